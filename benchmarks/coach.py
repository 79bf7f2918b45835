"""How well the coach's accounts hold together, how long they take, and whether they order the bots' levels.

.venv/bin/python benchmarks/coach.py cafe-race --games 40
.venv/bin/python benchmarks/coach.py coffin-rush --games 4 --thorough
"""

import statistics
import time
from argparse import ArgumentParser

from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.coach.account import LUCK, Analysis
from tavolino.coach.analysis import Analyst
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.core.record import Record
from tavolino.core.registry import find


def played(game_id: str, bots: list[str], seed: int) -> Record:
    game = find(game_id)
    options = game.read_options({})
    match = Match.new(game, len(bots), options, seed.to_bytes(32, "big"), seats=bots)
    players = []
    for seat, name in enumerate(bots):
        start = GameStart(game, options, len(bots), seat)
        player = seated(levels.make(name, game, FastChance.seeded(seed, seat)), start)
        player.begin(start)
        players.append(player)
    while not match.over:
        seat = match.to_move()[0]
        match.play(seat, match.moves.text(int(players[seat].choose(Outlook(match.state, seat, game.view)))))
    return match.record()


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def mean_and_error(values: list[float]) -> str:
    error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{statistics.fmean(values):+.3f} ± {error:.3f}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy,easy,greedy,easy", help="by seat, turned from game to game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--thorough", action="store_true")
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    depth = "thorough" if chosen.thorough else "quick"
    told: list[tuple[list[str], Analysis]] = []
    seconds: list[float] = []
    for seed in range(chosen.games):
        seats = [bots[(seat + seed) % len(bots)] for seat in range(len(bots))]
        record = played(chosen.game, seats, seed)
        began = time.process_time()
        told.append((seats, Analyst(record, depth).whole()))
        seconds.append(time.process_time() - began)
    report(told, seconds, f"{chosen.game}, {len(bots)} players, {depth}, {chosen.games} games")


def report(told: list[tuple[list[str], Analysis]], seconds: list[float], title: str) -> None:
    print(title)
    print(f"CPU seconds a game: median {statistics.median(seconds):.2f}, most {max(seconds):.2f}")
    shares = [analysis.remainder_share for _, analysis in told]
    print(f"remainder: median {statistics.median(shares):.0%}, 95th percentile {percentile(shares, 0.95):.0%}")
    open_sums = [
        abs(one.end - one.start - one.whole_luck - one.decisions - one.others - one.remainder)
        for _, analysis in told
        for one in analysis.seats
    ]
    print(f"the sum closes to {max(open_sums):.0e}")
    for kind in LUCK:
        print(f"luck, {kind}, first seat: {mean_and_error([one.seats[0].luck[kind] for _, one in told])}")
    for name in sorted({seat for seats, _ in told for seat in seats}):
        lost = [
            analysis.seats[seat].lost_per_100 or 0.0
            for seats, analysis in told
            for seat in range(len(seats))
            if seats[seat] == name
        ]
        print(f"{name} loses per 100 decisions: {mean_and_error(lost)}")


if __name__ == "__main__":
    main()

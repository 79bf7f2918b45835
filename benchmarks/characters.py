"""Do the characters of a game play noticeably differently, at the same strength? All of them at one table, each deal
from every seat; what can be seen of their play goes to a classifier, which is to name who played twenty games that it
has not seen.

    python benchmarks/characters.py cafe-race --games 400 --into race.jsonl    goes on from what the file has
    python benchmarks/characters.py --least 0.7 --within 3                     every game; fails beyond these bounds
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.core import registry
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.outlook import Outlook

TOGETHER = 20  # games that the classifier is given of one player
MOST_FOLDS = 5  # games are divided into so many parts; each is named by what was learned from the others
SHRINKAGE = 0.1  # of the covariance towards its diagonal, since there are many numbers and few games
SEED = 2026
THOUGHTS = 1 << 32

Row = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", dest="count", type=int, default=400, help="of each (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--into", type=Path, help="a file for the games that were played, with one GAME")
    parser.add_argument("--least", type=float, default=0.0, help="share of players that must be named")
    parser.add_argument("--within", type=float, default=100.0, help="points between the strongest and the weakest")
    chosen = parser.parse_args()
    names = chosen.games or [game.id for game in registry.shelf().values() if game.characters]
    found = [judge(registry.find(name), chosen) for name in names]
    for row in found:
        print(json.dumps(row))
    met = [row["named"] >= chosen.least and row["spread"] <= 2 * chosen.within for row in found]
    return 0 if all(met) else 1


def judge(game: Game, chosen: argparse.Namespace) -> Row:
    rows = played(game, chosen)
    characters = list(game.characters)
    shares = {name: share_of(rows, name) for name in characters}
    means = [share for share, _ in shares.values()]
    return {
        "game": game.id,
        "games": len(rows),
        "named": round(named(rows, characters), 3),
        "by_chance": round(1 / len(characters), 3),
        "wins": {name: [round(100 * part, 1) for part in told] for name, told in shares.items()},  # ± 95 %
        "spread": round(100 * (max(means) - min(means)), 1),
    }


# ---- playing


def played(game: Game, chosen: argparse.Namespace) -> list[Row]:
    known = read(chosen.into)
    missing = [number for number in range(chosen.count) if number not in known]
    with ProcessPoolExecutor(chosen.workers) as pool:
        for row in pool.map(play, [game.id] * len(missing), missing):
            known[row["number"]] = row
            if chosen.into is not None:
                with chosen.into.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
    return [known[number] for number in range(chosen.count)]


def read(path: Path | None) -> dict[int, Row]:
    if path is None or not path.is_file():
        return {}
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {row["number"]: row for row in rows}


def play(game_id: str, number: int) -> Row:
    """One game: who sat where, who won, and what was seen of each."""
    game = registry.find(game_id)
    players = len(game.characters)
    options = game.read_options({})
    names = [game.characters[(seat + number) % players] for seat in range(players)]
    thoughts = FastChance.seeded(SEED ^ THOUGHTS, number)
    bots = [
        seated(levels.make(name, game, thoughts), GameStart(game, options, players, seat))
        for seat, name in enumerate(names)
    ]
    for seat, bot in enumerate(bots):
        bot.begin(GameStart(game, options, players, seat))
    dice = FastChance.seeded(SEED, number // players)
    state = game.new(players, options, dice)
    outlooks = [Outlook(state, seat, game.view) for seat in range(players)]
    sight = Sight(game, players)
    while (seat := int(state.next_seat())) >= 0:
        move = int(bots[seat].choose(outlooks[seat]))
        sight.look(state, seat, move)
        state.apply(seat, move, dice, None)
    winners = [int(seat) for seat in state.winners()]
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return {"number": number, "names": names, "won": won, "seen": sight.of_each()}


class Sight:
    """What a neighbour can see of a player: which moves they make, and how they stand whenever they are to move."""

    def __init__(self, game: Game, players: int) -> None:
        options = game.read_options({})
        self.encoder = game.encoder(players, options)
        columns = self.encoder.columns
        self.width = len(columns.seat)
        self.first = len(columns.table) + (players - 1) * self.width  # of the player before the one who looks
        self.players = players
        texts = game.moves(options).texts
        words = [text if text.startswith("thrust") else text.split()[0] for text in texts]
        self.kinds = sorted(set(words))
        self.kind_of = [self.kinds.index(word) for word in words]
        self.moves = np.zeros((players, len(self.kinds)))
        self.stood = np.zeros((players, self.width))

    def look(self, state: Any, seat: int, move: int) -> None:
        row = self.encoder.encoded(state, (seat + 1) % self.players)
        self.stood[seat] += np.frombuffer(row, np.uint8)[self.first : self.first + self.width]
        self.moves[seat, self.kind_of[move]] += 1

    def of_each(self) -> list[list[float]]:
        made = np.maximum(self.moves.sum(axis=1, keepdims=True), 1)
        rows = np.hstack([self.moves / made, self.stood / made, made])
        return [[round(float(number), 5) for number in row] for row in rows]


# ---- judging


def share_of(rows: Sequence[Row], name: str) -> tuple[float, float]:
    """Of all victories, with its 95 % interval."""
    won = np.array([row["won"][row["names"].index(name)] for row in rows])
    return float(won.mean()), float(1.96 * won.std(ddof=1) / sqrt(len(won)))


def named(rows: Sequence[Row], characters: Sequence[str]) -> float:
    """How many players of twenty games each are named."""
    right = tried = 0
    folds = max(2, min(MOST_FOLDS, len(rows) // TOGETHER))
    for fold in range(folds):
        known = [row for number, row in enumerate(rows) if number % folds != fold]
        unknown = [row for number, row in enumerate(rows) if number % folds == fold]
        judge_of = Discriminant(*seen(known, characters), len(characters))
        for start in range(0, len(unknown) - TOGETHER + 1, TOGETHER):
            numbers, who = seen(unknown[start : start + TOGETHER], characters)
            scores = judge_of.scores(numbers)
            for character in range(len(characters)):
                right += int(scores[who == character].sum(axis=0).argmax()) == character
                tried += 1
    return right / max(1, tried)


def seen(rows: Sequence[Row], characters: Sequence[str]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    pairs = list(of_rows(rows, characters))
    return np.array([numbers for numbers, _ in pairs]), np.array([who for _, who in pairs])


def of_rows(rows: Sequence[Row], characters: Sequence[str]) -> Iterator[tuple[list[float], int]]:
    for row in rows:
        for name, numbers in zip(row["names"], row["seen"], strict=True):
            yield numbers, characters.index(name)


class Discriminant:
    """Linear discriminant analysis: a mean for each player, and how numbers vary together whoever plays."""

    def __init__(self, numbers: NDArray[np.float64], who: NDArray[np.int64], players: int) -> None:
        self.centre = numbers.mean(axis=0)
        self.scale = np.maximum(numbers.std(axis=0), 1e-9)
        scaled = (numbers - self.centre) / self.scale
        means = np.array([scaled[who == player].mean(axis=0) for player in range(players)])
        spread = np.cov(scaled - means[who], rowvar=False)
        spread = (1 - SHRINKAGE) * spread + SHRINKAGE * np.eye(len(spread))
        self.weights = np.linalg.solve(spread, means.T)
        self.offsets = -0.5 * (means * self.weights.T).sum(axis=1)

    def scores(self, numbers: NDArray[np.float64]) -> NDArray[np.float64]:
        scored: NDArray[np.float64] = (numbers - self.centre) / self.scale @ self.weights + self.offsets
        return scored


if __name__ == "__main__":
    sys.exit(main())

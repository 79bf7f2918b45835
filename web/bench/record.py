"""Records a whole game as each seat sees it, for the bench: `record.py GAME PLAYERS [SEED] [OPTIONS as JSON]`.

Writes web/bench/courses/GAME-SEAT.json for every seat, and GAME-side.json for an onlooker: one moment per move.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from tavolino.bots import levels
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.outlook import Glimpse
from tavolino.core.registry import find
from tavolino.core.seed import seed_from
from tavolino.table.choices import choice
from tavolino.table.plan import COLOURS

COURSES = Path(__file__).parent / "courses"
NAMES = ("Ada", "Beppe", "Chloé", "Dario", "Elsa", "Fritz")
LONGEST = 2000  # moves


def record(name: str, players: int, seed: int, options: dict[str, Any]) -> dict[int | None, list[Any]]:
    game = find(name)
    match = Match.new(game, players, game.read_options(options), seed_from(seed), seats=list(NAMES[:players]))
    bots = [levels.make("greedy", game, FastChance.seeded(seed + seat)) for seat in range(players)]
    seats: list[int | None] = [*range(players), None]
    courses: dict[int | None, list[Any]] = {seat: [moment(match, seat, [])] for seat in seats}
    while not match.over and len(match.entries) < LONGEST:
        mover = match.to_move()[0]
        legal = tuple(match.state.legal_moves(mover))
        code = int(bots[mover].choose(Glimpse(mover, legal, game.view(match.state, mover))))
        events = match.play(mover, match.moves.text(code))
        for seat in seats:
            courses[seat].append(moment(match, seat, [event.seen_by(seat) for event in events]))
    return courses


def moment(match: Match, seat: int | None, events: list[Any]) -> dict[str, Any]:
    legal = [] if seat is None else [choice(move) for move in match.legal(seat)]
    return {"events": events, "view": match.game.view(match.state, seat), "legal": legal}


def main() -> None:
    name, players = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    options = msgspec.json.decode(sys.argv[4]) if len(sys.argv) > 4 else {}
    seats = [
        {"number": number, "name": NAMES[number], "colour": COLOURS[number], "letter": "ABCDEF"[number]}
        | {"isBot": number > 1, "isHere": True}
        for number in range(players)
    ]
    COURSES.mkdir(exist_ok=True)
    for seat, moments in record(name, players, seed, options).items():
        course = {"seat": seat, "seats": seats, "moments": moments}
        file = COURSES / f"{name}-{'side' if seat is None else seat}.json"
        file.write_bytes(msgspec.json.encode(course))
        print(file.name, len(moments), "moments")


if __name__ == "__main__":
    main()

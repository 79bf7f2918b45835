"""`tavolino serve` for tests, with chance that is the same in every run: `python -m browser.seeded FILE serve …`.

FILE has the name of the test that runs, see `seeded_server.py`. The first game of a test always has the same dice, and
so has the second; a bot in the same position makes the same move.
"""

import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import msgspec

from tavolino.core.game import View
from tavolino.core.seed import seed_from
from tavolino.server.seeds import Seeds

# Where all are asked at the same time, who has answered already depends on timing, and must not influence the seed.
FLEETING = ("to_move", "chosen")


class KnownSeeds(Seeds):
    def __init__(self, test: Path) -> None:
        self._test = test
        self._games: Counter[tuple[str, int]] = Counter()

    def of_game(self) -> bytes:
        name, told = (
            self._test.read_text(),
            self._test.stat().st_mtime_ns,
        )  # a test that runs again has the same dice again
        self._games[name, told] += 1
        return seed_from(f"{name} {self._games[name, told]}")

    def of_thought(self, game: str, level: str, seat: int, view: View, legal: tuple[int, ...]) -> int:
        seen = msgspec.to_builtins(view)
        for field in FLEETING:
            seen.pop(field, None)
        question = msgspec.json.encode([game, level, seat, seen, legal])
        return int.from_bytes(sha256(question).digest()[:7], "big")


def main() -> int:
    from tavolino.cli import serving
    from tavolino.server.serve import serve
    from tavolino.server.settings import read_settings

    test, *words = sys.argv[1:]
    return serve(read_settings(serving.parser().parse_args(words)), KnownSeeds(Path(test)))


if __name__ == "__main__":  # the bots' worker processes import this module, too
    sys.exit(main())

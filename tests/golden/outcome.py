"""Prints what `expected.toml` keeps of a finished record:

.venv/bin/python tests/golden/outcome.py tests/golden/NAME.record >> tests/golden/expected.toml
"""

import sys
from pathlib import Path
from typing import Any

from tavolino.core.match import Match
from tavolino.core.record import parse
from tavolino.core.replay import replay

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.record"))


def read(path: Path) -> str:
    """The file as it is, byte for byte."""
    return path.read_bytes().decode("utf-8")


def outcome(match: Match) -> dict[str, Any]:
    standing = match.game.standing(match.state)
    return {"winners": standing.winners, "scores": [score.total for score in standing.scores]}


def main() -> None:
    for path in map(Path, sys.argv[1:]):
        ended = outcome(replay(parse(read(path))))
        print(f'\n["{path.name}"]', *(f"{key} = {value}" for key, value in ended.items()), sep="\n")


if __name__ == "__main__":
    main()

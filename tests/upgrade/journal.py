"""What is done already, so that whoever was stopped goes on from there."""

import json
from pathlib import Path
from typing import Any


class Journal:
    """A line of JSON for each thing that is done, written before the next one counts."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self.done: dict[str, Any] = dict(json.loads(line) for line in lines)

    def note(self, name: str, what: object = True) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, what]) + "\n")
        self.done[name] = what

"""Where records of games are kept in which a player of one's own failed. No file is ever overwritten."""

from itertools import count
from pathlib import Path

USUAL_FOLDER = Path("faulty-games")


class RecordFolder:
    """Made with the first record."""

    def __init__(self, path: Path = USUAL_FOLDER) -> None:
        self.path = path

    def write(self, name: str, record: str) -> Path:
        """The file that it is in: NAME.record, or NAME-2.record if there is one already."""
        self.path.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            file = self.path / f"{name if number == 1 else f'{name}-{number}'}.record"
            try:
                with file.open("x", encoding="utf-8") as opened:
                    opened.write(record)
            except FileExistsError:
                continue
            return file
        raise AssertionError("numbers have no end")

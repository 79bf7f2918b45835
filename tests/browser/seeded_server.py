"""A server for browser tests, with the same dice in every run and without time limits."""

import os
from pathlib import Path

from online.process import ServerProcess

TESTS = Path(__file__).parents[1]
NEVER = 86_400  # seconds until a player counts as away: on a busy machine no bot is to stand in


class SeededServer(ServerProcess):
    def __init__(self, folder: Path, test: str, port: int = 0) -> None:
        """Its database is in this folder; its dice depend on `test`."""
        self._test = folder / "test"
        self.database = f"sqlite:///{folder}/server.db"
        self.begin(test)
        super().__init__(
            self.database,
            port,
            program=("-m", "browser.seeded", str(self._test)),
            environment={"PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])},
            away_seconds=NEVER,
            outgoing="yes",  # so that its pages can be seen; nobody is called, as no address here leads anywhere
        )

    def begin(self, test: str) -> None:
        """Uses the dice of this test from now on."""
        self._test.write_text(test)

"""`tavolino serve` as a process of its own, on loopback, stopped by its process id."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from no_limits import NO_LIMITS
from online.ports import free_port
from tavolino.server.settings import variable

STARTED = "listening on "


class ServerProcess:
    """Started when it is made; `url` is where it listens, at a port that it can have again."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        log: Path | None = None,
        program: Sequence[str] = ("-m", "tavolino"),
        environment: Mapping[str, str] | None = None,
        python: str = sys.executable,
        **settings: object,
    ) -> None:
        chosen = NO_LIMITS | {"port": port or free_port(), "database": database, "bot_pause_seconds": 0} | settings
        told = {variable(name): str(value) for name, value in chosen.items()}  # earlier versions know some of them
        self._log = subprocess.DEVNULL if log is None else log.open("ab")
        self._process = subprocess.Popen(
            [python, *program, "serve"],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=os.environ | told | dict(environment or {}),
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith(STARTED), f"the server did not start: {line!r}"
        self.url = line.removeprefix(STARTED).strip()

    @property
    def pid(self) -> int:
        return self._process.pid

    def cpu_seconds(self) -> float:
        """What it has used so far, on however many cores: a figure that neighbours on the machine hardly change."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def stop(self) -> int:
        """As an operator does; the exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self._wait()

    def kill(self) -> None:
        """Without any warning."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._wait()

    def _wait(self) -> int:
        code = self._process.wait(timeout=60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        if not isinstance(self._log, int):
            self._log.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.stop()

"""`tavolino serve` under load: started, measured from outside, stopped by its process id."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

LISTENING = "listening on "
NO_LIMITS = {
    "bot-pause-seconds": 0,
    "bot-tables-per-address": 1_000,
    "messages-burst": 1_000_000,
    "messages-per-second": 1_000_000,
    "requests-burst": 1_000_000,
    "requests-per-second": 1_000_000,
    "sessions-per-hour": 1_000_000,
    "sockets": 20_000,
    "sockets-per-person": 20_000,
    "sockets-per-address": 20_000,
    "connections": 20_000,
    "connections-per-address": 20_000,
    "handshakes-per-minute": 1_000_000,
    "hellos-per-minute": 1_000_000,
    "tables-per-person": 1_000_000,
    "seat-changes-per-minute": 1_000_000,
    "chairs-per-person": 1_000_000,
    "chairs-per-address": 1_000_000,
    "tables-per-hour": 1_000_000,
    "log-level": "warning",
}


class MeasuredServer:
    def __init__(self, folder: Path, **more: object) -> None:
        """With an SQLite file in the folder; `more` are other settings, as `bot_workers=2` or another `database`."""
        self.folder = folder
        flags = NO_LIMITS | {"port": 0, "database": f"sqlite:///{folder}/server.db"}
        flags |= {name.replace("_", "-"): value for name, value in more.items()}
        words = [f"--{name}={value}" for name, value in flags.items()]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tavolino", "serve", *words], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith(LISTENING), f"the server did not start: {line!r}"
        self.url = line.removeprefix(LISTENING).strip()
        self.port = int(self.url.rsplit(":", 1)[1])
        self.pid = self._process.pid

    def __enter__(self) -> "MeasuredServer":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=60)

    def kill(self) -> None:
        """Without any warning."""
        self._process.kill()
        self._process.wait(timeout=60)

    # ---- measured from outside

    def cpu_seconds(self) -> float:
        return cpu_seconds_of(self.pid)

    def memory_bytes(self) -> int:
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds_of(process: int) -> float:
    """With all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Host:
    """Somebody who opens tables and sits in all their seats."""

    def __init__(self, server: MeasuredServer) -> None:
        self._http = httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=60)
        me = self._http.post("/api/session", json={"name": "Ospite"}).json()
        self._http.headers["X-CSRF-Token"] = me["csrf"]
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        self.headers = {"Cookie": cookie, "Origin": server.url}

    def open_table(self, seats: int, game: str = "cafe-race", bots: str | None = None) -> str:
        """With oneself in every seat, or such bots."""
        chair = {"who": "me"} if bots is None else {"who": "bot", "level": bots}
        answer = self._http.post("/api/tables", json={"game": game, "chairs": [chair] * seats, "public": True})
        table = str(answer.raise_for_status().json()["table"]["id"])
        self._http.post(f"/api/tables/{table}/start").raise_for_status()
        return table

    def close_table(self, table: str) -> None:
        self._http.delete(f"/api/tables/{table}")  # refused if its game is over

    def close(self) -> None:
        self._http.close()

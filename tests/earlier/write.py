"""Writes databases with an earlier version of Tavolino; see README.md.

PYTHONPATH=src:tests python tests/earlier/write.py CHECKOUT
"""

import asyncio
import json
import lzma
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from earlier.evening import Company, first_half, second_half
from online.process import ServerProcess
from postgres import Cluster

HERE = Path(__file__).parent
ITS_OWN = {"PYTHONPATH": "", "TAVOLINO_PLAIN": ""}  # not the code beside this file
LONG_PAUSE = 3600  # seconds


class Earlier:
    """A checkout of an earlier version, with its environment."""

    def __init__(self, checkout: Path) -> None:
        self.python = str(checkout / ".venv" / "bin" / "python")
        commit = ["git", "-C", str(checkout), "rev-parse", "--short=7", "HEAD"]
        self.commit = subprocess.run(commit, capture_output=True, text=True, check=True).stdout.strip()

    def server(self, url: str, port: int = 0, **settings: Any) -> ServerProcess:
        return ServerProcess(url, port, python=self.python, environment=ITS_OWN, **settings)

    def run(self, *words: str) -> str:
        done = subprocess.run([self.python, *words], env=os.environ | ITS_OWN, stdout=subprocess.PIPE, check=True)
        return done.stdout.decode()


async def fill(earlier: Earlier, url: str) -> dict[str, str]:
    with earlier.server(url) as server:
        async with Company.at(server.url) as company:
            tables = await first_half(company)
            server.kill()  # as a power cut would leave it
            with earlier.server(url, server.port, bot_pause_seconds=LONG_PAUSE, away_seconds=LONG_PAUSE) as slower:
                tables |= await second_half(company)
                slower.kill()
    return tables


def write(earlier: Earlier, kind: str, url: str, folder: Path) -> None:
    """The backup, and beside it what the earlier version reads in the database."""
    tables = asyncio.run(fill(earlier, url))
    copy = folder / f"{kind}.backup"
    earlier.run("-m", "tavolino", "admin", "backup", str(copy), "--database", url)
    keep(earlier, f"{kind}.backup", copy.read_bytes())
    facts: dict[str, Any] = json.loads(earlier.run(str(HERE / "facts.py"), url))
    names = {table: name for name, table in tables.items()}
    facts["called"] = {table: names[table] for table in facts["tables"]}
    keep(earlier, f"{kind}.json", json.dumps(facts, indent=1).encode())


def keep(earlier: Earlier, name: str, content: bytes) -> None:
    (HERE / f"{earlier.commit}.{name}.xz").write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def main(checkout: Path) -> None:
    earlier = Earlier(checkout)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write(earlier, "sqlite", f"sqlite:///{folder / 'store.db'}", folder)
        keep(earlier, "sqlite.db", (folder / "store.db").read_bytes())
        cluster = Cluster(fsync="off")
        try:
            write(earlier, "postgresql", cluster.new_database(), folder)
        finally:
            cluster.remove()


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())

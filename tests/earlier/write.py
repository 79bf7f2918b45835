"""Writes databases with an earlier version of Tavolino; see README.md.

PYTHONPATH=src:tests python tests/earlier/write.py CHECKOUT
"""

import asyncio
import json
import lzma
import sys
import tempfile
from pathlib import Path
from typing import Any

from earlier.checkout import EarlierVersion
from earlier.evening import Company, first_half, second_half
from postgres import Cluster

HERE = Path(__file__).parent
LONG_PAUSE = 3600  # seconds


async def fill(earlier: EarlierVersion, url: str) -> dict[str, str]:
    with earlier.server(url) as server:
        async with Company.at(server.url) as company:
            tables = await first_half(company)
            server.kill()  # as a power cut would leave it
            with earlier.server(url, server.port, bot_pause_seconds=LONG_PAUSE, away_seconds=LONG_PAUSE) as slower:
                tables |= await second_half(company)
                slower.kill()
    return tables


def write(earlier: EarlierVersion, kind: str, url: str, folder: Path) -> None:
    """The backup, and beside it what the earlier version reads in the database."""
    tables = asyncio.run(fill(earlier, url))
    copy = folder / f"{kind}.backup"
    earlier.run("-m", "tavolino", "admin", "backup", str(copy), "--database", url)
    keep(earlier, f"{kind}.backup", copy.read_bytes())
    facts: dict[str, Any] = json.loads(earlier.run(str(HERE / "facts.py"), url))
    names = {table: name for name, table in tables.items()}
    facts["called"] = {table: names[table] for table in facts["tables"]}
    keep(earlier, f"{kind}.json", json.dumps(facts, indent=1).encode())


def keep(earlier: EarlierVersion, name: str, content: bytes) -> None:
    (HERE / f"{earlier.commit}.{name}.xz").write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def main(checkout: Path) -> None:
    earlier = EarlierVersion.at(checkout)
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

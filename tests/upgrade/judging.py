"""`tavolino admin versions --judge` on many tables, with what it takes."""

import subprocess
import sys
from pathlib import Path

import msgspec
from sqlalchemy import Connection, text

from tavolino.store import offline

METERED = Path(__file__).with_name("metered.py")


class Judged(msgspec.Struct, frozen=True):
    lines: list[str]  # what it printed
    seconds: float
    cpu: float


def judge(url: str) -> Judged:
    words = [sys.executable, str(METERED), sys.executable, "-m", "tavolino", "admin", "versions", "--judge"]
    done = subprocess.run([*words, "--database", url], stdout=subprocess.PIPE, text=True, check=True)
    *lines, figures = done.stdout.splitlines()
    seconds, cpu = map(float, figures.split())
    return Judged(lines, seconds, cpu)


def only_under_way(url: str, tables: int, copies: int) -> None:
    """Of a copy of a database: so many tables under way, each of them so many times, and no others."""
    kept = f"SELECT id FROM tables WHERE status IN ('running', 'paused') ORDER BY id LIMIT {tables}"

    def change(connection: Connection) -> None:
        connection.execute(text(f"CREATE TEMPORARY TABLE kept AS {kept}"))
        connection.execute(text("DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM kept)"))
        for rows in ("seats", "guests", "results"):
            connection.execute(text(f"DELETE FROM {rows} WHERE table_id NOT IN (SELECT id FROM kept)"))
        connection.execute(text("DELETE FROM tables WHERE id NOT IN (SELECT id FROM kept)"))
        for copy in range(1, copies):
            for name, key in (("tables", "id"), ("entries", "table_id")):
                columns = [column for column in _columns(connection, name) if column != key]
                connection.execute(
                    text(
                        f"INSERT INTO {name} ({key}, {', '.join(columns)}) SELECT k.id || '.{copy}', "
                        f"{', '.join(f't.{column}' for column in columns)} FROM {name} t JOIN kept k ON t.{key} = k.id"
                    )
                )

    offline.run(url, change)


def entries_in(url: str) -> int:
    return offline.read(
        url, lambda connection: int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())
    )


def _columns(connection: Connection, name: str) -> list[str]:
    return list(connection.execute(text(f"SELECT * FROM {name} LIMIT 0")).keys())

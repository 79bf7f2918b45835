"""Databases by name, of either kind, that stay until somebody removes them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol

from postgres import Cluster


class Databases(Protocol):
    kind: str

    def url(self, name: str) -> str:
        """Its address; with PostgreSQL it exists from now on."""

    def copy(self, source: str, name: str) -> str:
        """Unless it is there already; its address. Nobody may be connected to the source."""

    def drop(self, name: str) -> None:
        """If it is there."""


class SqliteFiles:
    kind = "sqlite"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.db"

    def url(self, name: str) -> str:
        return f"sqlite:///{self._file(name)}"

    def copy(self, source: str, name: str) -> str:
        """With what is only in the write-ahead log of a server that was killed."""
        if not self._file(name).exists():
            self.drop("copy")
            with (
                closing(sqlite3.connect(self._file(source))) as old,
                closing(sqlite3.connect(self._file("copy"))) as new,
            ):
                old.backup(new)
            self._file("copy").rename(self._file(name))
        return self.url(name)

    def drop(self, name: str) -> None:
        for suffix in ("", "-wal", "-shm", ".lock"):
            Path(f"{self._file(name)}{suffix}").unlink(missing_ok=True)


class PostgresDatabases:
    kind = "postgresql"

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def url(self, name: str) -> str:
        if name not in self._cluster.databases():
            self._cluster.ask(f"CREATE DATABASE {name}")
        return self._cluster.url(name)

    def copy(self, source: str, name: str) -> str:
        if name not in self._cluster.databases():
            self._cluster.ask(f"CREATE DATABASE {name} TEMPLATE {source}")
        return self._cluster.url(name)

    def drop(self, name: str) -> None:
        self._cluster.ask(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

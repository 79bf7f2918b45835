"""A PostgreSQL cluster for the test session: in a temporary folder, on a socket in it, removed afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import psycopg
import pytest

VERSIONS = Path("/usr/lib/postgresql")  # Debian's; its wrappers in the path want a cluster of the system
SETTINGS = {  # everything else is as people have it
    "listen_addresses": "''",
    "deadlock_timeout": "100ms",
    "max_connections": "50",
    "shared_buffers": "32MB",
}


class Cluster:
    """It refuses to be run by root, so root runs it as the user `postgres`. In a folder that has one already, that one
    goes on."""

    def __init__(self, folder: Path | None = None, **settings: str) -> None:
        self._user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="tavolino-pg-")) if folder is None else folder
        self._numbers = count(1)
        if (self._data / "postmaster.pid").exists():  # nobody has stopped it, unless it was the machine
            with suppress(subprocess.CalledProcessError):
                self.stop("immediate")
        if not (self._data / "postgresql.conf").exists():
            self._begin(SETTINGS | {"unix_socket_directories": f"'{self._folder}'"} | settings)
        self.start()

    def _begin(self, settings: dict[str, str]) -> None:
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "--username=tavolino")
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", f"--log={self._folder / 'log'}")

    def stop(self, mode: str) -> None:
        """`fast` is a proper end; `immediate` leaves everything as it is, like a crash."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://tavolino@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The address of a fresh one."""
        name = f"t{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        name = url.partition("@/")[2].partition("?")[0]
        self.ask(f"DROP DATABASE {name} WITH (FORCE)")

    def databases(self) -> set[str]:
        with self._connected("postgres") as connection:
            return {name for (name,) in connection.execute("SELECT datname FROM pg_database")}

    def ask(self, sql: str, database: str = "postgres") -> None:
        with self._connected(database) as connection:
            connection.execute(sql.encode())

    def _connected(self, database: str) -> psycopg.Connection:
        return psycopg.connect(f"host={self._folder} user=tavolino dbname={database}", autocommit=True)

    def _run(self, program: str, *arguments: str) -> None:
        who = {} if self._user is None else {"user": self._user.pw_uid, "group": self._user.pw_gid}
        words = [str(max(VERSIONS.iterdir()) / "bin" / program), *arguments, f"--pgdata={self._data}"]
        with (self._folder / "said").open("ab") as said:  # a file: the server would hold a pipe open for its life
            subprocess.run(words, cwd=self._folder, stdout=said, stderr=said, check=True, **who)  # type: ignore[call-overload]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Takes some seconds, once per worker, and only if a test needs it. It would not survive a power cut."""
    cluster = Cluster(fsync="off")
    yield cluster
    cluster.remove()


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    """A database that nobody has used."""
    url = postgres.new_database()
    yield url
    postgres.drop(url)

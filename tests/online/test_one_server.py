"""An SQLite file has one server: a second one and `restore` are refused, and after a `kill -9` the next one starts."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from online.evening import asked, spend
from online.guest import Guest
from online.process import ServerProcess


def descendants(pid: int) -> list[int]:
    """The process's children, and theirs."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    found = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    return found + [grandchild for child in found for grandchild in descendants(child)]


def refused(*words: str) -> str:
    """What `tavolino …` says on standard error; it must fail, with a sentence."""
    done = subprocess.run([sys.executable, "-m", "tavolino", *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


async def begin_with_bots(anna: Guest) -> str:
    table = await anna.open_table("cafe-race", ["me", "greedy", "greedy"])
    await anna.start(table)
    async with anna.at(table, 0) as place:
        await place.move((await asked(place))[0])
        await asked(place)  # again, after the bots
    return table


def test_beside_a_server_there_is_no_second_one_and_no_restoring(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path}/server.db", str(tmp_path / "copy")

    async def story() -> None:
        with ServerProcess(database, log=tmp_path / "log") as server:
            async with Guest.named(server.url, "Anna") as anna:
                table = await begin_with_bots(anna)
                subprocess.run(
                    [sys.executable, "-m", "tavolino", "admin", "backup", copy, "--database", database], check=True
                )
                async with anna.at(table, 0) as place:
                    acknowledged = await place.move(place.legal[0])
                for words in (
                    ("serve", "--port", "0", "--database", database),
                    ("admin", "restore", copy, "--replace", "--database", database),
                ):
                    said = await asyncio.to_thread(refused, *words)
                    assert f"is in use by tavolino serve (process {server.pid} on " in said
                    assert "stop that first" in said
                async with anna.at(table, 0, 0) as place:
                    assert place.seq >= acknowledged

    spend(story())


def test_a_worker_that_outlives_its_server_does_not_keep_the_next_one_out(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/server.db"

    async def story() -> None:
        with ServerProcess(database) as server:
            await outlived(server)

    async def outlived(server: ServerProcess) -> None:
        async with Guest.named(server.url, "Anna") as anna:
            table = await begin_with_bots(anna)
            left = descendants(server.pid)
            assert len(left) >= 2, "at least the worker, and the process that starts workers"
            for pid in left:
                os.kill(pid, signal.SIGSTOP)
            try:
                server.kill()
                with ServerProcess(database, port=server.port):
                    assert all(Path(f"/proc/{pid}").exists() for pid in left)
                    async with anna.at(table, 0) as place:
                        assert place.legal
            finally:
                for pid in left:
                    os.kill(pid, signal.SIGKILL)

    spend(story())

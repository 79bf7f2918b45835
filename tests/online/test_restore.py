"""A backup taken while everybody plays: a server on the copy plays on from there."""

import asyncio
import sys
from pathlib import Path

from online.evening import at_table, couple, play_out, spend
from online.guest import Guest, Place
from online.process import ServerProcess


async def admin(*words: str) -> str:
    """What `tavolino admin …` prints; it must succeed."""
    command = [sys.executable, "-m", "tavolino", "admin", *words]
    running = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    printed, _ = await running.communicate()
    assert running.returncode == 0, printed
    return printed.decode()


async def play_and_chat(place: Place, until: asyncio.Event) -> None:
    while not until.is_set():
        await place.command("say", text="and another round")
        if place.legal and not place.over:
            await place.move(place.legal[0])


def test_a_server_on_a_restored_backup_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        before = ServerProcess(f"sqlite:///{tmp_path}/server.db", log=tmp_path / "log")
        async with couple(before.url) as (anna, beppe):
            async with at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second):
                table = first.table["id"]
                acknowledged = await second.move(second.legal[0])
                await backed_up_under_load(anna, tmp_path)
            before.stop()
            copy = f"sqlite:///{tmp_path}/another/server.db"
            assert "every log is whole" in await admin("restore", str(tmp_path / "copy"), "--database", copy)
            with ServerProcess(copy, port=before.port, log=tmp_path / "log"):
                async with anna.at(table, 0, 0) as first, beppe.at(table, 1, 0) as second:
                    assert first.seq >= acknowledged
                    await play_out(first, second)
                    assert [seq for seq, _ in first.events] == list(range(1, first.seq + 1))
                for other in await anna.ask("GET", "/api/tables/mine"):
                    async with anna.at(other["id"], 0) as place:
                        await play_out(place)
            assert "every log is whole" in await admin("check", "--database", copy)

    async def backed_up_under_load(guest: Guest, folder: Path) -> None:
        done = asyncio.Event()
        tables = [await guest.open_table("coffee-rush", ["me", "random"]) for _ in range(3)]
        for table in tables:
            await guest.start(table)
        async with guest.at(tables[0], 0) as one, guest.at(tables[1], 0) as two, guest.at(tables[2], 0) as three:
            load = asyncio.gather(*(play_and_chat(place, done) for place in (one, two, three)))
            said = await admin("backup", str(folder / "copy"), "--database", f"sqlite:///{folder}/server.db")
            assert "bytes" in said
            done.set()
            await load

    spend(story())

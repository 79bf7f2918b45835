"""`kill -9`, again and again: nothing acknowledged is lost, nothing is there twice, and every table goes on."""

import asyncio
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from faults.evening import Evening
from faults.proof import broken_promises, stored, tables
from faults.scale import LONG, times
from online.guest import Guest
from online.process import ServerProcess

HASTY = str(Path(__file__).with_name("hasty.py"))
SOON = 1.0  # second


def spend(folder: Path, kills: int, program: tuple[str, ...] = ("-m", "tavolino")) -> Evening:
    async def story() -> Evening:
        evening = Evening(folder, companies=4, seed=7, program=program)
        await evening.spend(kills)
        return evening

    return asyncio.run(story())


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    evening = spend(tmp_path, times(20, 300))
    assert broken_promises(evening.database, evening.regulars) == []
    played = tables(evening.database)
    assert all(played[regular.table].status == "finished" for regular in evening.regulars)
    acknowledged = sum(len(regular.acked) for regular in evening.regulars)
    bots = sum(command.startswith("bot:") for log in stored(evening.database).values() for _, command, _ in log)
    assert acknowledged > times(20, 300)
    assert bots > 0
    print(f"\n{len(evening.recovery) - 1} kills, {acknowledged} acknowledged moves, {bots} moves of bots", end="")
    tell("from a start to the first table served", evening.recovery[1:])
    tell("of which until it listens", evening.listening[1:])
    tell("the server's CPU time until then", evening.work[1:])
    assert not LONG or max(evening.recovery[1:]) < SOON


def test_a_server_that_acknowledges_before_the_commit_is_found_out(tmp_path: Path) -> None:
    evening = spend(tmp_path, 5, program=(HASTY,))
    assert any("was acknowledged as entry" in told for told in broken_promises(evening.database, evening.regulars))


def test_bots_go_on_though_nobody_looks(tmp_path: Path) -> None:
    """A table of bots alone, and no visitor after its start: only the house itself can take it up again."""
    database, port, waited = tmp_path / "house.db", 0, []

    def serve() -> ServerProcess:
        return ServerProcess(f"sqlite:///{database}", port, tmp_path / "log", bot_pause_seconds=0.05)

    async def opening(url: str) -> str:
        async with Guest.named(url, "Anna") as anna:
            table = await anna.open_table("cafe-race", ["greedy", "random", "greedy"])
            await anna.start(table)
            return table

    server = serve()
    table = asyncio.run(opening(server.url))
    for _ in range(times(2, 20)):
        length = len(stored(database)[table])
        until(lambda: len(stored(database)[table]) > length + 1)  # noqa: B023  # called here
        server.kill()
        length = len(stored(database)[table])
        if tables(database)[table].status == "finished":
            server = serve()
            table = asyncio.run(opening(server.url))
            continue
        began = time.monotonic()
        server = serve()
        until(lambda: len(stored(database)[table]) > length)  # noqa: B023
        waited.append(time.monotonic() - began)
    server.stop()
    assert waited
    tell("a bot's first move after a start", waited)


def until(wanted: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "nothing happens at a table where a bot has to move"
        time.sleep(0.01)


def tell(what: str, seconds: list[float]) -> None:
    print(f"\n{what}: median {statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s", end="")

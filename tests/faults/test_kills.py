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
    evening = spend(tmp_path, times(8, 300))
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
    assert not LONG or max(evening.work[1:]) < SOON  # by the processor: the clock belongs to the whole machine


def test_a_server_that_acknowledges_before_the_commit_is_found_out(tmp_path: Path) -> None:
    evening = spend(tmp_path, 5, program=(HASTY,))
    assert any("was acknowledged as entry" in told for told in broken_promises(evening.database, evening.regulars))


def test_bots_go_on_though_nobody_looks(tmp_path: Path) -> None:
    """Tables of bots only, and no visitor after their start: only the server itself can resume them."""
    waited = []
    for number in range(times(1, 20)):
        database = tmp_path / f"server{number}.db"
        with bots_at(database) as server:
            table = asyncio.run(open_table(server.url))
            until(lambda: moves(database) >= 3)  # noqa: B023  # called here
            server.kill()
        before = moves(database)
        assert tables(database)[table].status == "running"
        began = time.monotonic()
        with bots_at(database):
            until(lambda: moves(database) > before)  # noqa: B023
            waited.append(time.monotonic() - began)
            until(lambda: tables(database)[table].status == "finished")  # noqa: B023
        assert broken_promises(database, []) == []
    tell("a bot's first move after a start", waited)


def bots_at(database: Path) -> ServerProcess:
    """The bots pause, so that a kill comes in the middle of a game."""
    return ServerProcess(f"sqlite:///{database}", log=database.with_suffix(".log"), bot_pause_seconds=0.1)


async def open_table(url: str) -> str:
    async with Guest.named(url, "Anna") as anna:
        table = await anna.open_table("cafe-race", ["greedy", "random", "greedy"])
        await anna.start(table)
        return table


def moves(database: Path) -> int:
    return sum(command.startswith("bot:") for log in stored(database).values() for _, command, _ in log)


def until(wanted: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "nothing happens at a table where a bot has to move"
        time.sleep(0.01)


def tell(what: str, seconds: list[float]) -> None:
    print(f"\n{what}: median {statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s", end="")

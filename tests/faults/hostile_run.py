"""Attacks beside ordinary players, in turns without and with; run as a program, it goes on where it was stopped.

    python tests/faults/hostile_run.py --folder FOLDER [--seconds 30] [--turns 5] [--tables 20] [ATTACK …]

runs all attacks, or those that are named, and prints a row for each. FOLDER keeps what is measured.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from faults.hostile_attacker import Outcome
from faults.hostile_attacks import ATTACKS
from faults.hostile_figures import HEADING, NEVER, Attacked, Memory, Turn, Waits, row, verdict
from faults.hostile_players import House, Notes, Player
from faults.hostile_proof import breaches, lost
from faults.memory import megabytes
from online.conftest import errors
from online.process import ServerProcess
from tavolino.server.settings import Settings, default_of

TESTS = Path(__file__).parents[1]
PROGRAM = Path(__file__).with_name("hostile_attacker.py")
DATABASE, LOG = "server.db", "log"
BOT_PAUSE = 0.4  # seconds, the server's default
USUAL_MEMORY = 16.0  # megabytes by which it differs anyway
MOMENT = 0.25  # seconds between two looks
WARM_UP, A_MOMENT = 5.0, 1.0
UNTIL_BACK = 60.0
MOST_TOLD = 10  # faults of one kind
GRACE = 60.0  # seconds for attackers to end by themselves


class Plan(msgspec.Struct, frozen=True):
    seconds: float = 30.0
    turns: int = 5
    tables: int = 20
    until_back: float = UNTIL_BACK


def default_server(folder: Path, **settings: object) -> ServerProcess:
    """With the limits that a server has by itself, and not with those of other tests."""
    defaults = {name: default_of(name) for name in Settings.__struct_fields__ if name != "port"}
    numbers: dict[str, Any] = {name: value for name, value in defaults.items() if isinstance(value, int | float)}
    return ServerProcess(f"sqlite:///{folder / DATABASE}", log=folder / LOG, **(numbers | settings))


async def attack(name: str, folder: Path, plan: Plan) -> Attacked:
    """All turns that are still to be done, on one server; what was found is in the folder after each of them."""
    file = folder / f"{name}.json"
    found = Attacked.read(file)
    if len(found.turns) >= plan.turns:
        return found
    with tempfile.TemporaryDirectory(prefix="hostile") as place:
        with await asyncio.to_thread(default_server, Path(place)) as server:
            house = House(server.url, plan.tables, seed=len(found.turns))
            async with house.open():
                await _everybody_plays(house)
                while len(found.turns) < plan.turns:
                    found.turns.append(await _turn(name, server, house, plan, len(found.turns)))
                    finished = house.take_finished()
                    await asyncio.to_thread(_look_back, found, finished, Path(place))  # nobody waits for it
                    found.write(file)
        _look_back(found, house.players, Path(place))
        found.faults += house.troubles[:MOST_TOLD]
        found.faults += [f"logged: {line[:300]}" for line in errors(Path(place) / LOG)[:MOST_TOLD]]
        found.write(file)
    return found


async def _everybody_plays(house: House) -> None:
    async with asyncio.timeout(120):
        while len(house.notes.entries) < house.tables:
            await asyncio.sleep(MOMENT)
    await asyncio.sleep(WARM_UP)


async def _turn(name: str, server: ServerProcess, house: House, plan: Plan, number: int) -> Turn:
    await asyncio.sleep(A_MOMENT)
    house.notes.take()
    await asyncio.sleep(plan.seconds)
    without = waits(house.notes.take())
    before = megabytes(server.pid)
    outcome, peak = await _attacked(name, server, plan.seconds, number)
    attacked = waits(house.notes.take())
    after, seconds = await _memory_back(server, before, plan.until_back)
    return Turn(without, attacked, Memory(before, peak, after, seconds), outcome.answers)


async def _attacked(name: str, server: ServerProcess, seconds: float, seed: int) -> tuple[Outcome, float]:
    """What the attackers tell, and the most memory that the server took meanwhile."""
    peak, process = 0.0, begin_attack(name, server.url, seconds, seed)
    try:
        async with asyncio.timeout(seconds + GRACE):
            while process.poll() is None:
                peak = max(peak, megabytes(server.pid))
                await asyncio.sleep(MOMENT)
    finally:
        told = end_attack(process)
    return told, peak


def begin_attack(name: str, url: str, seconds: float, seed: int, *more: str) -> "subprocess.Popen[bytes]":
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    words = [sys.executable, str(PROGRAM), name, url, str(seconds), str(seed), *more]
    return subprocess.Popen(words, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": path})


def end_attack(process: "subprocess.Popen[bytes]") -> Outcome:
    if process.poll() is None:
        process.kill()
    told, _ = process.communicate()
    assert process.returncode == 0, f"the attackers ended with {process.returncode}"
    return msgspec.json.decode(told, type=Outcome)


async def _memory_back(server: ServerProcess, before: float, until: float) -> tuple[float, float]:
    """How much it is in the end, and after how many seconds it was as before."""
    began = time.monotonic()
    while (now := megabytes(server.pid)) > before + USUAL_MEMORY:
        if time.monotonic() - began > until:
            return now, NEVER
        await asyncio.sleep(MOMENT)
    return now, time.monotonic() - began


def waits(notes: Notes) -> Waits:
    acks = sorted(notes.waits)
    return Waits(
        moves=len(acks),
        p50=statistics.median(acks) if acks else NEVER,
        p99=acks[min(len(acks) - 1, int(len(acks) * 0.99))] if acks else NEVER,
        bots=len(notes.bots),
        latest_bot=max(notes.bots, default=0.0) - BOT_PAUSE if notes.bots else 0.0,
        tables=len(notes.entries),
        stuck=sum(count == 0 for count in notes.entries.values()),
    )


def _look_back(found: Attacked, players: list[Player], folder: Path) -> None:
    database = folder / DATABASE
    found.lost += lost(database, players)
    found.shown += breaches(database, players)
    found.moves += sum(len(player.acked) for player in players)
    found.views += sum(len(player.glances) for player in players)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--turns", type=int, default=Plan().turns)
    parser.add_argument("--tables", type=int, default=Plan().tables)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    print(HEADING)
    for name in chosen.attacks or ATTACKS:
        plan = Plan(chosen.seconds, chosen.turns, chosen.tables)
        found = asyncio.run(attack(name, chosen.folder, plan))
        print(row(name, found), flush=True)
        for wrong in verdict(found):
            print(f"  {name}: {wrong}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

"""Attackers beside ordinary players: nobody else notices, nothing is lost, and nobody sees more than they may.

Each attack that was found to work once is here, and some that were not. In every check each of them goes on for a
moment, and is refused as it should be; how long others wait meanwhile is measured by `./check --faults`.
"""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from faults.hostile_attacker import Outcome
from faults.hostile_attacks import ATTACKS
from faults.hostile_figures import NEVER, Attacked, Memory, Turn, Waits, row, verdict
from faults.hostile_players import SEATS, House, Player
from faults.hostile_proof import breaches, lost
from faults.hostile_requests import NAME
from faults.hostile_run import DATABASE, LOG, Plan, attack, begin_attack, default_server, end_attack
from faults.memory import megabytes
from faults.scale import LONG
from online.conftest import errors
from online.guest import Guest, Place
from online.process import ServerProcess
from tavolino.store.check import check

FOLDER = os.environ.get("TAVOLINO_HOSTILE")  # keeps what a long run has measured, so that it can go on
LONGEST = 120.0  # seconds, on a busy machine; a moment after it was refused an attack is over
MOST_GROWTH = 250.0  # megabytes: two passphrases being hashed are 128 of them
OUR_MISTAKES = ("500 internal", "SHOWN A SEAT")
# Limits that are reached in a moment, also by attackers who hardly get any processor time
SOON = {
    "courses_per_minute": 6, "files_per_minute": 6, "files_waiting_per_address": 1, "logins_per_minute": 1,
    "tables_per_hour": 6, "handshakes_per_minute": 10, "chairs_per_person": 1, "requests_burst": 100,
    "requests_per_second": 3,
    "request_seconds": 0.5, "hello_seconds": 0.5, "unread_seconds": 0.5,
}  # fmt: skip


# ---- in every check: each attack for a moment


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("hostile")
    with default_server(folder, **SOON) as server:
        asyncio.run(_furnish(server.url))
        yield server
    assert check(f"sqlite:///{folder / DATABASE}") == []
    assert errors(folder / LOG) == []


async def _furnish(url: str) -> None:
    """Something for strangers to look at: a table that is played at, free chairs, and a name that is kept."""
    async with Guest.named(url, NAME, address="127.8.0.1") as host:
        await host.start(await host.open_table("cafe-race", ["me", "me", "me"]))
        await host.open_table("cafe-race", ["me", "open", "open"])
        await host.open_table("cafe-race", ["me", "open", "open"])
        await host.ask("POST", "/api/me/passphrase", {"passphrase": "correct horse battery staple"})


@pytest.mark.skipif(LONG, reason="measured instead")
@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_refused_and_everybody_else_is_served(besieged: ServerProcess, name: str) -> None:
    before = megabytes(besieged.pid)
    outcome, peak = asyncio.run(_beside(besieged, name))
    print(name, outcome)
    assert not outcome.answers.keys() & set(OUR_MISTAKES)
    assert outcome.answers.keys() & set(ATTACKS[name].refused), outcome.answers
    assert peak - before < MOST_GROWTH


async def _beside(server: ServerProcess, name: str) -> tuple[Outcome, float]:
    """The attack, while somebody at a table of their own says something again and again."""
    number = list(ATTACKS).index(name) + 1
    async with Guest.named(server.url, f"Anna {number}", address=f"127.9.0.{number}") as anna:
        table = await anna.open_table("cafe-race", ["me", "me", "me"])
        await anna.start(table)
        async with anna.at(table, 0) as place:
            process = begin_attack(name, server.url, LONGEST, number, "--until-refused")
            peak = await _play_on(place, process, server.pid)
            outcome = end_attack(process)
            await place.command("say", text="still here")
    return outcome, peak


async def _play_on(place: Place, process: "subprocess.Popen[bytes]", pid: int) -> float:
    """Until the attack is over; the most memory that the server took."""
    peak = 0.0
    while process.poll() is None:
        peak = max(peak, megabytes(pid))
        await place.send({"t": "ping"})
        await place.until(lambda message: message["t"] == "pong")
        await asyncio.sleep(0.1)
    return peak


# ---- in `./check --faults`: beside twenty tables, in turns without and with the attack


@pytest.mark.skipif(not LONG, reason="takes minutes: ./check --faults")
@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_else_notices_an_attack(name: str, tmp_path: Path) -> None:
    found = asyncio.run(attack(name, tmp_path if FOLDER is None else Path(FOLDER), Plan()))
    print(f"\n{row(name, found)}")
    assert verdict(found) == []


def test_what_is_measured_is_kept_and_not_measured_again(tmp_path: Path) -> None:
    kept = Attacked(turns=[_turn()] * Plan().turns)
    kept.write(tmp_path / "temple.json")
    assert asyncio.run(attack("temple", tmp_path, Plan())) == kept


# ---- the controls: whatever does not hold is found


def _waits(**changed: float) -> Waits:
    usual = {"moves": 1000, "p50": 0.002, "p99": 0.010, "bots": 100, "latest_bot": 0.1, "tables": 20, "stuck": 0}
    return msgspec.convert(usual | changed, Waits)


def _turn(answers: dict[str, int] | None = None, back_after: float = 1.0, **changed: float) -> Turn:
    return Turn(_waits(), _waits(**changed), Memory(100, 200, 100, back_after), answers or {"429 too_many": 10})


def test_turns_as_usual_are_no_reason_for_complaint() -> None:
    assert verdict(Attacked(turns=[_turn(p99=0.025, latest_bot=1.0, back_after=60)] * 5)) == []


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (_turn(p99=0.026), "acknowledged within 26.0 ms"),
        (_turn(latest_bot=1.1), "a bot was 1.1 s late"),
        (_turn(back_after=NEVER), "100 MB before"),
        (_turn(stuck=1), "nothing happened at 1 of 20 tables"),
        (_turn({"SHOWN A SEAT": 1}), "SHOWN A SEAT"),
    ],
)
def test_what_others_would_notice_is_told(turn: Turn, told: str) -> None:
    (complaint,) = verdict(Attacked(turns=[turn]))
    assert told in complaint


def test_what_was_lost_or_shown_is_told() -> None:
    assert verdict(Attacked(turns=[_turn()], lost=["a move"], shown=["a hand"], faults=["a line of the log"])) == [
        "a move", "a hand", "a line of the log",
    ]  # fmt: skip


def test_what_people_were_told_is_compared_with_the_log(tmp_path: Path) -> None:
    """Two tables for a moment. Whose seat it was makes all the difference."""
    database = tmp_path / DATABASE
    players = asyncio.run(_some_moves(tmp_path, 20))
    assert lost(database, players) == breaches(database, players) == []
    player = max(players, key=lambda one: len(one.acked))
    player.seat = (player.seat + 1) % SEATS
    moves = [name for name in player.acked if "move" in player.sent[name]]  # chat is the same in every seat
    assert len(lost(database, players)) == len(moves) > 0
    assert len(breaches(database, players)) >= len(player.glances) / 2 > 0  # some entries were seen twice
    player.seat = SEATS
    assert len(breaches(database, players)) >= len(player.glances) / 2


async def _some_moves(folder: Path, number: int) -> list[Player]:
    with await asyncio.to_thread(default_server, folder, bot_pause_seconds=0) as server:
        house = House(server.url, tables=2, seed=1, pace=0.05)
        async with house.open(), asyncio.timeout(120):
            while len(house.notes.waits) < number or not house.notes.bots:
                await asyncio.sleep(0.1)
    assert house.troubles == []
    return house.players

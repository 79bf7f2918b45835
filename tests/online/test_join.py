"""`tavolino join`: a player of one's own at a table online, among people and bots."""

import asyncio
import os
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from costly_files import own_menu
from online.evening import SECONDS, asked, play_out, spend, told
from online.guest import Guest, Place
from online.process import ServerProcess
from own_bots.players import HEARING, command
from tavolino.core import record as records
from tavolino.core.replay import verify

JOIN = [*HEARING, sys.executable, "-m", "tavolino", "join"]
SOON = {f"WEBSOCKETS_BACKOFF_{which}_DELAY": "0.1" for which in ("INITIAL", "MIN")}  # between attempts to connect


class Joined:
    """The program, and what it says."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def run(cls, *words: str, token: str | None = None) -> "Joined":
        pipe = asyncio.subprocess.PIPE
        environment = os.environ | SOON | ({} if token is None else {"TAVOLINO_SEAT_TOKEN": token})
        return cls(await asyncio.create_subprocess_exec(*JOIN, *words, stdout=pipe, stderr=pipe, env=environment))

    async def end(self) -> tuple[int, str, str]:
        """Its exit code, and what it has printed."""
        async with asyncio.timeout(SECONDS):
            out, err = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, out.decode(), err.decode()

    async def says(self, words: str) -> None:
        assert self.process.stderr is not None
        async with asyncio.timeout(SECONDS):
            while words not in (line := (await self.process.stderr.readline()).decode()):
                assert line, f"it never said {words!r}"


async def invited(host: Guest, url: str, game: str, *others: str, **more: Any) -> tuple[str, str]:
    """A private table with a free chair: its id, and the link for whoever is to have it."""
    table = await host.open_table(game, ["me", "open", *others], public=False, **more)
    invite = (await host.ask("GET", f"/api/tables/{table}"))["invite"]
    return table, f"{url}/join/{table}?invite={invite}"


@asynccontextmanager
async def at_a_table_with(
    url: str, bot: str, *words: str, game: str = "cafe-race", others: tuple[str, ...] = ("random",), **more: Any
) -> AsyncIterator[tuple[Guest, Place, Joined]]:
    """Anna plays against a bot that has come by an invite, and perhaps others."""
    async with Guest.named(url, "Anna") as anna:
        table, link = await invited(anna, url, game, *others, **more)
        async with anna.at(table, 0, 0) as place:
            joined = await Joined.run(link, "--bot", bot, "--name", "Roberta", *words)
            try:
                await told(place, "seated", seat=1, name="Roberta")
                await anna.start(table)
                yield anna, place, joined
            finally:
                if joined.process.returncode is None:
                    joined.process.terminate()
                    await joined.end()


def test_by_an_invite_it_sits_down_and_plays_to_the_end(server: ServerProcess) -> None:
    async def story() -> None:
        async with at_a_table_with(server.url, command("behave")) as (_, place, joined):
            await play_out(place)
            code, out, _ = await joined.end()
            assert code == 0
            assert out.startswith("the game is over; won by ")

    spend(story())


@pytest.mark.parametrize("game", ["coffee-rush", "coffin-rush"])
def test_it_plays_every_game(server: ServerProcess, game: str) -> None:
    """Against a bot that is no better than it has to be: all of this is played in a process of its own."""

    async def story() -> None:
        async with at_a_table_with(server.url, "random", game=game, others=()) as (_, place, joined):
            await play_out(place)
            assert (await joined.end())[0] == 0

    spend(story())


@pytest.mark.parametrize("public", [True, False])
def test_with_a_seat_token_it_needs_no_session(server: ServerProcess, public: bool) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna:
            table = await anna.open_table("cafe-race", ["me", "greedy", "random"], public=public)
            token = (await anna.ask("POST", f"/api/tables/{table}/seats/0/token"))["token"]
            await anna.start(table)
            joined = await Joined.run(f"{server.url}/table/{table}", "--bot", command("behave"), token=token)
            assert (await joined.end())[0] == 0
            assert (await anna.ask("GET", f"/api/tables/{table}"))["table"]["status"] == "finished"

    spend(story())


# ---- when it fails


@pytest.mark.parametrize(
    ("kind", "said"), [("crash", "crash: it ended"), ("cheat", "illegal: "), ("hang", "timeout: ")]
)
def test_a_player_that_fails_ends_no_game(server: ServerProcess, kind: str, said: str, tmp_path: Path) -> None:
    words = ["--records", str(tmp_path), *(["--move-seconds", "0.5"] if kind == "hang" else [])]

    async def story() -> tuple[int, str]:
        async with at_a_table_with(server.url, command(kind, every=3), *words) as (_, place, joined):
            await play_out(place)
            code, _, err = await joined.end()
            return code, err

    code, err = asyncio.run(story())
    assert code == 0
    assert said in err
    assert "a stand-in plays this move" in err
    (file,) = tmp_path.iterdir()
    assert str(file) in err
    assert verify(records.parse(file.read_text("utf-8"))).over


def test_it_comes_back_when_the_connection_breaks(tmp_path: Path) -> None:
    """The server is killed and started again, in the midst of a game."""
    database = f"sqlite:///{tmp_path}/server.db"

    async def story() -> None:
        before = ServerProcess(database)
        async with at_a_table_with(before.url, command("behave")) as (anna, place, joined):
            await told(place, "moved", seat=1)
            await asyncio.to_thread(before.kill)
            await joined.says("the connection was lost")
            with await asyncio.to_thread(ServerProcess, database, before.port):
                async with anna.at(place.table["id"], 0, place.seq) as back:
                    await play_out(back)
                    assert (await joined.end())[:2] == (0, f"the game is over; won by {await winners(anna, back)}\n")

    spend(story())


async def winners(anna: Guest, place: Place) -> str:
    """Their names, as the result has them."""
    async with anna.at(place.table["id"], 0) as again:
        sync = await again.hello(place.table["id"])
    chairs = place.table["chairs"]
    return ", ".join(chairs[seat]["name"] or chairs[seat]["bot"] for seat in sync["result"]["winners"])


def test_ctrl_c_leaves_nothing_behind(server: ServerProcess) -> None:
    async def story() -> None:
        async with at_a_table_with(server.url, command("hang")) as (_, place, joined):
            await asked(place)
            program = await program_of(joined.process.pid)
            assert not has_ended(program, 0)
            joined.process.send_signal(signal.SIGINT)
            assert (await joined.end())[0] == 130
            assert has_ended(program, SECONDS)
            os.close(program)

    spend(story())


async def program_of(pid: int) -> int:
    """A pidfd of the program that it has started, once it has."""
    async with asyncio.timeout(SECONDS):
        while True:
            await asyncio.sleep(0)
            for thread in Path(f"/proc/{pid}/task").iterdir():
                for child in thread.joinpath("children").read_text().split():
                    return os.pidfd_open(int(child))


def has_ended(process: int, seconds: float) -> bool:
    return bool(select.select([process], [], [], seconds)[0])


def test_a_table_that_is_closed_ends_it(server: ServerProcess) -> None:
    async def story() -> None:
        async with at_a_table_with(server.url, command("behave")) as (anna, place, joined):
            await told(place, "moved", seat=1)
            await anna.ask("DELETE", f"/api/tables/{place.table['id']}")
            assert (await joined.end())[:2] == (0, "the table was closed without a result\n")

    spend(story())


# ---- a menu of one's own, which is told once


def test_by_an_invite_it_knows_the_menu_of_the_table(server: ServerProcess) -> None:
    async def story() -> None:
        options = {"menu": own_menu(40)}
        bot = "greedy"
        async with at_a_table_with(server.url, bot, game="coffee-rush", others=(), options=options) as (
            _,
            place,
            joined,
        ):
            await play_out(place)
            assert (await joined.end())[0] == 0

    spend(story())


def test_a_seat_token_of_a_private_table_does_not_show_its_menu(server: ServerProcess) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna:
            options = {"menu": own_menu(40)}
            table = await anna.open_table("coffee-rush", ["me", "random"], public=False, options=options)
            token = (await anna.ask("POST", f"/api/tables/{table}/seats/0/token"))["token"]
            await anna.start(table)
            joined = await Joined.run(f"{server.url}/table/{table}", "--bot", command("behave"), token=token)
            code, _, err = await joined.end()
            assert code == 2
            assert "this table has a menu of its own, which a seat token does not show; join by the invite" in err

    spend(story())


# ---- what cannot be


def refused(*words: str, token: str | None = None) -> str:
    """The one sentence."""

    async def story() -> tuple[int, str, str]:
        return await (await Joined.run(*words, "--bot", "random", token=token)).end()

    code, out, err = asyncio.run(story())
    assert (code, out) == (2, "")
    assert err.startswith("tavolino join: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("url", ["", "table", "ftp://example.org/table/x", "http://example.org/", "http:///table/x"])
def test_an_address_that_is_none(url: str) -> None:
    assert "is not the address of a table" in refused(url)


def test_a_server_that_is_not_there() -> None:
    assert "there is no answer from http://127.0.0.1:9: " in refused("http://127.0.0.1:9/table/x")


def test_a_table_that_is_not_there(server: ServerProcess) -> None:
    assert "there is no such table" in refused(f"{server.url}/table/nowhere")


def test_a_token_that_is_none(server: ServerProcess) -> None:
    async def story(url: str) -> str:
        async with Guest.named(url, "Anna") as anna:
            return await anna.open_table("cafe-race", ["me", "greedy", "random"])

    table = asyncio.run(story(server.url))
    assert "this seat token is not one of ours" in refused(f"{server.url}/table/{table}", token="forged")
    assert "there is no free chair at this table" in refused(f"{server.url}/table/{table}")

"""What an operator sees while people play, and what happens to those who open too many sockets."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from online.guest import Guest
from online.process import ServerProcess


async def measures(url: str) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=url) as http:
        text = (await http.get("/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^(tavolino_\S+) (\S+)$", text, re.MULTILINE)}


def test_a_race_is_measured(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        before = await measures(url)
        assert before["tavolino_sockets"] == 0
        assert before["tavolino_commit_seconds_count"] == 0
        async with Guest.named(url, "Anna") as anna:
            table = await anna.open_table("cafe-race", ["me", "greedy", "random"])
            async with anna.at(table, 0) as place:
                await anna.start(table)
                while not place.legal:
                    await place.next()
                playing = await measures(url)
                assert playing["tavolino_sockets"] == 1
                assert playing['tavolino_tables{status="running"}'] == 1
                await place.play(lambda legal: legal[0])
                entries = place.seq
            after = await measures(url)
            moves = after['tavolino_moves_total{game="cafe-race"}']
            started = 1 + 3 + 1  # opened, three chairs taken, started
            assert moves == entries - started
            assert after["tavolino_commit_seconds_count"] == entries - 1  # all but the table itself, made with its row
            thoughts = [after[f'tavolino_bot_thinking_seconds_count{{bot="{bot}"}}'] for bot in ("greedy", "random")]
            assert min(thoughts) > 0
            assert sum(thoughts) < moves

    with ServerProcess(f"sqlite:///{tmp_path}/server.db") as server:
        asyncio.run(story(server.url))


def test_a_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Guest.named(url, "Anna") as anna, Guest.named(url, "Beppe") as beppe, AsyncExitStack() as open_now:
            table = await anna.open_table("cafe-race", ["me", "open", "open"])
            for _ in range(2):
                await open_now.enter_async_context(anna.at(table, 0))
            with pytest.raises(InvalidStatus) as refused:
                await open_now.enter_async_context(anna.at(table, 0))
            assert refused.value.response.status_code == 409
            assert b"too_much" in refused.value.response.body
            await open_now.enter_async_context(beppe.at(table, None))  # which does not keep others out
            with pytest.raises(InvalidStatus) as refused:
                await open_now.enter_async_context(beppe.at(table, None))
            assert refused.value.response.status_code == 503  # but three are all that this server takes
            await open_now.aclose()
            while (await measures(url))["tavolino_sockets"]:  # until the server has noticed
                await asyncio.sleep(0)
            async with anna.at(table, 0) as place:
                assert place.seq == 2

    with ServerProcess(f"sqlite:///{tmp_path}/server.db", sockets=3, sockets_per_person=2) as server:
        asyncio.run(story(server.url))

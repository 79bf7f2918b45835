"""A long log is played again in stretches, so that nobody waits for a table to be loaded."""

import asyncio
from pathlib import Path

import pytest

from server.race import TABLE, begin_race
from stores import opened
from tavolino.server.live import node as nodes
from tavolino.server.live.node import Node
from tavolino.table import decide

CHAT = 50


async def talk(node: Node, lines: int) -> None:
    room = await node.room(TABLE)
    for number in range(lines):
        await node.carry_out(room, f"say:{number}", lambda _table, at: decide.say("Ada", None, "ciao", at))


async def turns_while(loading: "asyncio.Task[object]") -> int:
    turns = 0
    while not loading.done():
        turns += 1
        await asyncio.sleep(0)
    return turns


@pytest.mark.parametrize(("at_once", "in_stretches"), [(2, True), (10_000, False)])
def test_others_have_their_turn_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int, in_stretches: bool
) -> None:
    """The second case is the negative control."""
    monkeypatch.setattr(nodes, "AT_ONCE", at_once)

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            first = Node(store)
            await begin_race(first, public=True)
            await talk(first, CHAT)
            lines = await store.entries(TABLE)
            loading = asyncio.ensure_future(nodes._replayed(TABLE, lines))
            turns = await turns_while(loading)
            assert (turns >= CHAT / at_once > 1) is in_stretches
            assert (await loading).seq == len(lines) == (await first.room(TABLE)).table.seq

    asyncio.run(story())


def test_what_is_stored_meanwhile_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "AT_ONCE", 2)

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            first = Node(store)
            await begin_race(first, public=True)
            await talk(first, CHAT)
            second = Node(store)
            replayed = nodes._replayed

            async def while_others_talk(table_id: str, lines: list[tuple[int, str, bytes]]) -> object:
                table = await replayed(table_id, lines)
                room = await first.room(TABLE)
                await first.carry_out(room, "late", lambda _table, at: decide.say("Bea", None, "late", at))
                return table

            monkeypatch.setattr(nodes, "_replayed", while_others_talk)
            assert (await second.room(TABLE)).table.seq == (await first.room(TABLE)).table.seq

    asyncio.run(story())

"""A long log is played again in slices of time, and others may write meanwhile."""

import asyncio
from pathlib import Path

import pytest

from server.race import TABLE, begin_race
from stores import opened
from tavolino.server.live import background
from tavolino.server.live import node as nodes
from tavolino.server.live.background import TimeSlice
from tavolino.server.live.node import Node
from tavolino.table import decide

CHAT = 50


async def talk(node: Node, lines: int) -> None:
    room = await node.room(TABLE)
    for number in range(lines):
        await node.carry_out(room, f"say:{number}", lambda table, at: decide.say(table, "Ada", None, "ciao", at))


def test_what_is_stored_meanwhile_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LONGEST_SLICE", 0.0)  # a pause after every entry

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            first = Node(store)
            await begin_race(first, public=True)
            await talk(first, CHAT)
            second = Node(store)
            replayed = nodes._replayed

            async def while_others_talk(
                table_id: str, lines: list[tuple[int, str, bytes]], slices: TimeSlice
            ) -> object:
                table = await replayed(table_id, lines, slices)
                room = await first.room(TABLE)
                await first.carry_out(room, "late", lambda table, at: decide.say(table, "Bea", None, "late", at))
                return table

            monkeypatch.setattr(nodes, "_replayed", while_others_talk)
            assert (await second.room(TABLE)).table.seq == (await first.room(TABLE)).table.seq

    asyncio.run(story())

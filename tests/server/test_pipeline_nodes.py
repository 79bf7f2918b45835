"""The one path of a change where several nodes write to one store."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from server.evening import Evening, Play
from server.race import TABLE
from tavolino.store.line import Line
from tavolino.store.pending_write import AnswerCallback
from tavolino.table import entry as entries


class Reads:
    """Counts how often the log is read at a store that others write to."""

    def __init__(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._entries = evening.store.entries
        evening.store.shared = True
        monkeypatch.setattr(evening.store, "entries", self.entries)

    async def entries(self, table: str, after: int = 0) -> list[Any]:
        self.count += 1
        return await self._entries(table, after)


def test_at_a_shared_store_a_refusal_reads_once_and_decides_again(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    @play
    async def story(evening: Evening) -> None:
        reads = Reads(evening, monkeypatch)
        seq = evening.room.table.seq
        moved = entries.write(entries.Moved(at=5, seat=0, move="thrust 2"))
        await evening.store.append(Line(TABLE, seq + 1, "elsewhere", moved))
        evening.moves(0, text="thrust 9")  # it has moved already, at another node
        evening.moves(1)
        await evening.all_are_done()
        assert reads.count == 1
        assert evening.told(0) == [f"ev {seq + 1}", "err stale", f"ev {seq + 2}"]


def test_a_base_ahead_of_this_node_makes_it_read_first(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    @play
    async def story(evening: Evening) -> None:
        reads = Reads(evening, monkeypatch)
        seq = evening.room.table.seq
        said = entries.write(entries.Said(at=5, name="Ada", text="ciao"))
        await evening.store.append(Line(TABLE, seq + 1, "elsewhere", said))
        evening.moves(0, base=seq + 1)
        evening.moves(1, base=seq + 1_000_000)
        await evening.all_are_done()
        assert reads.count <= 2, "however far ahead the base is"
        assert evening.told(0)[:2] == [f"ev {seq + 1}", f"ev {seq + 2}"]


def test_news_that_arrive_while_an_entry_is_stored_are_read_afterwards(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        append = evening._append

        def telling_of_more(lines: Sequence[Line], told: AnswerCallback) -> None:
            append(lines, told)
            said = entries.write(entries.Said(at=5, name="Ada", text="ciao"))
            append([Line(TABLE, seq + 2, "elsewhere", said)], lambda *_: None)
            evening.node.told_by_other_node(TABLE, seq + 2)

        evening._append = telling_of_more
        evening.moves(0)
        await evening.all_are_done()
        assert evening.told(1) == [f"ev {seq + 1}", f"ev {seq + 2}"]


@pytest.mark.parametrize("told", [TABLE, ""], ids=["of this table", "that news were missed"])
def test_news_that_arrive_while_a_table_is_loaded_are_read_afterwards(
    play: Play, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    """The log may have been read just before that entry was stored."""

    @play
    async def story(evening: Evening) -> None:
        evening.store.shared = True
        node, read = evening.node, evening.store.entries
        node.let_go(evening.room)
        seq = evening.room.table.seq
        said = entries.write(entries.Said(at=5, name="Ada", text="ciao"))

        async def read_too_early(table: str, after: int = 0) -> list[Any]:
            monkeypatch.setattr(evening.store, "entries", read)
            lines = await read(table, after)
            await evening.store.append(Line(TABLE, seq + 1, "elsewhere", said))
            node.told_by_other_node(told, seq + 1)
            return lines

        monkeypatch.setattr(evening.store, "entries", read_too_early)
        room = await node.room(TABLE)
        assert room.table.seq == seq, "it was read too early"
        async with asyncio.timeout(20):
            while room.table.seq == seq:
                await asyncio.sleep(0.001)
        assert room.table.seq == seq + 1

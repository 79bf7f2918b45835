"""What the lobby lists."""

import asyncio
from functools import partial

import msgspec
import pytest

from stores import opened
from tavolino.store import lobby
from tavolino.store.lobby import TableRow
from tavolino.store.store import Store

ROW = TableRow("t", "cafe-race", "open", True, "invite", "ada", b"{}", 1, 1)


async def add(store: Store, table: str, **fields: object) -> TableRow:
    row: TableRow = msgspec.structs.replace(ROW, id=table, **fields)
    await store.write(partial(lobby.add, row=row))
    return row


def ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


def test_a_table_changes_its_status_and_nothing_else(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "t")
            await store.write(partial(lobby.set_status, table="t", status="running", at=5))
            expected = msgspec.structs.replace(ROW, updated_at=5, status="running")
            assert await store.read(partial(lobby.by_id, table="t")) == expected
            assert await store.read(partial(lobby.by_id, table="u")) is None
            with pytest.raises(LookupError, match="u"):
                await store.write(partial(lobby.set_status, table="u", status="running", at=5))

    asyncio.run(story())


def test_a_node_that_is_behind_does_not_overwrite_what_another_wrote(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "t")
            for updated_at, due_at in ((5, 50), (4, 40)):
                update = lobby.LobbyUpdate("t", updated_at, b"{}", due_at)
                await store.write(partial(lobby.refresh, updates=[update]))
            found = await store.read(partial(lobby.by_id, table="t"))
            assert found is not None
            assert (found.updated_at, found.due_at) == (5, 50)

    asyncio.run(story())


def test_many_tables_are_updated_together(url: str) -> None:
    """A removed table stays removed, and of two updates of one table the later counts, in whichever order they come."""

    async def story() -> None:
        async with opened(url) as store:
            await add(store, "t")
            await add(store, "u")
            updates = [
                lobby.LobbyUpdate("u", 7, b'"u"', None),
                lobby.LobbyUpdate("t", 6, b'"later"', 60),
                lobby.LobbyUpdate("gone", 5, b'"gone"', None),
                lobby.LobbyUpdate("t", 5, b'"earlier"', None),
            ]
            await store.write(partial(lobby.refresh, updates=updates))
            await store.write(partial(lobby.refresh, updates=[]))
            rows = [await store.read(partial(lobby.by_id, table=table)) for table in ("t", "u", "gone")]
            assert rows == [
                msgspec.structs.replace(ROW, id="t", updated_at=6, summary=b'"later"', due_at=60),
                msgspec.structs.replace(ROW, id="u", updated_at=7, summary=b'"u"'),
                None,
            ]

    asyncio.run(story())


def test_lists_are_of_public_tables_the_latest_first(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "old", updated_at=1)
            await add(store, "new", updated_at=3)
            await add(store, "other game", game="coffin-rush", updated_at=2)
            await add(store, "secret", public=False)
            await add(store, "playing", status="running", updated_at=1)
            await add(store, "resting", status="paused", updated_at=2)
            await add(store, "secretly playing", status="running", public=False)
            await add(store, "over", status="finished")
            assert ids(await store.read(partial(lobby.open_public, limit=9))) == ["new", "other game", "old"]
            assert ids(await store.read(partial(lobby.open_public, limit=1))) == ["new"]
            assert ids(await store.read(partial(lobby.open_public, limit=9, game="cafe-race"))) == ["new", "old"]
            assert ids(await store.read(partial(lobby.running_public, limit=9))) == ["resting", "playing"]
            assert await store.read(lobby.ids_under_way) == ["playing", "resting", "secretly playing"]

    asyncio.run(story())


def test_my_tables_are_those_where_i_sit(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for table in ("a", "b"):
                await add(store, table, public=False)
            await store.write(partial(lobby.set_seats, table="a", people={0: "ada", 2: "bob"}))
            await store.write(partial(lobby.set_seats, table="b", people={1: "ada", 2: "ada"}))
            assert ids(await store.read(partial(lobby.of_person, person="ada", limit=9))) == ["a", "b"]
            await store.write(partial(lobby.set_seats, table="a", people={0: "bob"}))
            assert ids(await store.read(partial(lobby.of_person, person="ada", limit=9))) == ["b"]
            await store.write(partial(lobby.set_seats, table="b", people={}))
            assert await store.read(partial(lobby.of_person, person="ada", limit=9)) == []
            await store.write(partial(lobby.set_status, table="a", status="finished", at=2))
            assert ids(await store.read(partial(lobby.of_person, person="bob", limit=9))) == ["a"]
            under_way = partial(lobby.of_person, person="bob", limit=9, statuses=lobby.UNDER_WAY)
            assert await store.read(under_way) == []

    asyncio.run(story())


def test_guests_are_let_in(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "a")
            for _ in range(2):
                await store.write(partial(lobby.add_guest, table="a", person="ada"))
            assert await store.read(partial(lobby.has_guest, table="a", person="ada"))
            assert not await store.read(partial(lobby.has_guest, table="a", person="bob"))
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await store.write(partial(lobby.add_guest, table="nowhere", person="ada"))

    asyncio.run(story())


def test_a_guest_who_is_removed_has_neither_seat_nor_invitation(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for table in ("a", "b"):
                await add(store, table, public=False)
                await store.write(partial(lobby.set_seats, table=table, people={0: "ada", 1: "bob", 2: "bob"}))
                for person in ("bob", "cleo"):
                    await store.write(partial(lobby.add_guest, table=table, person=person))
            await store.write(partial(lobby.remove_guest, table="a", person="bob"))
            await store.write(partial(lobby.free_seats, table="a", person="bob"))
            assert await store.read(partial(lobby.guests, table="a")) == ["cleo"]
            assert await store.read(partial(lobby.guests, table="b")) == ["bob", "cleo"]
            assert await store.read(partial(lobby.seats_of, person="bob")) == {"b": [1, 2]}
            assert await store.read(partial(lobby.seats_of, person="ada")) == {"a": [0], "b": [0]}

    asyncio.run(story())


def test_an_invite_is_renewed(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "t")
            await add(store, "u")
            await store.write(partial(lobby.set_invite, table="t", invite="another"))
            rows = [await store.read(partial(lobby.by_id, table=table)) for table in ("t", "u")]
            assert rows == [msgspec.structs.replace(ROW, invite="another"), msgspec.structs.replace(ROW, id="u")]

    asyncio.run(story())


def test_chairs_of_guests_are_those_at_open_public_tables_of_others(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "open", host="ada")
            await add(store, "another", host="bob")
            await add(store, "private", public=False)
            await add(store, "running", status="running")
            await add(store, "closed", status=lobby.CLOSED)
            for table in ("open", "another", "private", "running", "closed"):
                await store.write(partial(lobby.set_seats, table=table, people={0: "ada", 1: "bob", 2: "cleo"}))
            await store.write(partial(lobby.set_seats, table="open", people={0: "ada", 1: "bob", 2: "bob"}))
            found = await store.read(partial(lobby.chairs_of_guests, people=["ada", "bob", "cleo", "dora"]))
            assert found == {"ada": 1, "bob": 2, "cleo": 1}
            assert await store.read(partial(lobby.chairs_of_guests, people=["dora"])) == {}

    asyncio.run(story())


def test_a_closed_game_is_among_ones_own_and_a_table_that_never_began_is_in_no_list(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for table, status in (("closed", lobby.CLOSED), ("never", lobby.NEVER_BEGAN)):
                await add(store, table, status=status, host="ada")
                await store.write(partial(lobby.set_seats, table=table, people={0: "ada"}))
            assert ids(await store.read(partial(lobby.of_person, person="ada", limit=9))) == ["closed"]
            assert await store.read(partial(lobby.open_public, limit=9)) == []
            assert await store.read(partial(lobby.running_public, limit=9)) == []
            assert await store.read(lobby.ids_under_way) == []
            assert await store.read(partial(lobby.hosted, person="ada")) == 0

    asyncio.run(story())

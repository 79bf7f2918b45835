"""A name is reserved for one person, even with two nodes on one database."""

import asyncio
from collections.abc import Awaitable
from functools import partial

import pytest
from sqlalchemy import text

from stores import opened
from tavolino.store import people, reserved_names
from tavolino.store.engines import read_url, writing
from tavolino.store.migrate import migrate
from tavolino.store.people import Person
from tavolino.store.reserved_names import NameTaken
from tavolino.store.store import Store

CYRILLIC_ADA = "\u0410d\u0430"


async def enter(store: Store, **names: str) -> None:
    for number, (person, name) in enumerate(names.items()):
        await store.write(partial(reserved_names.add, person=Person(person, name, number, 1)))


async def reserve(store: Store, person: str) -> Person:
    return await store.write(partial(reserved_names.reserve, person=person, passphrase="hashed"))


async def rename(store: Store, person: str, name: str) -> Person:
    return await store.write(partial(reserved_names.rename, person=person, name=name))


async def owner(store: Store, name: str) -> str | None:
    found = await store.read(partial(reserved_names.owner, name=name))
    return None if found is None else found.id


def test_a_name_is_reserved_for_the_first_who_asks(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Élodie", p2="éLODIE")
            assert await owner(store, "Élodie") is None
            assert (await reserve(store, "p1")).passphrase == "hashed"
            with pytest.raises(NameTaken):
                await reserve(store, "p2")
            assert (await reserve(store, "p1")).name == "Élodie"  # another passphrase for the same name
            assert await owner(store, "ÉLODIE") == "p1"
            left = await store.read(partial(people.by_id, person="p2"))
            assert left is not None
            assert left.passphrase is None  # a refusal leaves no trace

    asyncio.run(story())


def test_a_new_name_releases_the_old_one_unless_it_is_refused(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2="Bea")
            await reserve(store, "p1")
            await reserve(store, "p2")
            with pytest.raises(NameTaken):
                await rename(store, "p1", "BEA")
            assert await owner(store, "Ada") == "p1"
            await rename(store, "p1", "Cleo")
            await rename(store, "p2", "ada")
            assert [await owner(store, name) for name in ("Ada", "Bea", "Cleo")] == ["p2", None, "p1"]

    asyncio.run(story())


def test_names_may_be_shared_until_somebody_reserves_them(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2="Ada", p3="Bea")
            await rename(store, "p3", "Ada")
            await reserve(store, "p1")
            with pytest.raises(NameTaken):
                await reserve(store, "p2")

    asyncio.run(story())


@pytest.mark.parametrize("name", ["Ada", "ADA", CYRILLIC_ADA, "A.d.a", "Adá"])
def test_a_reserved_name_is_taken_by_nobody_else(url: str, name: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2="Bea", p3="Cleo")
            await reserve(store, "p1")
            await reserve(store, "p3")
            with pytest.raises(NameTaken):
                await enter(store, p9=name)
            for person in ("p2", "p3"):
                with pytest.raises(NameTaken):
                    await rename(store, person, name)
            assert await store.read(partial(people.by_id, person="p9")) is None
            assert (await rename(store, "p1", name)).name == name  # their own, as they like to write it
            assert await owner(store, name) == "p1"

    asyncio.run(story())


def test_a_name_that_was_given_up_is_free_again_and_so_are_its_lookalikes(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2="Bea")
            await reserve(store, "p1")
            await rename(store, "p1", "Cleo")
            assert (await rename(store, "p2", CYRILLIC_ADA)).name == CYRILLIC_ADA

    asyncio.run(story())


def test_a_stranger_who_had_the_name_before_keeps_it_and_is_not_shown_under_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2=CYRILLIC_ADA, p3="Bea", p4="ada")
            await reserve(store, "p1")
            names = {}
            for person in ("p1", "p2", "p3", "p4"):
                known = await store.read(partial(reserved_names.known_as, person=person))
                assert known is not None
                names[person] = known.name
            assert names == {"p1": "Ada", "p2": "", "p3": "Bea", "p4": ""}
            assert await store.read(partial(reserved_names.known_names, wanted=[*names, "nobody"])) == names
            kept = await store.read(partial(people.by_id, person="p2"))
            assert kept is not None
            assert kept.name == CYRILLIC_ADA
            with pytest.raises(NameTaken):
                await store.read(partial(reserved_names.check, person=kept))

    asyncio.run(story())


def test_names_that_already_look_alike_stay_with_their_owners(url: str) -> None:
    engine = writing(read_url(url))
    migrate(engine, "0004")
    with engine.begin() as connection:
        for person, name, created in (("p2", CYRILLIC_ADA, 2), ("p1", "Ada", 1), ("p3", "Bea", 3)):
            values = {"id": person, "name": name, "hash": "hashed", "at": created}
            connection.execute(text("INSERT INTO people VALUES (:id, :name, :hash, :at, :at)"), values)
            values = {"name": reserved_names.folded(name), "id": person}
            connection.execute(text("INSERT INTO kept_names VALUES (:name, :id)"), values)
    engine.dispose()

    async def story() -> None:
        async with opened(url) as store:
            assert [await owner(store, name) for name in ("Ada", CYRILLIC_ADA, "Bea")] == ["p1", "p2", "p3"]
            for person in ("p1", "p2"):
                assert (await reserve(store, person)).passphrase == "hashed"  # another passphrase
                found = await store.read(partial(reserved_names.known_as, person=person))
                assert found is not None
                assert found.name in ("Ada", CYRILLIC_ADA)
            shown = await store.read(partial(reserved_names.known_names, wanted=["p1", "p2"]))
            assert shown == {"p1": "Ada", "p2": CYRILLIC_ADA}
            assert (await rename(store, "p2", CYRILLIC_ADA.upper())).id == "p2"
            with pytest.raises(NameTaken):
                await rename(store, "p3", "A-da")
            with pytest.raises(NameTaken):
                await rename(store, "p2", "Adá")  # not theirs, and it looks like another's

    asyncio.run(story())


async def succeeds(trial: Awaitable[Person]) -> bool:
    try:
        await trial
    except NameTaken:
        return False
    return True


def test_of_two_nodes_that_ask_for_names_that_look_alike_one_gets_it(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            await enter(one, p1="Ada", p2="Bea")
            await reserve(one, "p1")
            await reserve(one, "p2")
            for number in range(20):
                trials = rename(one, "p1", f"Name {number}"), rename(other, "p2", f"N\u0430me.{number}")
                assert sorted(await asyncio.gather(*map(succeeds, trials))) == [False, True]

    asyncio.run(story())

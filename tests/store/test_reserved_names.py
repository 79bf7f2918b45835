"""A name is reserved for one person, even with two nodes on one database."""

import asyncio
from collections.abc import Awaitable
from functools import partial

import pytest

from stores import opened
from tavolino.store import people, reserved_names
from tavolino.store.people import Person
from tavolino.store.reserved_names import NameTaken
from tavolino.store.store import Store


async def enter(store: Store, **names: str) -> None:
    for person, name in names.items():
        await store.write(partial(people.add, person=Person(person, name, 1, 1)))


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


def test_without_a_passphrase_names_may_be_shared(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2="Bea")
            await reserve(store, "p1")
            assert (await rename(store, "p2", "Ada")).name == "Ada"
            assert await owner(store, "Ada") == "p1"

    asyncio.run(story())


async def succeeds(trial: Awaitable[Person]) -> bool:
    try:
        await trial
    except NameTaken:
        return False
    return True


def test_of_two_nodes_that_ask_for_a_name_together_one_gets_it(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            await enter(one, p1="Ada", p2="Bea")
            await reserve(one, "p1")
            await reserve(one, "p2")
            for number in range(20):
                trials = rename(one, "p1", f"Name {number}"), rename(other, "p2", f"Name {number}")
                assert sorted(await asyncio.gather(*map(succeeds, trials))) == [False, True]

    asyncio.run(story())

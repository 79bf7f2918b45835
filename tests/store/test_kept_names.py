"""A name that somebody keeps is theirs alone, even with two nodes on one database."""

import asyncio
from collections.abc import Awaitable
from functools import partial

import pytest

from stores import opened
from tavolino.store import kept_names, people
from tavolino.store.kept_names import NameTaken
from tavolino.store.people import Person
from tavolino.store.store import Store


async def enter(store: Store, **names: str) -> None:
    for person, name in names.items():
        await store.write(partial(people.add, person=Person(person, name, 1, 1)))


async def keep(store: Store, person: str) -> Person:
    return await store.write(partial(kept_names.keep, person=person, passphrase="hashed"))


async def rename(store: Store, person: str, name: str) -> Person:
    return await store.write(partial(kept_names.rename, person=person, name=name))


async def keeper(store: Store, name: str) -> str | None:
    found = await store.read(partial(kept_names.keeper, name=name))
    return None if found is None else found.id


def test_a_name_is_kept_by_whoever_keeps_it_first(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Élodie", p2="éLODIE")
            assert await keeper(store, "Élodie") is None
            assert (await keep(store, "p1")).passphrase == "hashed"
            with pytest.raises(NameTaken):
                await keep(store, "p2")
            assert (await keep(store, "p1")).name == "Élodie"  # another passphrase for the same name
            assert await keeper(store, "ÉLODIE") == "p1"
            left = await store.read(partial(people.by_id, person="p2"))
            assert left is not None
            assert left.passphrase is None  # what was refused is undone

    asyncio.run(story())


def test_another_name_sets_the_old_one_free_unless_it_is_refused(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2="Bea")
            await keep(store, "p1")
            await keep(store, "p2")
            with pytest.raises(NameTaken):
                await rename(store, "p1", "BEA")
            assert await keeper(store, "Ada") == "p1"
            await rename(store, "p1", "Cleo")
            await rename(store, "p2", "ada")
            assert [await keeper(store, name) for name in ("Ada", "Bea", "Cleo")] == ["p2", None, "p1"]

    asyncio.run(story())


def test_without_a_passphrase_names_may_be_shared(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await enter(store, p1="Ada", p2="Bea")
            await keep(store, "p1")
            assert (await rename(store, "p2", "Ada")).name == "Ada"
            assert await keeper(store, "Ada") == "p1"

    asyncio.run(story())


async def succeeds(trial: Awaitable[Person]) -> bool:
    try:
        await trial
    except NameTaken:
        return False
    return True


def test_two_nodes_that_ask_at_once_do_not_both_get_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            await enter(one, p1="Ada", p2="Bea")
            await keep(one, "p1")
            await keep(one, "p2")
            for number in range(20):
                trials = rename(one, "p1", f"Name {number}"), rename(other, "p2", f"Name {number}")
                assert sorted(await asyncio.gather(*map(succeeds, trials))) == [False, True]

    asyncio.run(story())

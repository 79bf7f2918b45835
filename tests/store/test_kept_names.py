"""A name that somebody keeps is theirs alone, even with two nodes on one database."""

import asyncio
from functools import partial

from stores import opened
from tavolino.store import kept_names, people
from tavolino.store.people import Person
from tavolino.store.store import Store


async def with_people(store: Store, *ids: str) -> None:
    for person in ids:
        await store.write(partial(people.add, person=Person(person, person, 1, 1)))


async def take(store: Store, name: str, person: str) -> bool:
    return await store.write(partial(kept_names.take, name=name, person=person))


async def keeper(store: Store, name: str) -> str | None:
    return await store.read(partial(kept_names.keeper, name=name))


def test_a_name_is_kept_by_whoever_takes_it_first(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await with_people(store, "p1", "p2")
            assert await keeper(store, "ada") is None
            assert await take(store, "ada", "p1")
            assert not await take(store, "ada", "p2")
            assert await take(store, "ada", "p1")  # again is no harm
            assert await keeper(store, "ada") == "p1"

    asyncio.run(story())


def test_another_name_sets_the_old_one_free_unless_it_is_refused(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await with_people(store, "p1", "p2")
            await take(store, "ada", "p1")
            await take(store, "bea", "p2")
            assert not await take(store, "bea", "p1")
            assert await keeper(store, "ada") == "p1"
            assert await take(store, "cleo", "p1")
            assert await take(store, "ada", "p2")
            assert [await keeper(store, name) for name in ("ada", "bea", "cleo")] == ["p2", None, "p1"]

    asyncio.run(story())


def test_two_nodes_that_ask_at_once_do_not_both_get_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            await with_people(one, "p1", "p2")
            for number in range(20):
                taken = await asyncio.gather(take(one, f"name{number}", "p1"), take(other, f"name{number}", "p2"))
                assert sorted(taken) == [False, True]

    asyncio.run(story())

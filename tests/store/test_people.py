"""People, and the values that nodes share."""

import asyncio
from functools import partial

import pytest

from stores import opened
from tavolino.store import people, shared_values
from tavolino.store.people import Person

ADA = Person("p1", "Ada", created_at=1, seen_at=1)
OTHER_ADA = Person("p2", "Ada", created_at=2, seen_at=2, passphrase="argon")


def test_people_are_found_again(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for person in (ADA, OTHER_ADA):
                await store.write(partial(people.add, person=person))
            assert await store.read(partial(people.by_id, person="p1")) == ADA
            assert await store.read(partial(people.by_id, person="p9")) is None
            assert await store.read(partial(people.by_ids, people=["p2", "p9"])) == {"p2": OTHER_ADA}
            assert await store.read(partial(people.with_passphrase, name="Ada")) == [OTHER_ADA]
            assert await store.read(partial(people.with_passphrase, name="ada")) == []

    asyncio.run(story())


def test_people_change(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.write(partial(people.add, person=ADA))
            await store.write(partial(people.set_passphrase, person="p1", passphrase="secret"))
            await store.write(partial(people.rename, person="p1", name="Ada L."))
            await store.write(partial(people.seen, person="p1", now=1_900_000_000_000))
            changed = Person("p1", "Ada L.", 1, 1_900_000_000_000, "secret")
            assert await store.read(partial(people.by_id, person="p1")) == changed
            with pytest.raises(LookupError, match="p9"):
                await store.write(partial(people.rename, person="p9", name="Nobody"))

    asyncio.run(story())


def test_all_nodes_share_a_secret(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            get = shared_values.get_or_create
            secrets = await asyncio.gather(
                one.write(lambda connection: get(connection, "key", lambda: "of one")),
                other.write(lambda connection: get(connection, "key", lambda: "of the other")),
            )
            assert secrets[0] == secrets[1]
            assert await one.write(lambda connection: get(connection, "key", lambda: "late")) == secrets[0]
            assert await one.write(lambda connection: get(connection, "salt", lambda: "new")) == "new"

    asyncio.run(story())

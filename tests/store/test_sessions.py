"""Sessions: rows that are made at first use, and stay when they have ended."""

import asyncio
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from stores import opened
from tavolino.store import change_mark, people, sessions
from tavolino.store.people import Person
from tavolino.store.sessions import StoredSession, Visiting
from tavolino.store.store import Store

ADA = Person("p1", "Ada", 1, 1, "argon")
BEA = Person("p2", "Bea", 1, 1)


async def fill(store: Store) -> None:
    for person in (ADA, BEA):
        await store.write(partial(people.add, person=person))
    for number in (1, 2, 3):
        session = StoredSession(f"s{number}", "p1", number, number, "Firefox on Linux", "192.0.2.1")
        await store.write(partial(sessions.begin, session=session))


def visiting(person: str, session: str) -> Callable[[Connection], Visiting | None]:
    return partial(sessions.visiting, person=person, session=session)


def test_a_session_is_found_with_its_person(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            assert await store.read(visiting("p1", "s1")) == Visiting(ADA, 1, False)
            assert await store.read(visiting("p1", "new")) == Visiting(ADA, None, False)
            assert await store.read(visiting("p2", "s1")) == Visiting(BEA, None, False)  # that one is Ada's
            assert await store.read(visiting("p9", "s1")) is None
            again, of_nobody = StoredSession("s1", "p1", 9, 9, "", ""), StoredSession("s9", "p9", 9, 9, "", "")
            await store.write(partial(sessions.begin, session=again))  # may be repeated
            await store.write(partial(sessions.begin, session=of_nobody))
            assert await store.read(partial(sessions.of_person, person="p9")) == []
            assert await store.read(visiting("p1", "s1")) == Visiting(ADA, 1, False)
            await store.write(partial(sessions.seen, session=StoredSession("s1", "p1", 9, 9, "Safari", "192.0.2.2")))
            assert (await store.read(partial(sessions.of_person, person="p1")))[0] == StoredSession(
                "s1", "p1", 1, 9, "Safari", "192.0.2.2"
            )

    asyncio.run(story())


def test_an_ended_session_stays_ended_and_keeps_no_address(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            before = await store.read(change_mark.current)
            assert await store.write(partial(sessions.end, person="p2", session="s1", now=5)) == []  # not Bea's
            assert await store.read(change_mark.current) == before
            assert await store.write(partial(sessions.end, person="p1", session="s1", now=5)) == ["s1"]
            assert await store.read(change_mark.current) != before
            assert await store.write(partial(sessions.end, person="p1", session="s1", now=6)) == []
            for job in (sessions.begin, sessions.seen):
                await store.write(partial(job, session=StoredSession("s1", "p1", 9, 9, "Safari", "192.0.2.2")))
            found = await store.read(partial(sessions.visiting, person="p1", session="s1"))
            assert found is not None
            assert found.ended
            assert await store.write(partial(sessions.end_others, person="p1", but="s3", now=7)) == ["s2"]
            assert [one.id for one in await store.read(partial(sessions.of_person, person="p1"))] == ["s3"]
            assert await store.read(partial(sessions.ended_since, since=6)) == ["s2"]
            await store.write(partial(sessions.clear, before=6))
            assert await store.read(partial(sessions.ended_since, since=0)) == ["s2"]
            assert await store.read(partial(sessions.of_person, person="p1")) == []  # s3 was last used at 3

    asyncio.run(story())

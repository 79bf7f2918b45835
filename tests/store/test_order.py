"""What keeps order in the house: blocks, mutes, bans, reports, and the operator's log."""

import asyncio
from functools import partial

import pytest

from stores import opened
from tavolino.store import audit, bans, blocks, change_mark, forgetting, mutes, operator, people, reports
from tavolino.store.audit import AuditEntry
from tavolino.store.bans import Ban
from tavolino.store.mutes import Mute
from tavolino.store.operator import OperatorSession
from tavolino.store.people import Person
from tavolino.store.reports import Report
from tavolino.store.store import Store


async def fill(store: Store) -> None:
    for number, name in enumerate(("Ada", "Bea", "Carla"), 1):
        await store.write(partial(people.add, person=Person(f"p{number}", name, 1, 1)))


async def marks(store: Store) -> str:
    return await store.read(change_mark.current)


def test_a_block_is_for_one_person_and_can_be_lifted(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            before = await marks(store)
            for _ in range(2):
                await store.write(partial(blocks.add, person="p1", blocked="p2", now=5))
            await store.write(partial(blocks.add, person="p1", blocked="p3", now=6))
            assert await marks(store) != before
            assert [one.name for one in await store.read(partial(blocks.of_person, person="p1"))] == ["Bea", "Carla"]
            assert await store.read(partial(blocks.is_blocked, by="p1", person="p2"))
            assert not await store.read(partial(blocks.is_blocked, by="p2", person="p1"))
            assert await store.read(partial(blocks.by_people, people=["p1", "p2"])) == {"p1": frozenset({"p2", "p3"})}
            first = (await store.read(partial(blocks.of_person, person="p1")))[0]
            assert not await store.write(partial(blocks.lift, person="p2", block=first.id))
            assert await store.write(partial(blocks.lift, person="p1", block=first.id))
            assert await store.read(partial(blocks.count, person="p1")) == 1

    asyncio.run(story())


def test_mutes_and_bans_hold_for_their_time(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            await store.write(partial(mutes.put, mute=Mute("p1", 10, "shouting", 1)))
            await store.write(partial(mutes.put, mute=Mute("p1", 20, "shouting again", 2)))
            await store.write(partial(mutes.put, mute=Mute("p2", None, "for good", 3)))
            for until in (10, 20):
                ban = Ban("name", "bea", "Bea", until, f"until {until}", 1)
                await store.write(partial(bans.put, ban=ban))
            address = Ban("address", "192.0.2.1", "192.0.2.1", None, "a flood", 2)
            await store.write(partial(bans.put, ban=address))
            assert [one.reason for one in await store.read(partial(mutes.holding, now=15))] == [
                "shouting again",
                "for good",
            ]
            assert [one.reason for one in await store.read(partial(bans.holding, now=15))] == ["a flood", "until 20"]
            assert [one.person for one in await store.read(partial(mutes.holding, now=20))] == ["p2"]
            assert await store.read(partial(bans.find, ban=address.id)) == address
            await store.write(partial(bans.lift, ban=address.id))
            assert await store.read(partial(bans.find, ban=address.id)) is None
            assert await store.write(partial(mutes.lift, person="p2"))
            assert not await store.write(partial(mutes.lift, person="p2"))
            for clear in (mutes.clear, bans.clear):
                await store.write(partial(clear, now=20))
            assert await store.read(partial(bans.holding, now=0)) == []
            assert await store.read(partial(mutes.holding, now=0)) == []

    asyncio.run(story())


def test_nobody_who_is_not_known_any_longer_is_blocked_or_reported(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            await store.write(partial(forgetting.begin, person="p3", now=1))
            with pytest.raises(LookupError, match="p3"):
                await store.write(partial(blocks.add, person="p1", blocked="p3", now=5))
            with pytest.raises(LookupError, match="p3"):
                await store.write(partial(reports.add, report=Report("p1", "p3", "t", 7, "rude", 1)))
            assert await store.read(partial(blocks.count, person="p1")) == 0
            assert await store.read(partial(reports.latest, done=False)) == []

    asyncio.run(story())


def test_reports_are_done_once_and_know_the_names_of_today(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            one, other = Report("p1", "p2", "t", 7, "rude", 1), Report("p3", "p2", "t", None, "slow", 2)
            for report in (one, other):
                await store.write(partial(reports.add, report=report))
            await store.write(partial(people.rename, person="p2", name="Beatrice"))
            found = await store.read(partial(reports.latest, done=False))
            assert [(each.report, each.reporter_name, each.about_name) for each in found] == [
                (other, "Carla", "Beatrice"),
                (one, "Ada", "Beatrice"),
            ]
            assert await store.read(partial(reports.about, report=one.id)) == "p2"
            await store.write(partial(reports.close, report=one.id, now=9))
            assert await store.read(partial(reports.about, report=one.id)) is None
            assert [each.report.id for each in await store.read(partial(reports.latest, done=True))] == [one.id]
            await store.write(partial(forgetting.begin, person="p3", now=1))
            (left,) = await store.read(partial(reports.latest, done=False))
            assert (left.report.reporter, left.reporter_name) == (None, "")
            await store.write(partial(forgetting.begin, person="p2", now=1))
            assert await store.read(partial(reports.latest, done=False)) == []

    asyncio.run(story())


def test_the_operators_log_counts_up_and_forgets_names_with_their_accounts(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            for act in (
                AuditEntry(1, "muted", "person:p1", "shouting"),
                AuditEntry(2, "banned", "name:BEA", "a flood"),
                AuditEntry(3, "table-closed", "table:t"),
            ):
                await store.write(partial(audit.add, entry=act))
            found = await store.read(partial(audit.latest, limit=2))
            assert [(act.what, act.name) for act in found] == [("table-closed", ""), ("banned", "")]
            (first,) = await store.read(partial(audit.latest, limit=9, before=found[-1].id))
            assert (first.what, first.name, first.reason) == ("muted", "Ada", "shouting")
            for person in ("p1", "p2"):
                await store.write(partial(forgetting.begin, person=person, now=1))
            rows = await store.read(partial(audit.latest, limit=9))
            assert [(act.whom, act.name) for act in rows] == [
                ("table:t", ""),
                ("name:somebody", ""),
                ("person:p1", "somebody"),
            ]
            await store.write(partial(audit.clear, before=3))
            assert [act.what for act in await store.read(partial(audit.latest, limit=9))] == ["table-closed"]

    asyncio.run(story())


def test_a_new_passphrase_of_the_operator_ends_their_sessions(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            assert await store.read(operator.passphrase) is None
            await store.write(partial(operator.set_passphrase, hashed="argon"))
            session = OperatorSession(began_at=5, confirmed_at=5, agent="Firefox")
            await store.write(partial(operator.begin, session=session))
            await store.write(partial(operator.confirm, session=session.id, now=8))
            found = await store.read(partial(operator.find, session=session.id, since=5))
            assert found is not None
            assert found.confirmed_at == 8
            assert await store.read(partial(operator.find, session=session.id, since=6)) is None
            await store.write(partial(operator.set_passphrase, hashed="another"))
            assert await store.read(operator.passphrase) == "another"
            assert await store.read(partial(operator.find, session=session.id, since=5)) is None
            await store.write(operator.switch_off)
            assert await store.read(operator.passphrase) is None

    asyncio.run(story())

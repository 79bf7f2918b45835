"""What has to be told elsewhere waits in the store: written with its entry, claimed by one node, tried again."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select

from stores import line, opened
from tavolino.store import forgetting, lobby, outbox, people, retention, sessions, subscriptions
from tavolino.store.lobby import TableRow
from tavolino.store.outbox import GRACE, LEASE, OLDEST, PAUSES, WaitingNotice
from tavolino.store.people import Person
from tavolino.store.schema import OUTBOX, SUBSCRIPTIONS
from tavolino.store.store import Store
from tavolino.store.subscriptions import Subscription, TooManySubscriptions

Story = Callable[[Store], Awaitable[None]]
START = 1_000_000
DUE = START + GRACE


def row(table: str) -> TableRow:
    return TableRow(table, "cafe-race", "running", True, "i", "ada", b"{}", 1, 1)


def subscription(name: str, person: str = "ada", **more: Any) -> Subscription:
    given = {"id": name, "person": person, "form": "plain", "address": f"https://{name}.example/", "language": "en"}
    return Subscription(**{**given, "created_at": 1, **more})


async def furnished(store: Store) -> None:
    """Ada and Bea with a webhook each, and a table of Ada's with one."""

    def furnish(connection: Connection) -> None:
        for name in ("ada", "bea", "carla"):
            people.add(connection, Person(name, name.title(), 1, 1))
        lobby.add(connection, row("t1"))
        lobby.add(connection, row("t2"))
        for one in (subscription("a"), subscription("b", "bea"), subscription("t", table="t1")):
            subscriptions.add(connection, one, 10)

    await store.write(furnish)


def told(url: str, story: Story) -> None:
    async def begin() -> None:
        async with opened(url) as store:
            await furnished(store)
            await story(store)

    asyncio.run(begin())


async def add(store: Store, table: str = "t1", who: tuple[str, ...] = ("ada",), at: int = START, **more: Any) -> None:
    job = partial(outbox.add, table=table, reason=more.get("reason", "turn"), people=who, at=at)
    await store.write(job)


async def claim(store: Store, at: int = DUE, lease: str = "one", limit: int = 100) -> list[WaitingNotice]:
    return await store.write(partial(outbox.claim, now=at, lease=lease, limit=limit))


def names(notices: list[WaitingNotice]) -> list[tuple[str, str]]:
    return sorted((one.subscription.id, one.reason) for one in notices)


async def count(store: Store, table: Any = OUTBOX) -> int:
    return await store.read(lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one())


# ---- with the entry


def test_a_notice_is_stored_with_the_entry_that_is_its_reason_or_not_at_all(url: str) -> None:
    async def story(store: Store) -> None:
        also = partial(outbox.add, table="t1", reason="turn", people=["ada"], at=START)
        await store.append(line("t1", 1))
        await store.append(line("t1", 1, "late", also=also))  # another entry has this number
        assert await count(store) == 0
        await store.append(line("t1", 2, also=also))
        assert names(await claim(store)) == [("a", "turn"), ("t", "turn")]

    told(url, story)


def test_people_are_told_by_their_own_subscriptions_and_the_tables(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2", ("ada", "bea"))
        await add(store, "t1", ("bea",), reason="began")
        found = await claim(store)
        assert names(found) == [("a", "turn"), ("b", "began"), ("b", "turn"), ("t", "began")]
        whom = {(one.subscription.id, one.table): one.person for one in found}
        assert whom == {("a", "t2"): "ada", ("b", "t2"): "bea", ("b", "t1"): "bea", ("t", "t1"): "bea"}
        assert {one.game for one in found} == {"cafe-race"}

    told(url, story)


def test_of_several_people_nobody_in_particular_is_meant_at_a_table(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t1", ("ada", "bea"))
        assert {one.subscription.id: one.person for one in await claim(store)} == {"a": "ada", "b": "bea", "t": None}

    told(url, story)


def test_whoever_has_answered_is_not_told_that_they_are_asked(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t1", ("bea",))
        await store.write(partial(outbox.turn_passed, table="t1", done=["bea"], asked=["ada"], at=START + 1))
        assert names(await claim(store, DUE + 1)) == [("a", "turn"), ("t", "turn")]

    told(url, story)


def test_whoever_sees_it_themselves_is_not_told(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2", ("ada", "bea"), reason="full")
        assert await claim(store, DUE - 1) == []
        await store.write(partial(outbox.withdraw, table="t2", reasons=("full",), people=["ada"]))
        assert names(await claim(store)) == [("b", "full")]

    told(url, story)


# ---- once


def test_a_notice_is_claimed_once(url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(12):
            new = subscription(f"more{number}", "carla")
            await store.write(partial(subscriptions.add, new=new, most=100))
        await add(store, "t2", ("carla",))
        batches = await asyncio.gather(*(claim(store, lease=f"l{number}", limit=5) for number in range(6)))
        claimed = [one.subscription.id for batch in batches for one in batch]
        assert len(claimed) == 12
        assert len(set(claimed)) == 12

    told(url, story)


def test_two_nodes_claim_different_ones_at_the_same_moment(postgres_url: str) -> None:
    """The first has not committed yet when the second asks."""

    async def story(store: Store) -> None:
        await add(store, "t2", ("ada", "bea"))
        async with opened(postgres_url, "other") as other:
            waiting, go = asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def slowly(connection: Connection) -> list[WaitingNotice]:
                try:
                    found = outbox.claim(connection, DUE, "slow", 1)
                finally:
                    loop.call_soon_threadsafe(waiting.set)
                asyncio.run_coroutine_threadsafe(go.wait(), loop).result()
                return found

            first = asyncio.ensure_future(store.write(slowly))
            await waiting.wait()
            second = await claim(other, lease="other")
            go.set()
            assert names([*await first, *second]) == [("a", "turn"), ("b", "turn")]
            assert len(second) == 1

    told(postgres_url, story)


def test_what_was_sent_is_gone(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2")
        (notice,) = await claim(store)
        await store.write(partial(outbox.sent, notice=notice, now=DUE))
        assert await claim(store, DUE + LEASE) == []
        assert await count(store) == 0

    told(url, story)


def test_a_node_that_died_is_followed_by_another_when_its_lease_is_over(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2")
        (lost,) = await claim(store)
        assert await claim(store, DUE + LEASE - 1, "two") == []
        (again,) = await claim(store, DUE + LEASE, "two")
        assert (again.id, again.tries) == (lost.id, 2)
        await store.write(partial(outbox.sent, notice=lost, now=DUE))  # it was only slow: the row is the other's now
        assert await count(store) == 1
        await store.write(partial(outbox.sent, notice=again, now=DUE))
        assert await count(store) == 0

    told(url, story)


def test_a_new_reason_is_not_lost_while_the_last_one_is_being_sent(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2")
        (notice,) = await claim(store)
        await add(store, "t2", at=START + 9)
        await store.write(partial(outbox.sent, notice=notice, now=DUE))
        (newer,) = await claim(store, DUE + 9, "two")
        assert (newer.at, newer.tries) == (START + 9, 1)
        assert newer.id != notice.id

    told(url, story)


# ---- again


def test_it_is_tried_again_after_longer_and_longer_pauses_and_not_for_ever(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2")
        now = DUE
        for pause in PAUSES:
            (notice,) = await claim(store, now)
            await store.write(partial(outbox.not_sent, notice=notice, failure="late", now=now))
            assert await claim(store, now + pause - 1) == []
            now += pause
        (last,) = await claim(store, now)
        await store.write(partial(outbox.not_sent, notice=last, failure="refused", now=now))
        assert await count(store) == 0
        (shown,) = await store.read(partial(subscriptions.of_person, person="bea"))
        assert shown.failure is None
        listed = {one.id: one for one in await store.read(partial(subscriptions.of_person, person="ada"))}
        assert (listed["a"].failure, listed["a"].failed_at) == ("refused", now)

    assert sorted(PAUSES) == PAUSES
    assert sum(PAUSES) < OLDEST
    told(url, story)


def test_the_next_success_clears_the_failure(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2")
        (notice,) = await claim(store)
        await store.write(partial(outbox.not_sent, notice=notice, failure="late", now=DUE))
        (notice,) = await claim(store, DUE + PAUSES[0])
        assert notice.subscription.failure == "late"
        await store.write(partial(outbox.sent, notice=notice, now=DUE))
        shown = await store.read(partial(subscriptions.of_person, person="ada"))
        assert [one.failure for one in shown] == [None, None]

    told(url, story)


def test_what_is_postponed_has_not_been_tried(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2")
        (notice,) = await claim(store)
        await store.write(partial(outbox.postpone, notice=notice, until=DUE + 7))
        assert await claim(store, DUE + 6) == []
        assert [one.tries for one in await claim(store, DUE + 7)] == [1]

    told(url, story)


def test_nobody_is_told_of_what_was_yesterday(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t2")
        assert await claim(store, START + OLDEST + 1) == []
        assert await count(store) == 0

    told(url, story)


# ---- gone


def test_a_dead_address_is_forgotten_with_all_that_waits_for_it(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t1", ("ada", "bea"))
        await store.write(partial(subscriptions.forget, subscription="a"))
        assert names(await claim(store)) == [("b", "turn"), ("t", "turn")]

    told(url, story)


def test_with_an_account_everything_of_it_goes(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t1", ("bea",))
        assert await count(store) == 2  # Bea's, and the one about her at Ada's table
        await store.write(partial(forgetting.begin, person="bea", now=1))
        assert await count(store) == 0
        await store.write(partial(forgetting.begin, person="ada", now=1))
        assert await count(store, SUBSCRIPTIONS) == 0

    told(url, story)


def test_with_a_table_its_subscriptions_and_notices_go(url: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "t1")
        await store.write(partial(retention.remove, tables=["t1"]))
        assert await count(store) == 0
        assert [one.id for one in await store.read(partial(subscriptions.of_person, person="ada"))] == ["a"]

    told(url, story)


def test_a_browser_is_no_longer_told_when_its_session_ends(url: str) -> None:
    async def story(store: Store) -> None:
        for session in ("s1", "s2"):
            begun = sessions.StoredSession(session, "ada", 1, 1, "", "")
            await store.write(partial(sessions.begin, session=begun))
            new = subscription(f"push-{session}", form="push", session=session)
            await store.write(partial(subscriptions.add, new=new, most=10))
        await store.write(partial(sessions.end, person="ada", session="s1", now=2))
        left = await store.read(partial(subscriptions.of_person, person="ada"))
        assert [one.id for one in left] == ["a", "push-s2", "t"]

    told(url, story)


# ---- who may have how many


def test_a_browser_tells_one_person(url: str) -> None:
    """Whoever subscribes last with it; a webhook may be several people's."""

    async def story(store: Store) -> None:
        for number, person in enumerate(("ada", "bea")):
            for form in ("push", "plain"):
                new = subscription(f"{form}{number}", person, form=form, address="https://same.example/")
                await store.write(partial(subscriptions.add, new=new, most=10))
        listed = [await store.read(partial(subscriptions.of_person, person=who)) for who in ("ada", "bea")]
        assert [[one.id for one in theirs] for theirs in listed] == [["a", "plain0", "t"], ["b", "plain1", "push1"]]

    told(url, story)


def test_there_is_a_limit_for_a_person_and_for_a_table(url: str) -> None:
    async def story(store: Store) -> None:
        for new in (subscription("a2"), subscription("t2", table="t1")):
            await store.write(partial(subscriptions.add, new=new, most=2))
            one_more = msgspec.structs.replace(new, id=f"{new.id}+")
            with pytest.raises(TooManySubscriptions):
                await store.write(partial(subscriptions.add, new=one_more, most=2))
        with pytest.raises(LookupError):
            await store.write(partial(subscriptions.add, new=subscription("x", "nobody"), most=2))

    told(url, story)


def test_only_its_owner_removes_a_subscription(url: str) -> None:
    async def story(store: Store) -> None:
        assert not await store.write(partial(subscriptions.remove, person="bea", subscription="a"))
        assert await store.write(partial(subscriptions.remove, person="ada", subscription="a"))
        assert not await store.write(partial(subscriptions.remove, person="ada", subscription="a"))

    told(url, story)

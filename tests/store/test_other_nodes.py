"""Nodes on one PostgreSQL are told of each other's lines."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from postgres import Cluster
from stores import in_one_batch, line, opened
from tavolino.store.notices import CHANNEL, LARGEST, payloads, read_notice
from tavolino.store.store import Store

Heard = asyncio.Queue[tuple[str, int]]

names = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), min_size=1, max_size=40)


async def listen(node: Store) -> Heard:
    """What the node hears of the others, from now on."""
    heard: Heard = asyncio.Queue()
    node.listen(lambda table, seq: heard.put_nowait((table, seq)))
    assert await heard.get() == ("", 0)  # told as soon as it is connected
    return heard


@given(names, st.dictionaries(names, st.integers(1, 2**31 - 1), max_size=600))
def test_notices_are_small_and_lose_nothing(node: str, newest: dict[str, int]) -> None:
    pieces = list(payloads(node, newest))
    assert all(len(piece.encode()) <= LARGEST for piece in pieces)
    read = [read_notice(piece) for piece in pieces]
    assert all(name == node for name, _ in read)
    assert {table: seq for _, pairs in read for table, seq in pairs} == newest


def test_a_node_hears_of_others_and_not_of_itself(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            heard = await listen(one)
            await one.append(line("own", 1))
            await asyncio.gather(two.append(line("a", 1)), two.append(line("a", 2)), two.append(line("b", 1)))
            await two.append(line("last", 1))
            latest: dict[str, int] = {}
            while "last" not in latest:
                table, seq = await heard.get()
                latest[table] = seq
            assert latest == {"a": 2, "b": 1, "last": 1}

    asyncio.run(story())


def test_a_node_hears_what_others_announce_and_not_itself(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            connected = asyncio.Event()
            heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
            one.listen(lambda *_: connected.set(), lambda node, text: heard.put_nowait((node, text)))
            await connected.wait()
            await one.announce("to myself")
            await two.announce("two\nlines")
            assert await heard.get() == ("two", "two\nlines")

    asyncio.run(story())


def test_what_was_not_stored_is_not_announced(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            await two.append(line("a", 1))
            heard = await listen(one)
            await two.append(line("a", 1, "rival"))
            await two.append(line("a", 3, "c1"))
            await two.append(line("b", 1))
            assert await heard.get() == ("b", 1)

    asyncio.run(story())


def test_a_batch_names_the_newest_line_of_each_table(postgres_url: str) -> None:
    """In whichever order its lines are inserted: here the plain one comes before the one that something belongs to."""

    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            heard = await listen(one)
            with_more, plain = line("a", 1, also=lambda _: None), line("a", 2)
            await in_one_batch(two, two.append(with_more), two.append(plain))
            await two.append(line("last", 1))
            assert [await heard.get(), await heard.get()] == [("a", 2), ("last", 1)]

    asyncio.run(story())


def test_after_a_lost_connection_a_node_is_told_that_it_missed_something(postgres: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            heard = await listen(one)
            postgres.ask(
                f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query = 'LISTEN {CHANNEL}'"
            )
            assert await heard.get() == ("", 0)
            await two.append(line("a", 1))
            assert await heard.get() == ("a", 1)

    asyncio.run(story())


def test_a_notification_of_another_format_does_no_harm(postgres: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            heard = await listen(one)
            postgres.ask(f"NOTIFY {CHANNEL}, E'who\\nnonsense'", database=postgres_url.partition("@/")[2].split("?")[0])
            assert await heard.get() == ("", 0)
            await two.append(line("a", 1))
            assert await heard.get() == ("a", 1)

    asyncio.run(story())


def test_sqlite_has_no_other_nodes(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as store:
            heard: list[str] = []
            store.listen(lambda table, _: heard.append(table))
            await store.append(line("a", 1))
            assert heard == []

    asyncio.run(story())

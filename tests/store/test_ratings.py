"""Results, ratings and statistics."""

import asyncio
from functools import partial

import pytest

from stores import opened
from tavolino.store import people, ratings
from tavolino.store.people import Person
from tavolino.store.ratings import GameResult, LeaderboardRow, Rating, Statistics


def rating(person: str, mu: float, sigma: float = 1.0, game: str = "cafe-race") -> Rating:
    return Rating(game, person, mu, sigma, games=3, wins=1, updated_at=7)


def test_ratings_are_kept_per_game_and_replaced(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.write(partial(ratings.put, ratings=[rating("b", 20.0), rating("a", 30.0)]))
            await store.write(partial(ratings.put, ratings=[rating("b", 22.5), rating("b", 1.0, game="coffin-rush")]))
            assert await store.read(partial(ratings.of_people, game="cafe-race", people=[])) == {}
            asked = partial(ratings.of_people, game="cafe-race", people=["a", "b", "c"])
            assert await store.read(asked) == {"a": rating("a", 30.0), "b": rating("b", 22.5)}
            assert await store.write(partial(asked, to_change=True)) == await store.read(asked)

    asyncio.run(story())


def test_on_the_leaderboard_those_of_whom_little_is_known_come_last(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for person in ("a", "b", "c"):
                await store.write(partial(people.add, person=Person(person, person.upper(), 1, 1)))
            found = [rating("a", 30.0, 8.0), rating("b", 25.0, 1.0), rating("c", 40.0, game="coffin-rush")]
            await store.write(partial(ratings.put, ratings=found))
            leaders = await store.read(partial(ratings.leaderboard, game="cafe-race", limit=9))
            assert leaders == [LeaderboardRow("b", "B", 25.0, 1.0, 3, 1), LeaderboardRow("a", "A", 30.0, 8.0, 3, 1)]
            assert len(await store.read(partial(ratings.leaderboard, game="cafe-race", limit=1))) == 1

    asyncio.run(story())


def test_statistics_count_every_finished_game(url: str) -> None:
    """Except those that do not count."""

    def result(
        table: str, seat: int, place: int, score: float, person: str | None = None, bot: str | None = None
    ) -> GameResult:
        counted = table != "lesson"
        return GameResult(table, seat, "cafe-race", 3, place, score, True, 5, person, bot, counted)

    async def story() -> None:
        async with opened(url) as store:
            first = [result("t", 0, 1, 10.0, person="a"), result("t", 1, 2, 4.0, bot="greedy")]
            second = [result("u", 0, 2, 5.0, person="a"), result("u", 1, 1, 9.0, person="b")]
            lesson = [result("lesson", 0, 1, 50.0, person="a")]
            for results in (first, second, lesson, []):
                await store.write(partial(ratings.add_results, results=results))
            assert await store.read(partial(ratings.statistics, person="a")) == [
                Statistics("cafe-race", games=2, wins=1, mean_place=1.5, mean_score=7.5, best_score=10.0)
            ]
            assert await store.read(partial(ratings.statistics, person="nobody")) == []
            with pytest.raises(Exception, match=r"(?i)unique"):  # a game ends once
                await store.write(partial(ratings.add_results, results=first))

    asyncio.run(story())

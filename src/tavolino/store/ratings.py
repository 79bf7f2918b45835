"""Results of finished games, ratings, and what is told of them."""

from collections.abc import Sequence
from functools import cache

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, case, func, insert, select

from tavolino.store.schema import PEOPLE, RATINGS, RESULTS
from tavolino.store.upsert import insert as insert_or
from tavolino.store.worded import Worded, placed, places

CAUTION = 3  # a rating counts as mu - 3 sigma: better than that almost surely


class Result(msgspec.Struct, frozen=True):
    """How one seat ended; exactly one of `person` and `bot` is named."""

    table_id: str
    seat: int
    game: str
    players: int
    place: int  # from 1; equal ones share it
    score: float
    rated: bool
    finished_at: int  # milliseconds since 1970
    person: str | None = None
    bot: str | None = None


class Rating(msgspec.Struct, frozen=True):
    game: str
    person: str
    mu: float
    sigma: float
    games: int
    wins: int
    updated_at: int


class Leader(msgspec.Struct, frozen=True):
    person: str
    name: str
    rating: float
    games: int
    wins: int


class Statistics(msgspec.Struct, frozen=True):
    """Of one person in one game, rated or not."""

    game: str
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: float


# ---- at the end of a game, when everybody at the table waits for these


def add_results(connection: Connection, results: Sequence[Result]) -> None:
    if results:
        _add(len(results)).run(connection, placed([msgspec.structs.asdict(result) for result in results]))


@cache
def _add(results: int) -> Worded:
    return Worded(insert(RESULTS).values(places(RESULTS, results)))


def of_people(connection: Connection, game: str, people: Sequence[str], to_change: bool = False) -> dict[str, Rating]:
    """By person; who has none yet is not there. `to_change`: nobody else changes them until the commit."""
    if not people:
        return {}
    wanted = {"game": game} | {_person(number): person for number, person in enumerate(people)}
    rows = _of_people(len(people), to_change).run(connection, wanted)
    return {row.person: Rating(**row._mapping) for row in rows}


@cache
def _of_people(people: int, to_change: bool) -> Worded:
    named: list[BindParameter[str]] = [bindparam(_person(number)) for number in range(people)]
    query = select(RATINGS).where(RATINGS.c.game == bindparam("game"), RATINGS.c.person.in_(named))
    return Worded(query.order_by(RATINGS.c.person).with_for_update() if to_change else query)


def _person(number: int) -> str:
    return f"person_{number}"


def put(connection: Connection, ratings: Sequence[Rating]) -> None:
    """New ones, or instead of the old ones."""
    in_order = sorted(ratings, key=lambda rating: (rating.game, rating.person))  # locked in one order by all nodes
    if in_order:
        _put(connection.dialect.name, len(in_order)).run(
            connection, placed([msgspec.structs.asdict(rating) for rating in in_order])
        )


@cache
def _put(dialect: str, ratings: int) -> Worded:
    query = insert_or(dialect, RATINGS).values(places(RATINGS, ratings))
    news = {column.name: query.excluded[column.name] for column in RATINGS.c if not column.primary_key}
    return Worded(query.on_conflict_do_update(index_elements=["game", "person"], set_=news))


def leaderboard(connection: Connection, game: str, limit: int) -> list[Leader]:
    cautious = (RATINGS.c.mu - CAUTION * RATINGS.c.sigma).label("rating")
    columns = (RATINGS.c.person, PEOPLE.c.name, cautious, RATINGS.c.games, RATINGS.c.wins)
    query = select(*columns).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person).where(RATINGS.c.game == game)
    rows = connection.execute(query.order_by(cautious.desc(), RATINGS.c.person).limit(limit))
    return [Leader(**row._mapping) for row in rows]


def statistics(connection: Connection, person: str) -> list[Statistics]:
    columns = (
        RESULTS.c.game,
        func.count().label("games"),
        func.sum(case((RESULTS.c.place == 1, 1), else_=0)).label("wins"),
        func.avg(RESULTS.c.place).label("mean_place"),
        func.avg(RESULTS.c.score).label("mean_score"),
        func.max(RESULTS.c.score).label("best_score"),
    )
    query = select(*columns).where(RESULTS.c.person == person).group_by(RESULTS.c.game).order_by(RESULTS.c.game)
    return [msgspec.convert(row._mapping, Statistics, strict=False) for row in connection.execute(query)]

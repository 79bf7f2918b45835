"""Results of finished games, ratings, and what is told of them."""

from collections.abc import Sequence
from functools import cache

import msgspec
from sqlalchemy import Connection, bindparam, case, func, insert, select

from tavolino.store.schema import PEOPLE, RATINGS, RESULTS
from tavolino.store.upsert import Upsert
from tavolino.store.upsert import insert as insert_or

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


# Made once: at the end of a game everybody at the table waits for these, and SQLAlchemy takes longer to put a statement
# together than the database to carry it out.
_ADD = insert(RESULTS)
_OF_PEOPLE = (
    select(RATINGS)
    .where(RATINGS.c.game == bindparam("of"), RATINGS.c.person.in_(bindparam("people", expanding=True)))
    .order_by(RATINGS.c.person)
)
_OF_PEOPLE_TO_CHANGE = _OF_PEOPLE.with_for_update()


def add_results(connection: Connection, results: Sequence[Result]) -> None:
    if results:
        connection.execute(_ADD, [msgspec.structs.asdict(result) for result in results])


def of_people(connection: Connection, game: str, people: Sequence[str], to_change: bool = False) -> dict[str, Rating]:
    """By person; who has none yet is not there. `to_change`: nobody else changes them until the commit."""
    query = _OF_PEOPLE_TO_CHANGE if to_change else _OF_PEOPLE
    rows = connection.execute(query, {"of": game, "people": list(people)})
    return {row.person: Rating(**row._mapping) for row in rows}


def put(connection: Connection, ratings: Sequence[Rating]) -> None:
    """New ones, or instead of the old ones."""
    in_order = sorted(ratings, key=lambda rating: (rating.game, rating.person))  # locked in one order by all nodes
    if in_order:
        connection.execute(_put(connection.dialect.name), [msgspec.structs.asdict(rating) for rating in in_order])


@cache
def _put(dialect: str) -> Upsert:
    query = insert_or(dialect, RATINGS)
    news = {column.name: query.excluded[column.name] for column in RATINGS.c if not column.primary_key}
    return query.on_conflict_do_update(index_elements=["game", "person"], set_=news)


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

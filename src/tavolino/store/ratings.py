"""Results of finished games, ratings, leaderboards and statistics."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, Row, and_, bindparam, case, func, insert, select

from tavolino.store import rating_scale
from tavolino.store.compiled_statement import CompiledStatement, row_parameters, row_values
from tavolino.store.schema import PEOPLE, RATINGS, RESULTS
from tavolino.store.upsert import insert as insert_or


class GameResult(msgspec.Struct, frozen=True):
    """The result of one seat: of a person, a bot, or of neither if the person has deleted their account."""

    table_id: str
    seat: int
    game: str
    players: int
    place: int  # from 1; equal results share a place
    score: float
    rated: bool
    finished_at: int  # milliseconds since 1970
    person: str | None = None
    bot: str | None = None
    counted: bool = True  # in its person's statistics
    mu_before: float | None = None  # of the person's rating; None: it was not changed, or nobody noted how
    mu_after: float | None = None
    sigma_after: float | None = None


class Rating(msgspec.Struct, frozen=True):
    game: str
    person: str
    mu: float
    sigma: float
    games: int
    wins: int
    updated_at: int


class LeaderboardRow(msgspec.Struct, frozen=True):
    person: str
    name: str
    mu: float
    sigma: float
    games: int
    wins: int


class Statistics(msgspec.Struct, frozen=True):
    """Of one person in one game, over all results that count, rated or not."""

    game: str
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: float
    rating: int | None = None  # as people know it; None: not rated yet
    is_young: bool = False  # the rating, of which little is known


class RatingChange(msgspec.Struct, frozen=True):
    """What a game has changed in somebody's rating, as people know it."""

    seat: int
    before: int
    after: int
    is_young: bool


# ---- at the end of a game, while all players at the table wait for these


def add_results(connection: Connection, results: Sequence[GameResult]) -> None:
    if results:
        _add(len(results)).run(connection, row_values([msgspec.structs.asdict(result) for result in results]))


@cache
def _add(results: int) -> CompiledStatement:
    return CompiledStatement(insert(RESULTS).values(row_parameters(RESULTS, results)))


def of_people(connection: Connection, game: str, people: Sequence[str], to_change: bool = False) -> dict[str, Rating]:
    """By person, without those who have no rating yet. `to_change` locks the rows until the commit."""
    if not people:
        return {}
    wanted = {"game": game} | {_person(number): person for number, person in enumerate(people)}
    rows = _of_people(len(people), to_change).run(connection, wanted)
    return {row.person: Rating(**row._mapping) for row in rows}


@cache
def _of_people(people: int, to_change: bool) -> CompiledStatement:
    named: list[BindParameter[str]] = [bindparam(_person(number)) for number in range(people)]
    query = select(RATINGS).where(RATINGS.c.game == bindparam("game"), RATINGS.c.person.in_(named))
    return CompiledStatement(query.order_by(RATINGS.c.person).with_for_update() if to_change else query)


def _person(number: int) -> str:
    return f"person_{number}"


def put(connection: Connection, ratings: Sequence[Rating]) -> None:
    """Inserts or replaces."""
    in_order = sorted(ratings, key=lambda rating: (rating.game, rating.person))  # all nodes lock rows in the same order
    if in_order:
        _put(connection.dialect.name, len(in_order)).run(
            connection, row_values([msgspec.structs.asdict(rating) for rating in in_order])
        )


@cache
def _put(dialect: str, ratings: int) -> CompiledStatement:
    query = insert_or(dialect, RATINGS).values(row_parameters(RATINGS, ratings))
    news = {column.name: query.excluded[column.name] for column in RATINGS.c if not column.primary_key}
    return CompiledStatement(query.on_conflict_do_update(index_elements=["game", "person"], set_=news))


def leaderboard(connection: Connection, game: str, limit: int) -> list[LeaderboardRow]:
    """The best first; those of whom little is known come after all others."""
    young = case((RATINGS.c.sigma > rating_scale.YOUNG_SIGMA, 1), else_=0)
    columns = (RATINGS.c.person, PEOPLE.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games, RATINGS.c.wins)
    query = select(*columns).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person).where(RATINGS.c.game == game)
    rows = connection.execute(query.order_by(young, RATINGS.c.mu.desc(), RATINGS.c.person).limit(limit))
    return [LeaderboardRow(**row._mapping) for row in rows]


def changes(connection: Connection, table: str) -> list[RatingChange]:
    """What a finished game has changed, by seat; only of those who were rated."""
    columns = (RESULTS.c.seat, RESULTS.c.mu_before, RESULTS.c.mu_after, RESULTS.c.sigma_after)
    query = select(*columns).where(RESULTS.c.table_id == table, RESULTS.c.person.is_not(None)).order_by(RESULTS.c.seat)
    return [
        RatingChange(seat, rating_scale.points(before), rating_scale.points(after), rating_scale.is_young(sigma))
        for seat, before, after, sigma in connection.execute(query)
        if before is not None
    ]


def statistics(connection: Connection, person: str) -> list[Statistics]:
    columns = (
        RESULTS.c.game,
        func.count().label("games"),
        func.sum(case((RESULTS.c.place == 1, 1), else_=0)).label("wins"),
        func.avg(RESULTS.c.place).label("mean_place"),
        func.avg(RESULTS.c.score).label("mean_score"),
        func.max(RESULTS.c.score).label("best_score"),
    )
    skill = (RATINGS.c.mu, RATINGS.c.sigma)
    query = (
        select(*columns, *skill)
        .join(RATINGS, and_(RATINGS.c.game == RESULTS.c.game, RATINGS.c.person == RESULTS.c.person), isouter=True)
        .where(RESULTS.c.person == person, RESULTS.c.counted)
        .group_by(RESULTS.c.game, *skill)
        .order_by(RESULTS.c.game)
    )
    return [_statistics(row) for row in connection.execute(query)]


def _statistics(row: Row[Any]) -> Statistics:
    told = {str(name): value for name, value in row._mapping.items()}
    mu, sigma = told.pop("mu"), told.pop("sigma")
    if mu is not None:
        told |= {"rating": rating_scale.points(mu), "is_young": rating_scale.is_young(sigma)}
    return msgspec.convert(told, Statistics, strict=False)

"""How good somebody is at a game, from the places they reached (Plackett-Luce, by OpenSkill)."""

from functools import cache
from typing import TYPE_CHECKING

from tavolino.core.standing import Standing
from tavolino.core.state import State
from tavolino.store import lobby, ratings
from tavolino.store.line import Connection
from tavolino.store.ratings import GameResult, Rating
from tavolino.table.table import Table

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # slow to load, and not needed until a game ends

    return PlackettLuce()


def note_result(connection: Connection, table: Table, state: State, at: int) -> None:
    """Stores the results of a game and the new ratings: in the transaction of the last move, hence exactly once."""
    game = table.plan.the_game
    standing = game.standing(state)
    places = places_of(standing)
    rated = is_rated(table)
    lobby.set_status(connection, table.id, lobby.FINISHED, at)
    ratings.add_results(connection, _results(table, standing, places, rated, at))
    if rated:
        people = {
            chair.person: places[seat]
            for seat, chair in enumerate(table.chairs.all())
            if chair.person and not chair.forgotten
        }
        before = ratings.of_people(connection, game.id, sorted(people), to_change=True)
        ratings.put(connection, rate(game.id, people, before, at))


def places_of(standing: Standing) -> list[int]:
    """The place of each seat, from 1; equal ranks share a place."""
    places = [0] * len(standing.scores)
    better = 0
    for sharing in standing.ranking:
        for seat in sharing:
            places[seat] = better + 1
        better += len(sharing)
    return places


def is_rated(table: Table) -> bool:
    """At least two people, each with one seat, from the usual start: nobody is rated for playing against themselves or
    against bots, or from a position that they have picked."""
    people = [chair.person for chair in table.chairs.all() if chair.person is not None and not chair.forgotten]
    return table.plan.start is None and len(people) >= 2 and len(set(people)) == len(people)


def rate(game: str, places: dict[str, int], before: dict[str, Rating], at: int) -> list[Rating]:
    """Everybody's new rating; bots are ignored."""
    people = sorted(places)
    teams = [[_skill(before.get(person))] for person in people]
    rated = _model().rate(teams, ranks=[float(places[person]) for person in people])
    best = min(places.values())
    news = []
    for person, [skill] in zip(people, rated, strict=True):
        old = before.get(person)
        games, wins = (old.games, old.wins) if old is not None else (0, 0)
        won = places[person] == best == 1
        news.append(Rating(game, person, skill.mu, skill.sigma, games + 1, wins + won, at))
    return news


def _skill(rating: Rating | None) -> "PlackettLuceRating":
    return _model().rating() if rating is None else _model().rating(mu=rating.mu, sigma=rating.sigma)


def _results(table: Table, standing: Standing, places: list[int], rated: bool, at: int) -> list[GameResult]:
    return [
        GameResult(
            table_id=table.id,
            seat=seat,
            game=table.plan.game,
            players=len(table.chairs),
            place=places[seat],
            score=standing.scores[seat].total,
            rated=rated and chair.person is not None and not chair.forgotten,
            finished_at=at,
            person=None if chair.forgotten else chair.person,
            bot=chair.bot,
        )
        for seat, chair in enumerate(table.chairs.all())
    ]

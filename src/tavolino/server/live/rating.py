"""How good somebody is at a game, from the places they reached (Plackett-Luce, by OpenSkill)."""

from functools import cache
from typing import TYPE_CHECKING

from msgspec import structs

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


def note_result(connection: Connection, table: Table, state: State, played: frozenset[int], at: int) -> None:
    """Stores the results of a game and the new ratings: in the transaction of the last move, hence exactly once.
    `played` are the seats whose players have moved themselves."""
    game = table.plan.the_game
    standing = game.standing(state)
    places = places_of(standing)
    rated = rated_seats(table, played)
    lobby.set_status(connection, table.id, lobby.FINISHED, at)
    people = {person: places[seat] for seat, person in rated.items()}
    before = ratings.of_people(connection, game.id, sorted(people), to_change=True)
    after = rate(game.id, people, before, at) if people else []
    ratings.put(connection, after)
    results = _results(table, standing, places, rated, at)
    ratings.add_results(connection, _with_changes(results, before, after))


def places_of(standing: Standing) -> list[int]:
    """The place of each seat, from 1; equal ranks share a place."""
    places = [0] * len(standing.scores)
    better = 0
    for sharing in standing.ranking:
        for seat in sharing:
            places[seat] = better + 1
        better += len(sharing)
    return places


def rated_seats(table: Table, played: frozenset[int]) -> dict[int, str]:
    """The people who are rated, by seat: those who came and moved themselves, compared with one another alone.

    Nobody is, unless there are two of them, and everybody has one seat: not for playing against bots or oneself. Nor in
    a lesson, from a position that somebody has picked, or with a menu or temple that somebody has made.
    """
    plan = table.plan
    people = {seat: chair.person for seat, chair in enumerate(table.chairs.all()) if chair.person is not None}
    if not plan.begins_as_usual or plan.has_own_files:
        return {}
    if len(set(people.values())) < len(people):
        return {}
    came = {seat: people[seat] for seat in sorted(played & people.keys()) if not table.chairs[seat].forgotten}
    return came if len(came) >= 2 else {}


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


def _results(table: Table, standing: Standing, places: list[int], rated: dict[int, str], at: int) -> list[GameResult]:
    return [
        GameResult(
            table_id=table.id,
            seat=seat,
            game=table.plan.game,
            players=len(table.chairs),
            place=places[seat],
            score=standing.scores[seat].total,
            rated=seat in rated,
            finished_at=at,
            person=None if chair.forgotten else chair.person,
            bot=chair.bot,
            counted=table.plan.begins_as_usual,
        )
        for seat, chair in enumerate(table.chairs.all())
    ]


def _with_changes(results: list[GameResult], before: dict[str, Rating], after: list[Rating]) -> list[GameResult]:
    """What each of those who were rated had before, and has now."""
    news = {rating.person: rating for rating in after}
    noted = []
    for result in results:
        new = news.get(result.person) if result.rated and result.person is not None else None
        if new is not None:
            change = {"mu_before": _skill(before.get(new.person)).mu, "mu_after": new.mu, "sigma_after": new.sigma}
            result = structs.replace(result, **change)
        noted.append(result)
    return noted

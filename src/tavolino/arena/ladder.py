"""The ladder: which bots are set against which, as data, and how far the results go."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from tavolino.arena.contest import Contest, deals_for, one_against_all
from tavolino.arena.deals import PlayedGame, play_game
from tavolino.arena.results import Results
from tavolino.arena.run import ContestPlan
from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.reading import field_fault
from tavolino.core.refusal import BadOption
from tavolino.core.toml_file import read_toml

Several = Annotated[int, msgspec.Meta(ge=1)]


class LadderSeries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pair of bots after the other, with each number of players, in each variant that is for so many."""

    game: str
    players: list[Several]
    bots: list[tuple[str, str]]  # the first in one seat (or team), the second in all others
    games: Several  # of each contest
    seed: int
    variants: list[dict[str, object]] = msgspec.field(default_factory=lambda: [{}])


class _LadderFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    series: list[LadderSeries]


class Rung(msgspec.Struct, frozen=True):
    """One contest of the ladder."""

    goal: ContestPlan
    variant: dict[str, object]  # as it is written in the file

    @property
    def contest(self) -> Contest:
        return self.goal.contest


def read_ladder(written: bytes) -> list[LadderSeries]:
    data, _, faults = read_toml(written)
    if faults:
        raise BadOption(*faults)
    try:
        return msgspec.convert(data, _LadderFile).series
    except msgspec.ValidationError as error:
        raise BadOption(field_fault(error)) from None


def rungs(ladder: Sequence[LadderSeries]) -> list[Rung]:
    """All that can be played."""
    return [rung for series in ladder for rung in _rungs(series)]


def waiting(ladder: Sequence[LadderSeries]) -> list[tuple[str, str]]:
    """Games and bots that the ladder names, and that there are not yet."""
    named = [(series.game, bot) for series in ladder for pair in series.bots for bot in pair]
    return [(game, bot) for game, bot in dict.fromkeys(named) if not _is_there(game, bot)]


def _is_there(game: str, bot: str) -> bool:
    return levels.ALSO.get(bot, bot) in levels.names_for(registry.find(game))


def _rungs(series: LadderSeries) -> Iterator[Rung]:
    game = registry.find(series.game)
    for variant in series.variants:
        options = game.read_options(variant)
        for players in series.players:
            if not game.fits(players, options):
                continue
            for one, others in series.bots:
                if _is_there(series.game, one) and _is_there(series.game, others):
                    bots = one_against_all(game, players, options, one, others)
                    contest = Contest.checked(game, players, options, bots, series.seed)
                    yield Rung(ContestPlan(contest, deals_for(series.games, players)), variant)


# ---- is what is known still so?


def same_game(one: PlayedGame, other: PlayedGame) -> bool:
    """Luck is left out: its last digit may depend on the machine's arithmetic."""
    return (one.moves, one.path, one.won, one.points) == (other.moves, other.path, other.won, other.points)


def still_so(contest: Contest, known: Results, games: int = 1) -> bool:
    """Whether the bots play the first games as they did then. Nothing known is still so, too."""
    first = known.known(contest).first[:games]
    return all(same_game(game, play_game(contest, 0, turned)) for turned, game in enumerate(first))

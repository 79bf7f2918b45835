"""No bot knows more than its seat: positions that differ only in what it may not know give the same decision.

`./check --long fair-bots` asks about ten thousand positions at a reduced budget and a hundred at the full one, for
every bot of every game; the check about a few.
"""

import os
from collections.abc import Iterator
from typing import Final

import pytest

from contract.walk import Setting, walk
from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.game_start import GameStart
from tavolino.bots.search import SearchBot
from tavolino.core.chance import Chance, FastChance
from tavolino.core.outlook import Outlook
from tavolino.core.registry import shelf
from tavolino.core.sampler import PositionSampler
from tavolino.core.state import State
from tavolino.games.cafe_race.rules import Race

LONG: Final = os.environ.get("TAVOLINO_FAIR_BOTS") == "long"
REDUCED: Final = 24  # iterations: enough for each move to be looked at, or for each turn
SHORT: Final = 1  # turns that are played on in each of them, where turns are compared
SEARCHING, QUICK = (10_000, 10_000) if LONG else (4, 40)  # positions that are asked about, by kind of bot
FULL: Final = 100  # positions in which a bot may think as much as it likes, in the long form only
EVERY: Final = 7  # moves from one position to the next
MOST_GAMES: Final = 100_000 if LONG else 400  # which may have nothing hidden at all


def settings() -> list[tuple[str, Setting]]:
    return [
        (name, Setting(game, game.min_players, options))
        for game in shelf().values()
        for options in game.variants()[:2]
        for name in levels.names_for(game)
        if name in levels.OWN or name in game.skills
    ]


def trials() -> list[tuple[str, Setting, bool]]:
    """With a reduced budget, and in the long form also with as much thought as a bot may take."""
    reduced = [(name, setting, False) for name, setting in settings()]
    full = [(name, setting, True) for name, setting in settings() if not is_open_to_all(setting)]
    return reduced + full if LONG else reduced


def decision(bot: Bot, state: State, seat: int, setting: Setting) -> list[int]:
    """The move, and what is planned after it."""
    bot.chance = FastChance.seeded(5)
    bot.begin(GameStart(setting.game, setting.options, setting.players, seat))
    return [int(move) for move in bot.plan(Outlook(state, seat, setting.game.view))]


def asked(setting: Setting, games: int) -> Iterator[tuple[State, int]]:
    """Positions of random games, some moves apart, and not in every game the same ones."""
    for number in range(games):
        for place, (state, seat, _move) in enumerate(walk(setting, seed=number)):
            if seat >= 0 and place % EVERY == (number + 1) % EVERY:
                yield state, seat


def told_apart(bot: Bot, setting: Setting, wanted: int, games: int = MOST_GAMES) -> tuple[int, int]:
    """In how many positions something hidden was changed, and in how many of them the decision changed."""
    chance = FastChance.seeded(71)
    swapped = changed = 0
    for state, seat in asked(setting, games):
        if swapped == wanted:
            break
        other = setting.game.swap_hidden(state, seat, chance)
        if setting.game.position(other) == setting.game.position(state):
            continue
        swapped += 1
        changed += decision(bot, state, seat, setting) != decision(bot, other, seat, setting)
    return swapped, changed


def is_open_to_all(setting: Setting) -> bool:
    """In auctions everything lies on the table."""
    return setting.game.id == "cafe-race" and bool(getattr(setting.options, "auction", False))


@pytest.mark.parametrize(("name", "setting", "full"), trials(), ids=str)
def test_what_is_hidden_changes_no_decision(name: str, setting: Setting, full: bool) -> None:
    bot = levels.make(name, setting.game, FastChance.seeded(5))
    wanted = FULL if full else QUICK
    if not full:
        bot.budget = Budget(REDUCED)
        if isinstance(bot, SearchBot):
            bot.skill = bot.skill._replace(horizon=SHORT)
            wanted = SEARCHING
    swapped, changed = told_apart(bot, setting, wanted, 10 if is_open_to_all(setting) else MOST_GAMES)
    assert (swapped, changed) == (0 if is_open_to_all(setting) else wanted, 0)


class Peeking(Bot):
    """A mutant that looks at the covered thrust of somebody else, and copies it."""

    def choose(self, outlook: Outlook) -> int:
        race = outlook._state
        assert isinstance(race, Race)
        covered = [int(clerk.thrust) for clerk in race.clerks if clerk.thrust and clerk.seat != outlook.seat]
        return covered[0] - 1 if covered else int(outlook.legal_moves()[0])


class PeekingSearch(SearchBot):
    """Another one, that searches the true position in place of imagined ones."""

    def plan(self, outlook: Outlook) -> list[int]:
        state = outlook._state
        turns = self.foresight.turns(state.clone(), outlook.seat, self.skill.turns)
        self.budget.renew()
        return self.best_turn(turns, [0.0] * len(turns), TrueWorld(state), outlook.seat, FastChance.seeded(1))


class TrueWorld(PositionSampler):
    def __init__(self, state: State) -> None:
        self.state = state

    def draw(self, chance: Chance) -> State:
        return self.state.clone()


def test_a_bot_that_peeks_would_be_noticed() -> None:
    race = shelf()["cafe-race"]
    swapped, changed = told_apart(Peeking(FastChance.seeded(5)), Setting(race, 3, race.variants()[0]), wanted=20)
    assert 0 < changed <= swapped


def test_so_would_one_that_searches_what_it_cannot_see() -> None:
    dig = shelf()["coffin-rush"]
    bot = PeekingSearch(FastChance.seeded(5), dig, dig.skills["hard"]._replace(horizon=4))
    bot.budget = Budget(REDUCED)
    swapped, changed = told_apart(bot, Setting(dig, 2, dig.variants()[0]), wanted=8)
    assert 0 < changed <= swapped

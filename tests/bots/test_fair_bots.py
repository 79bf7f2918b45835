"""No bot knows more than its seat: positions that differ only in what it may not know give the same decision."""

from collections.abc import Callable

import pytest

from contract.walk import Setting, walk
from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import FastChance
from tavolino.core.outlook import Outlook
from tavolino.core.registry import shelf
from tavolino.core.state import State
from tavolino.games.cafe_race.rules import Race

REDUCED = 24  # iterations: enough for each move to be looked at
EVERY = 5  # moves from one position to the next that is asked about
FURTHEST = 12  # positions in a game

# Of bots that search whole turns: each iteration plays a game to its end, so that fewer positions have to do.
GLANCE = 8  # iterations: one for each turn
SELDOM = 25  # moves from one position to the next
FEW = 2  # positions after the first


def settings() -> list[tuple[str, Setting]]:
    return [
        (level.name, Setting(game, game.min_players, options))
        for game in shelf().values()
        for options in game.variants()[:2]
        for level in levels.offered(game)
        if level.name in levels.OWN
    ]


def decision(bot: Bot, state: State, seat: int, setting: Setting) -> list[int]:
    """The move, and what is planned after it."""
    bot.chance = FastChance.seeded(5)
    bot.begin(GameStart(setting.game, setting.options, setting.players, seat))
    return [int(move) for move in bot.plan(Outlook(state, seat, setting.game.view))]


def told_apart(bot: Bot, setting: Setting, games: int, every: int = EVERY, furthest: int = FURTHEST) -> tuple[int, int]:
    """In how many positions something hidden was changed, and in how many of them the decision changed."""
    chance = FastChance.seeded(71)
    swapped = changed = 0
    for number in range(games):
        for place, (state, seat, _move) in enumerate(walk(setting, seed=number)):
            if place > every * furthest + 1:
                break
            if place % every != 1 or seat < 0:
                continue
            other = setting.game.swap_hidden(state, seat, chance)
            if setting.game.position(other) == setting.game.position(state):
                continue
            swapped += 1
            changed += decision(bot, state, seat, setting) != decision(bot, other, seat, setting)
    return swapped, changed


def quick(make: Callable[[], Bot]) -> Bot:
    bot = make()
    bot.budget = Budget(REDUCED)
    return bot


def searches_turns(name: str, setting: Setting) -> bool:
    state = setting.game.new(setting.players, setting.options, FastChance.seeded(1))
    return name in ("hard", "expert") and setting.game.foresight().turns(state, state.next_seat(), 1) != []


@pytest.mark.parametrize(("name", "setting"), settings(), ids=lambda given: str(given))
def test_what_is_hidden_changes_no_decision(name: str, setting: Setting) -> None:
    bot = quick(lambda: levels.make(name, setting.game, FastChance.seeded(5)))
    if searches_turns(name, setting):
        bot.budget = Budget(GLANCE)
        swapped, changed = told_apart(bot, setting, 1, SELDOM, FEW)
    else:
        swapped, changed = told_apart(bot, setting, 5)
    assert changed == 0
    open_to_all = setting.game.id == "cafe-race" and getattr(setting.options, "auction", False)
    assert (swapped == 0) == open_to_all


class Peeking(Bot):
    """A mutant that looks at the covered thrust of somebody else, and copies it."""

    def choose(self, outlook: Outlook) -> int:
        race = outlook._state
        assert isinstance(race, Race)
        covered = [int(clerk.thrust) for clerk in race.clerks if clerk.thrust and clerk.seat != outlook.seat]
        return covered[0] - 1 if covered else int(outlook.legal_moves()[0])


def test_a_bot_that_peeks_would_be_noticed() -> None:
    race = shelf()["cafe-race"]
    swapped, changed = told_apart(Peeking(FastChance.seeded(5)), Setting(race, 3, race.variants()[0]), games=2)
    assert 0 < changed <= swapped

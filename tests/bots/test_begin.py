"""Every bot is told that a game begins, before it is asked for its first move, wherever it plays."""

import io
import pickle

import pytest
from rich.console import Console

from caller import Caller
from tavolino.arena.executor import ThisProcess
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import simulate
from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.levels import Level
from tavolino.core.chance import Chance, FastChance
from tavolino.core.game import Game
from tavolino.core.outlook import Outlook
from tavolino.core.registry import find, shelf
from tavolino.core.seed import seed_from
from tavolino.server.bots import job
from tavolino.terminal.play import play
from tavolino.terminal.seats import read_seats

TOLD: list[tuple[str, int, int] | str] = []


class Listener(Bot):
    """Notes what it is told, and plays any move."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(chance)

    def begin(self, start: GameStart) -> None:
        TOLD.append((start.game.id, int(start.players), int(start.seat)))

    def choose(self, outlook: Outlook) -> int:
        TOLD.append(f"seat {outlook.seat}, {self.budget.iterations} iterations")
        return int(outlook.legal_moves()[0])


@pytest.fixture(autouse=True)
def listener(monkeypatch: pytest.MonkeyPatch) -> None:
    TOLD.clear()
    monkeypatch.setitem(levels._levels(), "listener", Level(Listener, None))


def test_in_a_series_before_each_game() -> None:
    box = find("sugar-bowl")
    plan = SeriesPlan.checked(box, 2, 3, ["listener", "random"], 1, box.read_options({}), rotate=False)
    simulate(plan, ThisProcess(), lambda _: None)
    assert [told for told in TOLD if isinstance(told, tuple)] == [("sugar-bowl", 2, 0)] * 3
    assert isinstance(TOLD[0], tuple)
    assert isinstance(TOLD[-1], str)


def test_in_the_terminal() -> None:
    box = find("sugar-bowl")
    console = Console(file=io.StringIO())
    play(box, read_seats(["random", "listener"]), box.read_options({}), "en", seed_from(3), console=console)
    assert TOLD[0] == ("sugar-bowl", 2, 1)
    assert TOLD.count(TOLD[0]) == 1
    assert len(TOLD) > 1


def test_by_the_engine_with_the_budget_that_was_asked_for() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=4, seed=1)
    caller.ask("bot", seat=2, level="listener")
    caller.ask("bot", seat=2, level="listener", iterations=77)
    caller.ask("bot", seat=2, level="listener", iterations=78, seconds=1)
    assert TOLD[::2] == [("cafe-race", 4, 2)] * 3
    assert TOLD[1::2] == [f"seat 2, {iterations} iterations" for iterations in (1000, 77, 78)]


def test_at_a_table_online_before_each_move() -> None:
    box = find("cafe-race")
    race = box.new(3, box.read_options({}), FastChance.seeded(1))
    start = GameStart(box, box.read_options({}), 3, 1)
    assert job.think(start, "listener", box.view(race, 1), (3, 4), 1) == (3, [])
    assert TOLD == [("cafe-race", 3, 1), "seat 1, 1000 iterations"]


@pytest.mark.parametrize("game", shelf())
def test_a_beginning_can_be_told_to_another_process(game: str) -> None:
    box = find(game)
    for rules in range(1, box.rules_version + 1):
        start = GameStart(box.of_version(rules), box.variants()[-1], box.max_players, 1)
        again = pickle.loads(pickle.dumps(start))
        assert isinstance(again, GameStart)
        assert again.game is start.game
        assert (again.options, again.players, again.seat) == (start.options, start.players, start.seat)

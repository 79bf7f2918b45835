"""Whatever a player of one's own does, its seat moves; what it did wrong is noted."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from own_bots.players import FAULTS, command
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import FastChance
from tavolino.core.outlook import Outlook
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.own_bots import own_bot, seating
from tavolino.own_bots.fault import PlayerFault
from tavolino.own_bots.own_bot import HOPELESS_GAMES, STARTS_A_GAME, OwnBot

LONG = 120.0  # seconds
SHORT = 0.3

RACE = find("cafe-race")
START = GameStart(RACE, RACE.read_options({}), 3, 1)


class Seated:
    """An own bot in seat 1 of a race; the others play thrust 1 whenever it must answer again."""

    def __init__(self, bot: OwnBot) -> None:
        self.bot = bot
        self.faults: list[PlayerFault] = []

    def begin(self) -> State:
        self.bot.chance = FastChance.seeded(3)
        self.bot.begin(START)
        self.race = RACE.new(3, START.options, FastChance.seeded(4))
        return self.race

    def moves(self, often: int) -> list[int]:
        found = []
        for _ in range(often):
            code = int(self.bot.choose(Outlook(self.race, 1, RACE.view)))
            assert self.race.refusal(1, code) is None
            found.append(code)
        self.faults += self.bot.take_faults()
        return found


@contextmanager
def seated(text: str, seconds: float = LONG) -> Iterator[Seated]:
    bot = seating.seat(text, RACE, FastChance.seeded(1), seconds)
    assert isinstance(bot, OwnBot)
    try:
        seat = Seated(bot)
        seat.begin()
        yield seat
    finally:
        bot.close()


LAST = 5  # thrust 6, the last legal move


def test_a_program_plays_its_moves() -> None:
    with seated(command("behave")) as seat:
        assert seat.moves(3) == [LAST] * 3
        assert seat.faults == []
        assert seat.bot.take_counts().stood_in == 0


@pytest.mark.parametrize("kind", FAULTS)
def test_a_move_that_is_not_given_is_played_by_the_stand_in(kind: str) -> None:
    with seated(command(kind, every=2), SHORT if kind == "hang" else LONG) as seat:
        first, second, third = seat.moves(3)
        counts = seat.bot.take_counts()
        assert first == third == LAST
        assert second == levels.make("greedy", RACE, FastChance.seeded(3)).choose(Outlook(seat.race, 1, RACE.view))
        assert getattr(counts, FAULTS[kind]) == len(seat.faults) == counts.stood_in == 1


def test_the_fault_says_what_was_wrong() -> None:
    told = {}
    for kind in ("crash", "leave", "cheat", "babble", "confuse", "complain"):
        with seated(command(kind)) as seat:
            seat.moves(1)
            told[kind] = str(seat.faults[0])
            if kind == "crash":
                assert "RuntimeError: the coffee machine is on fire" in seat.faults[0].last_words
    assert told == {
        "crash": "it ended with exit code 1",
        "leave": "it ended with exit code 7",
        "cheat": "'fly to the moon' is no move of this game",
        "babble": "it answered 'hmm, let me see', which is no answer",
        "confuse": """it answered '{"id": 1, "ok": {"move": "thrust 1"}}', which is no answer to request 2""",
        "complain": "it reported an error: no more coffee",
    }


def test_a_move_that_exists_but_is_not_allowed_now_is_not_played() -> None:
    program = (
        "import json, sys\nfor line in sys.stdin:\n asked = json.loads(line)\n"
        " print(json.dumps({'id': asked['id'], 'ok': {'move': 'pass'}}), flush=True)"
    )
    with seated(shlex.join(["python3", "-c", program])) as seat:
        seat.moves(1)
        assert [(fault.kind, str(fault)) for fault in seat.faults] == [("illegal", "'pass' is not allowed now")]


# ---- how often it is started again


def test_after_some_crashes_the_stand_in_plays_the_game_to_its_end() -> None:
    with seated(command("crash")) as seat:
        seat.moves(STARTS_A_GAME + 3)
        counts = seat.bot.take_counts()
        assert (counts.crashes, counts.stood_in) == (STARTS_A_GAME, STARTS_A_GAME + 3)


def test_the_next_game_begins_afresh() -> None:
    with seated(command("crash", every=2)) as seat:
        assert seat.moves(2 * STARTS_A_GAME + 2)[-2:] != [LAST, LAST]
        seat.begin()
        assert seat.moves(1) == [LAST]


def test_one_that_never_gave_an_answer_is_not_started_for_ever() -> None:
    with seated(command("crash")) as seat:
        for _ in range(HOPELESS_GAMES + 2):
            seat.moves(STARTS_A_GAME)
            seat.begin()
        assert seat.bot.take_counts().crashes == HOPELESS_GAMES * STARTS_A_GAME


def test_one_answer_is_enough_to_be_asked_again() -> None:
    """The negative control of the test above."""
    with seated(command("crash", every=2)) as seat:
        for _ in range(HOPELESS_GAMES + 2):
            seat.moves(2)
            seat.begin()
        assert seat.bot.take_counts().crashes == HOPELESS_GAMES + 2


def test_one_that_cannot_be_started_has_a_stand_in() -> None:
    with seated("/no/such/program") as seat:
        seat.moves(2)
        assert [fault.kind for fault in seat.faults] == ["crash"] * 3  # when the game began, and at each move


def test_one_that_is_slow_to_start_is_given_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long here is Python itself: no program of it answers within a microsecond."""
    with seated(command("behave"), seconds=1e-6) as seat:
        seat.moves(1)
        assert [str(fault) for fault in seat.faults] == ["no answer within 1e-06 s"]
    monkeypatch.setattr(own_bot, "START_SECONDS", 1e-6)
    with seated(command("behave"), seconds=1e-6) as seat:
        seat.moves(1)
        assert len(seat.faults) == 2  # not even in time for the beginning


# ---- chance


def test_the_same_game_tells_the_same_seed_and_takes_nothing_from_the_others_chance() -> None:
    program = (
        "import json, sys\nfor line in sys.stdin:\n asked = json.loads(line)\n"
        " seed = asked.get('seed', 0) if asked['do'] == 'begin' else seed\n"
        " print(json.dumps({'id': asked['id'], 'ok': {'move': f'thrust {seed % 6 + 1}'}}), flush=True)"
    )
    with seated(shlex.join(["python3", "-c", program])) as seat:
        first = seat.moves(1)
        seat.begin()
        assert seat.moves(1) == first
        assert seat.bot.chance.below(1000) == FastChance.seeded(3).below(1000)

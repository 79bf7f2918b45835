"""`begin` and `choose`: the engine as a player at a game that somebody else runs."""

import sys
from typing import Any

import pytest

from caller import Caller
from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.levels import Level
from tavolino.core.chance import FastChance
from tavolino.core.outlook import Outlook
from tavolino.core.reading import as_json
from tavolino.core.registry import find, shelf
from tavolino.core.state import State
from tavolino.engine.session import Session

RACE = find("cafe-race")
BEGIN: dict[str, Any] = {"game": "cafe-race", "rules": 1, "players": 3, "seat": 1, "options": {}}


def race() -> State:
    return RACE.new(3, RACE.read_options({}), FastChance.seeded(2))


def question(state: State, seat: int = 1) -> dict[str, Any]:
    moves = RACE.moves(RACE.options_of(state))
    return {"view": RACE.view_json(state, seat), "legal": [moves.text(code) for code in state.legal_moves(seat)]}


@pytest.mark.parametrize("game", shelf())
def test_it_plays_a_whole_game_from_what_its_seat_sees(game: str) -> None:
    box = find(game)
    options, chance = box.variants()[-1], FastChance.seeded(9)
    players = next(count for count in box.player_counts if box.fits(count, options))
    state, moves, caller = box.new(players, options, chance), box.moves(options), Caller()
    told = {"game": game, "rules": box.rules_version, "players": players, "seat": 1, "options": as_json(options)}
    assert caller.ask("begin", **told, seed=4, seconds=10) is None
    asked = 0
    while (seat := int(state.next_seat())) >= 0 and asked < 40:
        code = state.rollout_move(seat, chance)
        if seat == 1:
            legal = [moves.text(legal) for legal in state.legal_moves(seat)]
            move = caller.ask("choose", view=box.view_json(state, seat), legal=legal)["move"]
            assert move in legal
            code, asked = moves.code(move), asked + 1
        state.apply(seat, code, chance, None)
    assert asked


def test_the_same_seed_gives_the_same_move() -> None:
    state = race()
    found = []
    for _ in range(2):
        caller = Caller(Session("random"))
        caller.ask("begin", **BEGIN, seed=12)
        found.append([caller.ask("choose", **question(state))["move"] for _ in range(20)])
    assert found[0] == found[1]
    assert len(set(found[0])) > 1


def test_a_game_of_the_engine_s_own_goes_on_beside_it() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=4, seed=1)
    before = caller.ask("position")
    caller.ask("begin", **BEGIN)
    caller.ask("choose", **question(race()))
    assert caller.ask("position") == before


# ---- errors


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "tea-rush"}, "no_game"),
        ({"rules": 99}, "bad_option"),
        ({"players": 2}, "bad_option"),
        ({"options": {"sugar": 1}}, "bad_option"),
        ({"seat": 3}, "bad_seat"),
        ({"seat": -1}, "bad_seat"),
        ({"seed": -1}, "bad_request"),
        ({"sead": 1}, "bad_request"),
    ],
)
def test_a_game_that_cannot_begin_is_refused_and_the_last_one_goes_on(changed: dict[str, Any], code: str) -> None:
    caller = Caller()
    assert caller.code("choose", **question(race())) == "no_game"
    assert caller.code("begin", **{**BEGIN, **changed}) == code
    assert caller.code("choose", **question(race())) == "no_game"
    caller.ask("begin", **BEGIN)
    assert caller.code("begin", **{**BEGIN, **changed}) == code
    assert caller.ask("choose", **question(race()))["move"].startswith("thrust")


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"view": {}}, "view."),
        ({"view": 7}, "view: "),
        ({"legal": []}, "legal: "),
        ({"legal": ["fly"]}, "'fly' is no move"),
        ({"view": "…cells[0] as a text…"}, "view: "),
    ],
)
def test_a_question_that_is_none_is_refused(changed: dict[str, Any], message: str) -> None:
    caller = Caller()
    caller.ask("begin", **BEGIN)
    assert caller.fail("choose", **{**question(race()), **changed})["message"].startswith(message)


class Failing(Bot):
    def choose(self, outlook: Outlook) -> int:
        raise LookupError("where am I?")


class OutOfRange(Bot):
    def choose(self, outlook: Outlook) -> int:
        return 4000


@pytest.mark.parametrize(
    ("kind", "code", "message"),
    [
        (Failing, "bad_request", "the bot fails: LookupError: where am I?"),
        (OutOfRange, "bad_move", "4000 is not the number of a move of this game"),
    ],
)
def test_a_bot_that_fails_is_told(
    kind: type[Bot], code: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(levels._levels(), "odd", Level(lambda _, chance: kind(chance), None))
    caller = Caller(Session("odd"))
    caller.ask("begin", **BEGIN)
    error = caller.fail("choose", **question(race()))
    assert (error["code"], error["message"]) == (code, message)
    assert ("LookupError" in capsys.readouterr().err) == (kind is Failing)


def test_the_object_of_a_module_is_loaded_with_the_first_game(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_legal.py").write_text(
        "import tavolino\nclass FirstLegal(tavolino.Bot):\n"
        "    def __init__(self, game, chance): super().__init__(chance)\n"
        "    def choose(self, outlook): return outlook.legal_moves()[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    caller = Caller(Session("first_legal:FirstLegal"))
    assert "first_legal" not in sys.modules
    caller.ask("begin", **BEGIN)
    assert caller.ask("choose", **question(race())) == {"move": "thrust 1"}

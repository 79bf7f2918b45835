"""Positions that somebody changed by hand: each is refused with the path of what is wrong, or can be played to an end.

`TAVOLINO_FUZZ=20000` tries so many of each setting.
"""

import json
import os
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from contract.walk import Setting, settings, some_positions
from tavolino.core.chance import FastChance
from tavolino.core.refusal import BadOption, BadPosition
from tavolino.core.state import State

TRIES = int(os.environ.get("TAVOLINO_FUZZ", "40"))
LONGEST = 20_000  # moves; no game of random moves takes so many
AT_MOST = 3  # changes of one position

Place = tuple[str | int, ...]


def places(part: Any, here: Place = ()) -> list[Place]:
    """Everything in it, the innermost too."""
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [found for name, value in inside for found in ((*here, name), *places(value, (*here, name)))]


def at(position: Any, place: Place) -> Any:
    for name in place:
        position = position[name]
    return position


def changed(position: dict[str, Any], chance: FastChance) -> dict[str, Any]:
    """Or not at all. Numbers a little different, things in other places, left out, or twice; texts from elsewhere."""
    position = deepcopy(position)
    for _ in range(chance.pick(AT_MOST + 1)):
        found = [place for place in places(position) if place[0] not in ("options", "game", "rules", "layout")]
        place = found[chance.pick(len(found))]
        around, name, value = at(position, place[:-1]), place[-1], at(position, place)
        texts = [other for other in (at(position, other) for other in found) if isinstance(other, str)]
        if isinstance(value, bool):
            around[name] = not value
        elif isinstance(value, int):
            around[name] = (value + 1, value - 1, chance.pick(8), None)[chance.pick(4)]
        elif isinstance(value, str):
            around[name] = texts[chance.pick(len(texts))]
        elif isinstance(value, list) and value:
            taken = value.pop(chance.pick(len(value)))
            lists = [other for other in (at(position, other) for other in places(position)) if isinstance(other, list)]
            if chance.pick(3):
                lists[chance.pick(len(lists))].append(taken)
        elif value is None:
            around[name] = chance.pick(4)
    return position


def play_on(setting: Setting, state: State, chance: FastChance) -> int:
    """To its end, by random moves; whatever is on the table meanwhile can be written and read again."""
    game = setting.game
    for moves in range(LONGEST):
        waiting = state.to_move()
        if not waiting:
            return moves
        seat = waiting[chance.pick(len(waiting))]
        legal = state.legal_moves(seat)
        assert legal, f"a dead end: {json.dumps(game.position(state))}"
        if moves % 7 == 0:
            written = game.position(state)
            assert game.position(game.load(written)) == written
        state.apply(seat, legal[chance.pick(len(legal))], chance, None)
    raise AssertionError(f"no end in sight: {json.dumps(game.position(state))}")


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_what_is_accepted_comes_to_an_end_and_what_is_not_is_refused_with_its_place(setting: Setting) -> None:
    chance = FastChance.seeded(5)
    positions = [dict(setting.game.position(state)) for state, _, _ in some_positions(setting, seed=5, at_most=20)]
    told: Counter[str] = Counter()
    for _ in range(TRIES):
        written = changed(json.loads(json.dumps(positions[chance.pick(len(positions))])), chance)
        try:
            state = setting.game.load(written)
        except (BadPosition, BadOption) as refused:
            told["refused"] += 1
            told["without a place"] += not getattr(refused, "path", "options")
        else:
            told["played on"] += 1
            play_on(setting, state, chance)
    assert min(told["refused"], told["played on"]) > 0, told
    assert told["without a place"] == 0

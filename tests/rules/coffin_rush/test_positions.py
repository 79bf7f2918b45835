"""Positions written by people: what cannot be on the table is refused with the field, and nothing ever crashes."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from rules.coffin_rush.scene import CAMP, CARDS, GAME, RUSH, deck, who
from tavolino.core.chance import FastChance
from tavolino.core.refusal import BadPosition
from tavolino.core.registry import find

BOX = find(GAME)
TWO = [who(), who()]


def load(**position: Any) -> object:
    return BOX.load({"explorers": TWO, **position})


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"explorers": [who()]}, "explorers"),
        ({"explorers": [who("9,99"), who()]}, "explorers[0].at"),
        ({"explorers": [who(CAMP), who()]}, "explorers[0].at"),
        ({"explorers": [who(RUSH, "gold"), who()]}, "tiles"),
        ({"explorers": [who(RUSH, "violet", "violet"), who()]}, "tiles"),
        ({"explorers": [who(RUSH, *["green"] * 5, "red", "red"), who()]}, "explorers[0].backpack"),
        ({"explorers": [who(hand=CARDS, discards=["rush"]), who()]}, "explorers[0].hand"),
        ({"explorers": [{"at": RUSH, "hand": CARDS[1:]}, who()]}, "explorers[0].hand"),
        ({"explorers": [who(discards=["joker"]), who()]}, "explorers[0]"),
        ({"explorers": [who(known=["5,7"]), who()]}, "explorers[0].known"),
        ({"explorers": [who(RUSH, "stairs"), who()]}, "explorers[0]"),
        ({"explorers": [who(nose=1), who()]}, "explorers[0].nose"),
        ({"layout": "nowhere"}, "layout"),
        ({"layout": ["crypt0"]}, "layout"),
        ({"doors": ["1,1-2,2"]}, "doors[0]"),
        ({"doors": ["temple", "temple"], "traps": deck("quicksand", True)}, "doors"),
        ({"doors": ["temple"], "traps": deck("quicksand")}, "traps"),
        ({"tiles": {}}, "tiles"),
        ({"tiles": {"5,7": "green"}}, "tiles.5,7"),
        ({"tiles": {"0,0": "torch"}}, "tiles.0,0"),
        ({"piles": {"5,7": []}}, "piles.5,7"),
        ({"piles": {"x": ["green"]}}, "piles.x"),
        ({"monsters": [{"kind": "cat", "at": RUSH}]}, "monsters[0].kind"),
        ({"monsters": [{"kind": "mummy", "at": CAMP}]}, "monsters[0].at"),
        ({"monsters": [{"kind": "spectre", "at": RUSH}] * 4}, "monsters"),
        ({"monsters": [{"kind": "mummy", "at": RUSH}] * 2}, "monsters"),  # three more can wake, for four pawns
        ({"spectres_left": 4}, "spectres_left"),
        ({"spectres_left": 3, "monsters": [{"kind": "spectre", "at": RUSH}]}, "spectres_left"),
        ({"spectres_left": 3, "rules": 1}, "spectres_left"),
        ({"rules": 3}, "rules"),
        ({"rules": 0}, "rules"),
        ({"traps": ["quicksand"]}, "traps"),
        ({"traps": ["quicksand", "quicksand", *deck("bomb")]}, "traps"),
        ({"trap": "rain"}, "trap"),
        ({"counter": 28}, "counter"),
        ({"counter": 0}, "counter"),
        ({"feather": "up"}, "feather"),
        ({"turn": {"seat": 2}}, "turn.seat"),
        ({"turn": {"seat": None}}, "turn.seat"),
        ({"turn": {"actions": 0, "card_used": True}}, "turn.actions"),
        ({"turn": {"walking": True}}, "turn.steps"),
        ({"turn": {"steps": 2}}, "turn"),
        ({"pending": {"question": "why"}}, "pending.question"),
        ({"pending": {"question": "keep", "seat": 0}}, "pending"),
        ({"pending": {"question": "luck", "seat": 0}}, "pending"),
        ({"pending": {"question": "target", "seat": 0}}, "pending"),
        ({"pending": {"question": "target", "seat": 0, "stage": "mummy target"}}, "turn.seat"),
        ({"pending": {"question": "consent", "seat": 1}}, "pending"),
        ({"pending": {"wanted": "fly"}}, "pending.wanted"),
        ({"options": {"companies": 2}}, "options"),
        ({"game": "cafe-race"}, "game"),
        ({"rules": 9}, "rules"),
        ({"players": 5}, "players"),
        ({"weather": "dry"}, "weather"),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(position: dict[str, Any], path: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load(**position)
    assert caught.value.path == path


def test_what_is_left_out_is_as_at_set_up() -> None:
    position = BOX.position(BOX.load({"explorers": TWO}))
    assert position["counter"] == 27
    assert len(position["tiles"]) == 26
    assert position["traps"].index("bomb") == 6
    assert position["monsters"] == [{"kind": "mummy", "at": "12,7"}]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))


def changed(position: Any, path: tuple[Any, ...], junk: Any) -> Any:
    whole = copy.deepcopy(position)
    place = whole
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = junk
    return whole


JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    7,
    31,
    10**9,
    1.5,
    "",
    "x",
    "5,7",
    "coins",
    "luck",
    [],
    [0],
    [0, 0],
    [5],
    {},
]


def test_no_change_of_any_field_crashes_reading_or_playing_on() -> None:
    """Positions of random games, one field made nonsense: refused, or played on to the end."""
    chance = FastChance.seeded(4)
    refused = played = 0
    for number in range(12):
        own = {"backpack": {"slots": 9}, "counter": {"green": 30}, "dice": {"red": [1, 2]}, "traps": {"maat": 3}}
        options = BOX.read_options({"companies": 2 if number % 2 else 0, "temple": own if number % 3 else None})
        state = BOX.new(4, options, chance)
        for _ in range(chance.pick(150)):
            seat = state.next_seat()
            if seat >= 0:
                legal = state.legal_moves(seat)
                state.apply(seat, legal[chance.pick(len(legal))], chance, None)
        position = json.loads(json.dumps(BOX.position(state)))
        paths = [path for path in leaves(position) if path]
        for _ in range(150):
            path = paths[chance.pick(len(paths))]
            broken = changed(position, path, JUNK[chance.pick(len(JUNK))])
            try:
                read = BOX.load(broken)
            except BadPosition:
                refused += 1
                continue
            played += 1
            assert BOX.position(BOX.load(BOX.position(read))) == BOX.position(read)
            for _ in range(2000):
                seat = read.next_seat()
                if seat < 0:
                    break
                legal = read.legal_moves(seat)
                assert legal, (path, broken)
                read.apply(seat, legal[chance.pick(len(legal))], chance, None)
            assert read.next_seat() < 0
    assert refused > 500
    assert played > 50

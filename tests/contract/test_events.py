"""Every game: its list of events is complete, and what is told is what their types say."""

import inspect
import re
import sys
from functools import cache
from typing import Any, Union, get_args, get_type_hints

import msgspec
import pytest

from contract.walk import Setting, every_setting
from tavolino.core.chance import FastChance
from tavolino.core.event import Event, Log, SeatEvent
from tavolino.core.game import Game
from tavolino.core.registry import shelf
from tavolino.games.cafe_race.events import Chose, Refilled

GAMES = 5  # of every setting
every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)


def defined_beside(kinds: tuple[type[Event], ...]) -> set[type[Event]]:
    """All kinds of events that stand in the files of these."""
    files = [sys.modules[kind.__module__] for kind in kinds]
    return {
        found
        for file in files
        for _, found in inspect.getmembers(file, inspect.isclass)
        if issubclass(found, Event) and found.__module__ == file.__name__
    }


@every_game
def test_no_kind_of_event_is_forgotten(game: Game) -> None:
    assert defined_beside(game.event_types) == set(game.event_types)
    assert len({kind.kind() for kind in game.event_types}) == len(game.event_types)


@every_game
def test_an_event_is_called_alike_in_python_and_json(game: Game) -> None:
    """With a word before it where the kind alone would be the name of something else: `moved`, ClerkMoved."""
    for kind in game.event_types:
        assert f"_{_snake_case(kind.__name__)}".endswith(f"_{kind.kind()}")
        assert kind.__struct_fields__[0] == "rule"


def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@every_game
def test_fields_that_can_be_left_out_are_the_secret_ones_and_somebody_knows_them(game: Game) -> None:
    for kind in game.event_types:
        assert can_be_left_out(kind) == set(kind.SECRET)
        assert ("known_to" in vars(kind)) == bool(kind.SECRET)


def can_be_left_out(kind: type[Event]) -> set[str]:
    return {name for name, of in get_type_hints(kind).items() if msgspec.UnsetType in get_args(of)}


# ---- events of whole games


@cache
def reader(game: Game) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(Union[game.event_types])  # noqa: UP007


def assert_is_what_its_type_says(game: Game, event: Event, seat: int | None) -> None:
    """Read back from JSON by the types alone, it is the same again."""
    told = event.seen_by(seat)
    assert reader(game).decode(msgspec.json.encode(told)) == told


@every_setting
def test_what_is_told_is_what_the_types_say(setting: Setting) -> None:
    for seed in range(GAMES):
        chance, log = FastChance.seeded(seed, setting.players), Log()
        state = setting.game.new(setting.players, setting.options, chance, log)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal_moves(seat)
            state.apply(seat, legal[chance.pick(len(legal))], chance, log)
        for event in log.events:
            for viewer in (None, *range(setting.players)):
                assert_is_what_its_type_says(setting.game, event, viewer)


def test_a_fact_of_another_type_is_found() -> None:
    """The negative control."""
    race = shelf()["cafe-race"]
    assert_is_what_its_type_says(race, Chose("RACE-SPEED-2", 0, 3), None)
    with pytest.raises(msgspec.ValidationError, match="tokens"):
        assert_is_what_its_type_says(race, Refilled("RACE-MOVE-9", 0, "five"), None)  # type: ignore[arg-type]


# ---- secrets


class Whispered(SeatEvent, frozen=True, tag="whispered"):
    SECRET = ("word",)

    word: str | msgspec.UnsetType = msgspec.UNSET


class Misspelt(Whispered, frozen=True, tag="misspelt"):
    SECRET = ("wrod",)


def test_a_secret_of_which_nobody_says_who_knows_it_is_kept_from_all() -> None:
    for seat in (None, 0, 1):
        assert msgspec.json.encode(Whispered("X-1", 0, "psst").seen_by(seat)) == (
            b'{"event":"whispered","rule":"X-1","seat":0}'
        )


def test_a_secret_that_is_no_field_of_the_event_is_an_error() -> None:
    with pytest.raises(TypeError, match="wrod"):
        Misspelt("X-1", 0, "psst").seen_by(None)

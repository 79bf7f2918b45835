"""The golden games of Coffee Rush show every number of players, every way of ending and every option."""

from collections.abc import Callable
from pathlib import Path

import pytest

from golden.outcome import RECORDS, read
from tavolino.core.event import Event
from tavolino.core.record import Record, parse
from tavolino.core.replay import Replay
from tavolino.games.coffee_rush.events import Closed, LastTurn

GAMES = [path for path in RECORDS if path.name.startswith("coffee-rush-")]


def story(path: Path) -> tuple[Record, list[Event]]:
    """A record and all that happens in it after the set-up."""
    replay = Replay(parse(read(path)))
    return replay.record, [event for number in range(1, len(replay.record.entries)) for event in replay.step(number)]


def closed_by(because: str) -> Callable[[Record, list[Event]], bool]:
    return lambda _record, events: [event.because for event in events if isinstance(event, Closed)] == [because]


def option(name: str) -> Callable[[Record, list[Event]], bool]:
    return lambda record, _events: bool(record.options[name])


def starter_ends(_record: Record, events: list[Event]) -> bool:
    return any(isinstance(event, LastTurn) for event in events)


WAYS: dict[str, Callable[[Record, list[Event]], bool]] = {
    "five-penalties": closed_by("penalties"),
    "deck-out": closed_by("deck"),
    "nobody-orders": closed_by("no_orders"),
    "less-luck": option("less_luck"),
    "several-upgrades": option("several_upgrades"),
    "named-starter": lambda record, _events: record.options["starter"] is not None,
    "own-menu": option("menu"),
}


def test_there_are_games_for_every_number_of_players_and_both_printed_ways_of_ending() -> None:
    names = {path.stem for path in GAMES}
    for players in (2, 3, 4):
        own = {name for name in names if name.startswith(f"coffee-rush-{players}-")}
        assert any("five-penalties" in name for name in own)
        assert any("deck-out" in name for name in own)
    assert all(any(way in name for name in names) for way in WAYS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_shows_what_its_name_says(path: Path) -> None:
    record, events = story(path)
    assert path.stem.startswith(f"coffee-rush-{record.players}-")
    for way, shows in WAYS.items():
        if way in path.stem:
            assert shows(record, events), way


def test_with_two_players_the_end_comes_with_and_without_a_last_turn() -> None:
    ends = {starter_ends(*story(path)) for path in GAMES if path.name.startswith("coffee-rush-2-")}
    assert ends == {True, False}


def test_upgrades_and_rush_tokens_are_used_in_them() -> None:
    kinds = {event.kind() for path in GAMES for event in story(path)[1]}
    assert {"upgraded", "rush_used", "tipped", "emptied", "put_back", "multiplied", "picked"} <= kinds

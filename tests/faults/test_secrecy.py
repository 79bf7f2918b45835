"""Nobody can tell from anything they are sent what they may not know.

The same table stands in two houses, with the same people, bots, clock, seed and chance. In the second one, whatever an
observer may not know is swapped after the start and again and again. Until a secret comes to light by the rules (then
the second table is given the first one's secret just before, and the game goes on), every byte on the observer's
socket, in the lists and in the log must be the same in both houses.
"""

import logging
from random import Random
from typing import Any

import msgspec
import pytest

from contract.walk import Setting, settings
from faults.scale import times
from faults.secrecy import Game, Tally, Told, played
from tavolino.core.event import Event
from tavolino.games.cafe_race import view as race_view
from tavolino.games.coffee_rush import view as coffee_view
from tavolino.games.coffin_rush import view as coffin_view
from tavolino.server import house, picture
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.table import telling
from tavolino.table.entry import Moved
from tavolino.table.summary import Summary, summary
from tavolino.table.table import Happened, Table

GAMES = times(quick=60, long=2_000)
PARTS = times(quick=4, long=20)  # several processes share the work
OURS = ("cafe-race", "coffee-rush", "coffin-rush")


def has_secrets(setting: Setting) -> bool:
    """In the auction of Café Race everything lies open."""
    return setting.game.id in OURS and not str(setting).endswith("auction")


def some_games(count: int, game: str = "") -> list[Game]:
    """Each of the games equally often, each number of players and each variant in turn, seen from any seat or none."""
    chosen = [name for name in OURS if name.startswith(game)]
    shelves = [[one for one in settings() if has_secrets(one) and one.game.id == name] for name in chosen]
    found = []
    for seed in range(count):
        shelf = shelves[seed % len(shelves)]
        setting = shelf[seed // len(shelves) % len(shelf)]
        found.append(Game(setting, Random(seed).choice([None, *range(setting.players)]), seed))
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_hidden_changes_nothing_that_the_observer_is_sent(part: int) -> None:
    games = some_games(GAMES)[part::PARTS]
    tallies = played(games)
    for name in OURS:  # for `pytest -rP`
        print(name, _sum([tally for game, tally in zip(games, tallies, strict=True) if game.setting.game.id == name]))
    compared = [tally.compared for tally in tallies]
    assert sum(compared) / len(compared) > 20  # or there was nothing to find
    assert sum(count == 0 for count in compared) <= len(compared) / 20


def _sum(tallies: list[Tally]) -> dict[str, int]:
    return {"games": len(tallies)} | {name: sum(getattr(one, name) for one in tallies) for name in Tally._fields}


# ---- the same comparison finds whatever is let out: each of these mutants tells one thing too much


def is_told(game: str = "cafe-race", where: str = "socket") -> None:
    """There and nowhere else, or it might be something else that was found."""
    with pytest.raises(Told, match=f"^{where} of"):
        played(some_games(12, game))


def test_an_event_told_whole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(events: list[Event], _: int | None) -> list[telling.Told]:
        return [dict(event.whole()) for event in events]

    monkeypatch.setattr(telling, "_events", whole)
    is_told()


def test_the_text_of_a_secret_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(happened: Happened, seat: int | None) -> telling.Told | None:
        said = telling.told(happened, seat)
        return {**(said or {}), "move": happened.entry.move} if isinstance(happened.entry, Moved) else said

    monkeypatch.setattr(picture, "told", told)
    is_told()


def test_a_covered_thrust_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race_view, "THRUST", -1)
    is_told()


def test_the_top_of_the_deck_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look = coffee_view.look

    def leaking(rush: Any, seat: int | None) -> coffee_view.RushView:
        return msgspec.structs.replace(look(rush, seat), deck=int(rush.deck[-1]) if rush.deck else 0)

    monkeypatch.setattr(coffee_view, "look", leaking)
    is_told("coffee-rush")


def test_the_next_trap_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look = coffin_view.look

    def leaking(dig: Any, seat: int | None) -> coffin_view.DigView:
        return msgspec.structs.replace(look(dig, seat), traps_left=[str(trap) for trap in dig.deck])

    monkeypatch.setattr(coffin_view, "look", leaking)
    is_told("coffin-rush")


def test_a_flag_that_hangs_on_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "can_undo", lambda table, _: secret_of(table) % 2 == 0)
    is_told()


def test_a_secret_move_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    adopted = Node.adopted

    def logging_it(self: Node, room: Room, happened: Happened, by_us: bool) -> None:
        if isinstance(happened.entry, Moved):
            logging.getLogger("tavolino.server.node").info("moved", extra={"code": happened.entry.move})
        adopted(self, room, happened, by_us)

    monkeypatch.setattr(Node, "adopted", logging_it)
    is_told(where="log")


def test_a_secret_in_the_lists_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table) -> Summary:
        return msgspec.structs.replace(summary(table), opened_at=secret_of(table))

    monkeypatch.setattr(house, "summary", leaking)
    is_told("coffee-rush", where="/api/tables/(running|mine)")


def secret_of(table: Table) -> int:
    """A number that is another one when anything in the position is."""
    if table.match is None:
        return 0
    whole = msgspec.json.encode(table.match.game.position(table.match.state))
    return sum(place * byte for place, byte in enumerate(whole))

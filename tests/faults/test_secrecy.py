"""Nothing that a client is sent reveals what its player may not know.

The same table is played on two servers, with the same people, bots, clock, seed and chance. On the second one, what an
observer may not know is swapped, after the start and again and again. Until a secret is revealed by the rules (then the
second table is given the first one's secret just before, and the game goes on), every byte on the observer's socket, in
the lists and in the log must be the same on both servers.
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
from tavolino.core.match import Match
from tavolino.games.cafe_race import view as race_view
from tavolino.games.coffee_rush import view as coffee_view
from tavolino.games.coffin_rush import view as coffin_view
from tavolino.server.live import live_tables, messages
from tavolino.server.live.prospects import SeatProspects
from tavolino.server.live.room import Room
from tavolino.server.live.upkeep import Upkeep
from tavolino.table import telling
from tavolino.table.entry import Moved
from tavolino.table.summary import Summary, summary
from tavolino.table.table import Happened, Table

GAMES = times(quick=60, long=2_000)
PARTS = times(quick=4, long=20)  # run by several processes
OURS = ("cafe-race", "coffee-rush", "coffin-rush")


def has_secrets(setting: Setting) -> bool:
    """In the auction of Café Race everything lies open."""
    return setting.game.id in OURS and not str(setting).endswith("auction")


def some_games(count: int, game: str = "") -> list[Game]:
    """Each of the games equally often, each number of players and each variant in turn, seen from any seat or none."""
    chosen = [name for name in OURS if name.startswith(game)]
    groups = [[one for one in settings() if has_secrets(one) and one.game.id == name] for name in chosen]
    found = []
    for seed in range(count):
        group = groups[seed % len(groups)]
        setting = group[seed // len(groups) % len(group)]
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


# ---- the same comparison finds every leak: each of these mutants tells one thing too much


def is_told(game: str = "cafe-race", where: str = "socket") -> None:
    """There and nowhere else, or it might be something else that was found."""
    with pytest.raises(Told, match=f"^{where} of"):
        played(some_games(12, game))


def test_an_event_told_whole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(events: list[Event], _: int | None) -> list[Event]:
        return events

    monkeypatch.setattr(telling, "_events", whole)
    is_told()


def test_what_another_company_says_to_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "hears", lambda _, __: True)
    is_told("coffin-rush")


def test_the_text_of_a_secret_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(happened: Happened, seat: int | None) -> telling.Told | None:
        said = telling.told(happened, seat)
        return {**(said or {}), "move": happened.entry.move} if isinstance(happened.entry, Moved) else said

    monkeypatch.setattr(messages, "told", told)
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
    monkeypatch.setattr(messages, "can_undo", lambda table, _: secret_of(table) % 2 == 0)
    is_told()


def test_prospects_that_hang_on_a_secret_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def of(_: SeatProspects, match: Match, __: int | None) -> msgspec.Raw:
        return msgspec.Raw(b"%d" % secret_in(match))

    monkeypatch.setattr(SeatProspects, "of", of)
    is_told("coffin-rush")


def test_a_secret_move_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look_after = Upkeep.look_after

    def logging_it(self: Upkeep, room: Room, by_us: bool) -> None:
        if isinstance(room.table.last, Moved):
            logging.getLogger("tavolino.server.live.node").info("moved", extra={"code": room.table.last.move})
        look_after(self, room, by_us)

    monkeypatch.setattr(Upkeep, "look_after", logging_it)
    is_told(where="log")


def test_a_secret_in_the_lists_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table) -> Summary:
        return msgspec.structs.replace(summary(table), opened_at=secret_of(table))

    monkeypatch.setattr(live_tables, "summary", leaking)
    is_told("coffee-rush", where="/api/tables/(running|mine)")


def secret_of(table: Table) -> int:
    return 0 if table.match is None else secret_in(table.match)


def secret_in(match: Match) -> int:
    """A number that is another one when anything in the position is."""
    whole = msgspec.json.encode(match.game.position(match.state))
    return sum(place * byte for place, byte in enumerate(whole))

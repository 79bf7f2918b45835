"""Highlights of an expedition: the best turn, the treasure carried longest, a large pile, the last theft."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolino.core.event import Event
from tavolino.core.moment import Highlight, Moment, TurnMark, best_turn, greatest, happened
from tavolino.games.coffin_rush.events import Dropped, Fell, Found, PickedUp, Stolen, Stored
from tavolino.games.coffin_rush.house import COLLECTIONS


class Burden(NamedTuple):
    item: str
    since: int  # the round


def highlights(past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
    return [
        *best_turn(past, turns),
        *_longest_carried(past, turns),
        *greatest(past, PickedUp, _items, "moment-pile", least=2),
        *_last_theft(past),
    ]


def _items(picked_up: PickedUp) -> int:
    return len(picked_up.items)


def _last_theft(past: Sequence[Moment]) -> list[Highlight]:
    thefts = list(happened(past, Stolen))
    if not thefts:
        return []
    number, told = thefts[-1]
    return [Highlight(number, "moment-theft", {"seat": told.seat, "victim_seat": told.victim_seat, "item": told.item})]


def _longest_carried(past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
    """The most rounds for which somebody carried the same treasure, until it was moved or the game ended."""
    backpacks: list[list[Burden]] = [[] for _ in past[0].scores]
    best = Highlight(0, "", {"count": 0})
    for moment in past:
        now = turns[moment.turn].round
        gone: list[tuple[int, Burden]] = []
        for event in moment.events:
            gone += _carry(backpacks, event, now)
        if moment is past[-1]:
            gone += [(seat, burden) for seat, burdens in enumerate(backpacks) for burden in burdens]
        for seat, burden in gone:
            count = now - burden.since
            if count > int(best.facts["count"]):
                best = Highlight(moment.number, "moment-carried", {"seat": seat, "item": burden.item, "count": count})
    return [best] if best.message else []


def _carry(backpacks: list[list[Burden]], event: Event, now: int) -> list[tuple[int, Burden]]:
    """Updates who carries which treasures; returns those that left a backpack, with its owner."""
    if isinstance(event, Found):
        _load(backpacks, event.seat, event.item, now)
    elif isinstance(event, PickedUp):
        for item in event.items:
            _load(backpacks, event.seat, item, now)
    elif isinstance(event, Stolen):
        _load(backpacks, event.seat, event.item, now)
        return _unload(backpacks, event.victim_seat, event.item)
    elif isinstance(event, Fell | Dropped | Stored):
        return _unload(backpacks, event.seat, event.item)
    return []


def _load(backpacks: list[list[Burden]], seat: int, item: str, now: int) -> None:
    if item.removesuffix("-mummy") in COLLECTIONS:
        backpacks[seat].append(Burden(item, now))


def _unload(backpacks: list[list[Burden]], seat: int, item: str) -> list[tuple[int, Burden]]:
    """Of several equal ones, the one that was there first."""
    for burden in backpacks[seat]:
        if burden.item == item:
            backpacks[seat].remove(burden)
            return [(seat, burden)]
    return []

"""After an attack: what people were acknowledged is in the log, and what they were shown was theirs to see."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from faults.hostile_players import Player, digest
from faults.proof import Line, broken_promises, stored
from tavolino.table.table import Table, catch_up, load

Seen = dict[tuple[int, int], set[bytes]]  # by entry and seat: digests of the views that were shown


def lost(database: Path, players: Iterable[Player]) -> list[str]:
    """Acknowledged, and not there; told, and changed later."""
    return broken_promises(database, players)


def breaches(database: Path, players: Iterable[Player]) -> list[str]:
    """Every view that somebody was sent must be that of their own seat after that entry, by the rules' own account."""
    seen: dict[str, Seen] = defaultdict(lambda: defaultdict(set))
    for player in players:
        for glance in player.glances:
            seen[player.table][glance.seq, player.seat].add(glance.digest)
    logs = stored(database)
    return [breach for table, views in seen.items() for breach in _compared(table, logs[table], views)]


def _compared(name: str, log: list[Line], views: Seen) -> Iterator[str]:
    table, left = load(name, log[:1]), dict(views)
    yield from _at(table, left)
    for _ in catch_up(table, log[1:]):
        yield from _at(table, left)
    yield from (f"{name}: seat {seat} was shown a view after entry {seq}, where there is none" for seq, seat in left)


def _at(table: Table, views: Seen) -> Iterator[str]:
    """What was shown after the last entry, which is then done with."""
    match = table.match
    if match is None:
        return
    for seat in range(table.plan.seats):
        shown = views.pop((table.seq, seat), None)
        if shown is not None:
            view = msgspec.json.decode(msgspec.json.encode(match.game.view(match.state, seat)))
            if shown != {digest(view)}:
                yield f"{table.id}: seat {seat} was shown after entry {table.seq} what is not its view"

"""Updates of the lobby, seats, ratings and the outbox that follow from an entry, written in the same transaction."""

from functools import partial

import msgspec

from tavolino.core.match import Step
from tavolino.server.live.notices import notices_after
from tavolino.server.live.rating import note_result
from tavolino.store import appearances, lobby
from tavolino.store.line import Also, Connection
from tavolino.table import entry as entries
from tavolino.table.entry import AnyEntry
from tavolino.table.forgetting import sender
from tavolino.table.summary import summary
from tavolino.table.table import Table


def index_entry(table: Table, entry: AnyEntry, command: str, step: Step | None = None) -> Also | None:
    """None for most entries. `table` is as it was before the entry."""
    lists, notices = _lists_after(table, entry, command, step), notices_after(table, entry, step)
    if lists is None or notices is None:
        return lists or notices
    return partial(_both, lists=lists, notices=notices)


def _both(connection: Connection, lists: Also, notices: Also) -> None:
    lists(connection)
    notices(connection)


def _lists_after(table: Table, entry: AnyEntry, command: str, step: Step | None) -> Also | None:
    """A move changes no list unless it ends the game."""
    if isinstance(entry, entries.Moved):
        if step is None or step.after.next_seat() >= 0:
            return None
        played = table.played if table.chairs[entry.seat].played_by_bot else table.played | {entry.seat}
        return partial(note_result, table=table, state=step.after, played=frozenset(played), at=entry.at)
    if isinstance(entry, entries.Opened):
        return partial(_opened, table=table)
    if isinstance(entry, entries.Seated):
        return partial(_sat_down, table=table.id, person=entry.person, people=_people_after(table, entry))
    if isinstance(entry, entries.BotSeated | entries.Vacated):
        return partial(lobby.set_seats, table=table.id, people=_people_after(table, entry))
    if isinstance(entry, entries.Said):
        speaker = sender(command)
        if speaker is None or speaker in table.appeared:
            return None
        return partial(appearances.add, table=table.id, person=speaker)
    if isinstance(entry, entries.GuestRemoved):
        return partial(_remove_guest, table=table.id, guest=entry.person, was_open=table.status == "open")
    if isinstance(entry, entries.InviteRenewed):
        return partial(lobby.set_invite, table=table.id, invite=entry.invite)
    status = _status_after(table, entry)
    return None if status is None else partial(lobby.set_status, table=table.id, status=status, at=entry.at)


_STATUS_AFTER: dict[type[AnyEntry], str] = {
    entries.Started: lobby.RUNNING,
    entries.Paused: lobby.PAUSED,
    entries.Resumed: lobby.RUNNING,
}


def _opened(connection: Connection, table: Table) -> None:
    lobby.add(connection, _row(table))
    for person in sorted(table.appeared):
        appearances.add(connection, table.id, person)


def _sat_down(connection: Connection, table: str, person: str, people: dict[int, str]) -> None:
    lobby.set_seats(connection, table, people)
    appearances.add(connection, table, person)


def _status_after(table: Table, entry: AnyEntry) -> str | None:
    if isinstance(entry, entries.TableClosed):
        return lobby.NEVER_BEGAN if table.status == "open" else lobby.CLOSED
    return _STATUS_AFTER.get(type(entry))


def _remove_guest(connection: Connection, table: str, guest: str, was_open: bool) -> None:
    appearances.add(connection, table, guest)
    lobby.remove_guest(connection, table, guest)
    if was_open:
        lobby.free_seats(connection, table, guest)


def _row(table: Table) -> lobby.TableRow:
    return lobby.TableRow(
        id=table.id,
        game=table.plan.game,
        status=lobby.OPEN,
        public=table.plan.public,
        invite=table.invite,
        host=table.host,
        summary=msgspec.json.encode(summary(table)),
        created_at=table.opened_at,
        updated_at=table.opened_at,
    )


def _people_after(table: Table, entry: entries.Seated | entries.BotSeated | entries.Vacated) -> dict[int, str]:
    people = {seat: chair.person for seat, chair in enumerate(table.chairs.all()) if chair.person is not None}
    people.pop(entry.seat, None)
    if isinstance(entry, entries.Seated):
        people[entry.seat] = entry.person
    return people

"""Which entries people want to be told of elsewhere: the table is full, the game begins, it is one's turn by post.

What is stored is who and why. The text that is sent later names the game and the table, and nothing else."""

from functools import partial

from tavolino.core.match import Step
from tavolino.core.state import State
from tavolino.store import outbox
from tavolino.store.line import Also, Connection
from tavolino.table import entry as entries
from tavolino.table.entry import AnyEntry
from tavolino.table.table import Table

BY_POST = "days"  # the clock of a table whose players come by now and then


def notices_after(table: Table, entry: AnyEntry, step: Step | None) -> Also | None:
    """`table` is as it was before the entry. Whoever causes something need not be told of it: it is the host who
    begins and who seats bots."""
    if isinstance(entry, entries.Moved):
        return None if step is None else _turn_passed(table, entry.seat, step.after, entry.at)
    if isinstance(entry, entries.TakenBack):
        cause = entry.seat if entry.agreed is None else entry.agreed
        return _turn_passed(table, cause, table.playing().before(entry.moves), entry.at)
    if isinstance(entry, entries.Seated | entries.BotSeated):
        return _seated(table, entry)
    if isinstance(entry, entries.Vacated | entries.GuestRemoved) and table.status == "open":
        return partial(outbox.withdraw, table=table.id, reasons=("full",))
    if isinstance(entry, entries.Started):
        return partial(_began, table=table.id, people=table.chairs.people() - {table.host}, at=entry.at)
    if isinstance(entry, entries.TableClosed):
        return partial(outbox.withdraw, table=table.id, reasons=("full", "began", "turn"))
    return None


def _turn_passed(table: Table, cause: int, state: State, at: int) -> Also | None:
    """By post, a seat that is asked anew, and not the next small move of one that is on turn already. `state` is the
    position after the entry."""
    if table.plan.clock.kind != BY_POST:
        return None
    before, after = set(table.asked), {int(seat) for seat in state.to_move()}
    done = _players(table, before - after)
    asked = _players(table, after - before) - _players(table, {cause})
    if not done and not asked:
        return None
    return partial(outbox.turn_passed, table=table.id, done=done, asked=asked, at=at)


def _players(table: Table, seats: set[int]) -> set[str]:
    """Without bots, those for whom one stands in, and those who have deleted their account."""
    chairs = [table.chairs[seat] for seat in seats]
    return {
        chair.person for chair in chairs if chair.person is not None and not chair.played_by_bot and not chair.forgotten
    }


def _seated(table: Table, entry: entries.Seated | entries.BotSeated) -> Also | None:
    """On the last free chair. The host is told as well, who can begin now."""
    chairs = table.chairs.all()
    was_full = all(chair.filled for chair in chairs)
    is_full = all(chair.filled for seat, chair in enumerate(chairs) if seat != entry.seat)
    if was_full or not is_full:
        return None
    cause = entry.person if isinstance(entry, entries.Seated) else table.host
    people = (table.chairs.people() | {table.host}) - {cause}
    return partial(outbox.add, table=table.id, reason="full", people=people, at=entry.at)


def _began(connection: Connection, table: str, people: set[str], at: int) -> None:
    outbox.withdraw(connection, table, ("full",))
    outbox.add(connection, table, "began", people, at)

"""Decides wishes: each becomes the entry that grants it, or raises the reason for a refusal. Changes nothing."""

import msgspec

from tavolino.core.match import Step
from tavolino.core.refusal import BadSeat, GameOver, TavolinoError
from tavolino.table import entry as entries
from tavolino.table.entry import EMOTES, Emote, Reason
from tavolino.table.one_line import one_line
from tavolino.table.plan import Chair, Colour
from tavolino.table.problems import BadText, Forbidden, NotNow, SeatTaken, Stale
from tavolino.table.table import MOST_BESIDES, Proposal, Table

LONGEST_TEXT = 300
CLOSED = "the host has closed this table"


def chair_at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise BadSeat(f"there is no seat {seat}; seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


# ---- before the game


def take_seat(table: Table, seat: int, person: str, name: str, colour: Colour | None, at: int) -> Proposal:
    """Sit down on a free chair or one's own (to change colour); the host may take a bot's."""
    _still_open(table)
    chair = chair_at(table, seat)
    if chair.person not in (None, person):
        raise SeatTaken(f"seat {seat} belongs to {chair.name}")
    if chair.kept_for not in (None, person):
        raise SeatTaken(f"seat {seat} is kept for {chair.kept_name}, unless the host frees it")
    if person in table.removed:
        raise Forbidden("the host has removed you from this table")
    if chair.bot is not None and person != table.host:
        raise Forbidden("only the host sends a bot away")
    wanted: Colour = chair.colour if colour is None else colour
    if wanted not in table.chairs.free_colours(seat):
        raise SeatTaken(f"{wanted} is taken; free: {', '.join(table.chairs.free_colours(seat))}")
    return Proposal(entries.Seated(at=at, seat=seat, person=person, name=name, colour=wanted))


def seat_bot(table: Table, seat: int, level: str, person: str, at: int) -> Proposal:
    _still_open(table)
    only_host(table, person)
    chair = chair_at(table, seat)
    if chair.person not in (None, person):
        raise SeatTaken(f"seat {seat} belongs to {chair.name}")
    return Proposal(entries.BotSeated(at=at, seat=seat, level=level))


def leave_seat(table: Table, seat: int, person: str, at: int) -> Proposal:
    """Before the game the chair is free again; in the game a bot stands in."""
    chair = chair_at(table, seat)
    if table.status == "open":
        if person not in (chair.person, chair.kept_for, table.host):
            raise Forbidden(f"seat {seat} is not yours")
        return Proposal(entries.Vacated(at=at, seat=seat))
    if chair.person != person:
        raise Forbidden(f"seat {seat} is not yours")
    return stand_in(table, seat, "left", at)


def start(table: Table, person: str, seed: bytes, at: int) -> Proposal:
    _still_open(table)
    only_host(table, person)
    if not table.chairs.full:
        raise NotNow("somebody is still missing: every seat needs a person or a bot")
    return Proposal(entries.Started(at=at, seed=seed.hex(), rules=table.plan.rules))


# ---- in play


def move(table: Table, seat: int, text: str, base: int, at: int, upon: Step | None = None) -> Proposal:
    """`base` is the last entry that the player had seen: an answer to an older question is stale. It may build
    `upon` a move that is not adopted yet, as long as the table `still_asks` this seat after that."""
    being_played(table)
    asked = table.asked.get(seat)
    if asked is not None and base < asked.since:
        raise Stale(f"this answers entry {base}, but seat {seat} was asked something else in entry {asked.since}")
    if asked is None and base < table.answered.get(seat, 0):
        raise Stale(f"this answers entry {base}, but seat {seat} has moved in entry {table.answered[seat]}")
    match = table.playing()
    step = table.attempt(seat, text, upon)
    entry = entries.Moved(at=at, seat=seat, move=match.moves.text(step.code), left=table.clocks.left_at(at))
    return Proposal(entry, step)


def bot_move(table: Table, seat: int, text: str, base: int, at: int) -> Proposal:
    """A bot's move for a seat; stale if the player has come back meanwhile."""
    if not chair_at(table, seat).played_by_bot:
        raise Stale(f"the player of seat {seat} is back")
    return move(table, seat, text, base, at)


def stand_in(table: Table, seat: int, reason: Reason, at: int) -> Proposal:
    chair = chair_at(table, seat)
    if table.status not in ("running", "paused"):
        raise NotNow("nobody stands in before the game or after it")
    if chair.bot is not None or chair.stand_in:
        raise NotNow(f"a bot plays seat {seat} already")
    return Proposal(entries.StoodIn(at=at, seat=seat, reason=reason, left=table.clocks.left_at(at)))


def time_out(table: Table, seat: int, since: int, at: int) -> Proposal:
    """The clock ran out on the question asked in entry `since`, if that is still the question and the time is over."""
    asked = table.asked.get(seat)
    deadline = table.clocks.deadline(seat)
    if table.status != "running" or asked is None or asked.since != since or deadline is None or at < deadline:
        raise Stale(f"seat {seat} has answered in time")
    return stand_in(table, seat, "timeout", at)


def come_back(table: Table, seat: int, at: int) -> Proposal:
    if table.status not in ("running", "paused") or not chair_at(table, seat).stand_in:
        raise NotNow(f"nobody stands in for seat {seat}")
    return Proposal(entries.Returned(at=at, seat=seat))


def pause(table: Table, name: str, at: int) -> Proposal:
    being_played(table)
    has_room(table)
    return Proposal(entries.Paused(at=at, name=name, left=table.clocks.left_at(at)))


def resume(table: Table, name: str, at: int) -> Proposal:
    if table.status != "paused":
        raise NotNow("the table is not paused")
    return Proposal(entries.Resumed(at=at, name=name))


# ---- at any time


def say(table: Table, name: str, seat: int | None, text: str, at: int) -> Proposal:
    has_room(table)
    line = one_line(text)
    if not 1 <= len(line) <= LONGEST_TEXT:
        raise BadText(f"a line of chat has 1 to {LONGEST_TEXT} characters")
    return Proposal(entries.Said(at=at, name=name, seat=seat, text=line))


def confide(table: Table, name: str, seat: int | None, text: str, at: int) -> Proposal:
    """A line for those alone who win and lose with the speaker. Not before the game, when chairs still change hands."""
    company = next((team for team in table.teams if seat in team), [])
    if len(company) < 2:
        raise Forbidden("only players who have companions speak to them alone")
    if table.status == "open":
        raise NotNow("the game has not begun; until then everybody hears what is said")
    said = say(table, name, seat, text, at).entry
    assert isinstance(said, entries.Said)
    return Proposal(msgspec.structs.replace(said, to=tuple(company)))


def emote(table: Table, name: str, seat: int | None, emote: Emote, at: int) -> Proposal:
    has_room(table)
    if emote not in EMOTES:
        raise BadText(f"there is no such emote; there are {', '.join(EMOTES)}")
    return Proposal(entries.Said(at=at, name=name, seat=seat, emote=emote))


def remove_line(table: Table, line: int, at: int) -> Proposal:
    """Chat that nobody is told from now on."""
    said = table.log[line - 1].entry if 1 <= line <= table.seq else None
    if not isinstance(said, entries.Said):
        raise BadText(f"entry {line} is no line of chat")
    if said.removed:
        raise NotNow("this line is removed already")
    return Proposal(entries.LineRemoved(at=at, line=line))


def rematch(table: Table, person: str, new_table: str, at: int) -> Proposal:
    if table.status != "finished":
        raise NotNow("a rematch follows a finished game")
    if not table.chairs.of(person):
        raise Forbidden("only those who played ask for a rematch")
    return Proposal(entries.Rematched(at=at, table=new_table))


# ---- by the host


def remove_guest(table: Table, guest: str, name: str, person: str, at: int) -> Proposal:
    only_host(table, person)
    if guest == table.host:
        raise Forbidden("the host does not remove themselves; they may close the table")
    if guest in table.removed:
        raise NotNow(f"{name} is removed already")
    if table.status != "open" and table.chairs.of(guest):
        raise NotNow(f"{name} is one of the players, who stay to the end; the host may close the table")
    return Proposal(entries.GuestRemoved(at=at, person=guest, name=name))


def expel(table: Table, guest: str, name: str, at: int) -> Proposal:
    """By the operator, who may remove players of a game under way, too."""
    if guest == table.host:
        raise Forbidden("the host cannot be removed from their own table; close it instead")
    if guest in table.removed:
        raise NotNow(f"{name} is removed already")
    return Proposal(entries.GuestRemoved(at=at, person=guest, name=name))


def renew_invite(table: Table, invite: str, person: str, at: int) -> Proposal:
    only_host(table, person)
    return Proposal(entries.InviteRenewed(at=at, invite=invite))


def close(table: Table, person: str, at: int) -> Proposal:
    only_host(table, person)
    if table.status in ("finished", "closed"):
        raise NotNow("the game is over" if table.status == "finished" else CLOSED)
    return Proposal(entries.TableClosed(at=at))


def has_room(table: Table) -> None:
    """Whoever comes to a table has its whole log read, so that it must not grow for ever."""
    if table.besides >= MOST_BESIDES:
        raise NotNow("so much was said at this table that no more is written down; open another one")


def _still_open(table: Table) -> None:
    if table.status != "open":
        raise NotNow(CLOSED if table.status == "closed" else "the game has begun")


def only_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Forbidden("only the host of the table does this")


def being_played(table: Table) -> None:
    if table.status == "running":
        return
    reasons: dict[str, TavolinoError] = {
        "open": NotNow("the game has not begun"),
        "paused": NotNow("the table is paused; resume it first"),
        "finished": GameOver("the game is over"),
        "closed": GameOver(CLOSED),
    }
    raise reasons[table.status]

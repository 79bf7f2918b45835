"""One table: the state that results from its log. Entries are adopted one by one; nothing else changes it."""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final, Literal

from tavolino.core.event import Event
from tavolino.core.match import Match, Step
from tavolino.core.own_options import briefly
from tavolino.core.reading import as_json
from tavolino.core.record import Played
from tavolino.table import entry as entries
from tavolino.table.chairs import Chairs
from tavolino.table.clock import Clocks, Turn
from tavolino.table.consent import PendingUndo
from tavolino.table.entry import AnyEntry
from tavolino.table.forgetting import forgotten, sender, without_text
from tavolino.table.lesson_progress import LessonProgress

Status = Literal["open", "running", "paused", "finished", "closed"]
MOST_TAKEN_BACK: Final = 1_000  # moves; every game comes to its end, but taking back and moving again would not
MOST_BESIDES: Final = 10_000  # entries besides the game; then nobody chats any more, and who plays goes on


class Happened:
    """One entry with the events that it caused in the game, and who said it if it is a line of chat."""

    __slots__ = ("entry", "events", "seq", "speaker")

    def __init__(self, seq: int, entry: AnyEntry, events: list[Event], speaker: str | None = None) -> None:
        self.seq = seq
        self.entry = entry
        self.events = events
        self.speaker = speaker


class Asked:
    """A question to a seat: the legal answers, and the entry since which it is unchanged."""

    __slots__ = ("legal", "since")

    def __init__(self, legal: tuple[int, ...], since: int) -> None:
        self.legal = legal
        self.since = since

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Asked) and other.since == self.since and other.legal == self.legal

    def __hash__(self) -> int:
        return hash((self.legal, self.since))


class Proposal:
    """An entry that would be valid now; for a move, with the step already tried."""

    __slots__ = ("entry", "step")

    def __init__(self, entry: AnyEntry, step: Step | None = None) -> None:
        self.entry = entry
        self.step = step


class Table:
    def __init__(self, table_id: str, opened: entries.Opened, command: str = "open") -> None:
        self.id = table_id
        self.plan = opened.plan
        self.host = opened.host
        self.invite = opened.invite
        self.rematch_of = opened.rematch_of
        self.rematch: str | None = None
        self.opened_at = opened.at
        self.status: Status = "open"
        self.chairs = Chairs(self.plan.seats, opened.chairs)
        self.expected = {chair.kept_for for chair in opened.chairs}  # those who played before, at a rematch
        self.removed: set[str] = set()  # people whom the host has removed; they cannot come back
        self.clocks = Clocks(self.plan.clock, self.plan.seats)
        self.lesson_progress = None if self.plan.lesson is None else LessonProgress.read(self.plan.lesson)
        self.match: Match | None = None
        self.asked: dict[int, Asked] = {}
        self.answered: dict[int, int] = {}  # by seat: the entry of its last move, or in which moves were taken back
        self.taken_back = 0  # moves
        self._to_replace = 0  # of them: so many are made anew before the game is further than it was
        self.undo_request: PendingUndo | None = None
        self.declined: set[int] = set()  # seats that were told no since something was played; they do not ask again
        self.besides = 0  # entries that are none of the game's
        self.played: set[int] = set()  # seats whose own players have moved, and not only a bot in their place
        self.log: list[Happened] = [Happened(1, opened, [])]
        self.commands: dict[str, int] = {command: 1}  # which entry each command led to
        self.appeared = {chair.kept_for for chair in opened.chairs if chair.kept_for is not None}  # in the log, by name

    @cached_property
    def teams(self) -> list[list[int]]:
        """Seats that win or lose together; settled before the game."""
        return self.plan.teams()

    @property
    def rules(self) -> int:
        """The version of the rules that is played, or would be if the game began now."""
        return self.plan.rules if self.match is None else self.match.game.rules_version

    @cached_property
    def brief_options(self) -> dict[str, Any]:
        """What is played, for everybody who looks at lists, again and again; so without the content of a menu or
        temple. A position to begin from brings its own options."""
        plan = self.plan
        options = plan.options if plan.start is None else as_json(plan.played_options())
        return briefly(options, plan.the_game.own_files)

    @property
    def seq(self) -> int:
        return self.log[-1].seq

    @property
    def last(self) -> AnyEntry:
        return self.log[-1].entry

    def playing(self) -> Match:
        assert self.match is not None, "asked only of tables that have begun"
        return self.match

    def attempt(self, seat: int, move: str, upon: Step | None = None) -> Step:
        """Make a move on a copy. If it is the next one of the lesson, its draws are the lesson's."""
        match = self.playing()
        if self.lesson_progress is not None:
            match.script(self.lesson_progress.draws(match, seat, move))
        return match.attempt(seat, move, upon)

    def still_asks(self, seat: int, after: Step) -> bool:
        """Whether a move that is not adopted yet leaves this seat's question unchanged; of several, each has to. Never
        with a clock or a lesson, where each move changes the conditions of the next."""
        asked = self.asked.get(seat)
        if asked is None or seat == after.seat or self.lesson_progress is not None or self.clocks.ticking:
            return False
        return seat in after.after.to_move() and after.after.legal_moves(seat) == asked.legal

    def next_of_lesson(self) -> Played | None:
        """The next line of the lesson; None once it is over, was left, or the learner is gone."""
        if self.lesson_progress is None or self.match is None or self.chairs[self.lesson_progress.seat].stand_in:
            return None
        return self.lesson_progress.line(self.match)

    def adopt(self, command: str, proposal: Proposal) -> Happened:
        """Apply the entry that has just been stored (or read) as the next one."""
        seq = self.seq + 1
        entry = proposal.entry
        speaker: str | None = None
        if proposal.step is not None:
            events = self._adopt_step(proposal.step, entry)
        else:
            events = _HANDLERS[type(entry)](self, entry)
            speaker = self._speaker(command, entry)
        happened = Happened(seq, entry, events, speaker)
        self.log.append(happened)
        self.commands[command] = seq
        if isinstance(entry, CHANGES_POSITION):
            self.undo_request = None
            self.declined.clear()
            self._ask(seq, entry.at)
        else:
            self.besides += 1
        return happened

    def forget(self, person: str) -> bool:
        """Takes out the name and the chat of a person who has deleted their account; False if there was nothing."""
        if person not in self.appeared:
            return False
        self.appeared.discard(person)
        by_number = {seq: command for command, seq in self.commands.items()}
        for place, happened in enumerate(self.log):
            entry = forgotten(happened.entry, by_number[happened.seq], person)
            if entry is not None:
                self.log[place] = Happened(happened.seq, entry, happened.events)
        self.chairs.forget(person)
        if self.match is not None:
            self.match.seats = self.chairs.names()
        return True

    def _speaker(self, command: str, entry: AnyEntry) -> str | None:
        if not isinstance(entry, entries.Said) or entry.removed:
            return None
        speaker = sender(command)
        if speaker is not None:
            self.appeared.add(speaker)
        return speaker

    # ---- before the game

    def _seated(self, entry: entries.Seated) -> list[Event]:
        if entry.name:
            self.appeared.add(entry.person)
        self.chairs.seat_person(entry.seat, entry.person, entry.name, entry.colour)
        return []

    def _bot_seated(self, entry: entries.BotSeated) -> list[Event]:
        self.chairs.seat_bot(entry.seat, entry.level)
        return []

    def _vacated(self, entry: entries.Vacated) -> list[Event]:
        self.chairs.vacate(entry.seat)
        return []

    def _started(self, entry: entries.Started) -> list[Event]:
        script = () if self.lesson_progress is None else self.lesson_progress.first_draws
        self.match = self.plan.begin(bytes.fromhex(entry.seed), self.chairs.names(), script, entry.rules)
        self.status = "running"
        return []

    # ---- in play

    def _moved(self, entry: entries.Moved) -> list[Event]:
        return self._adopt_step(self.attempt(entry.seat, entry.move), entry)

    def _adopt_step(self, step: Step, entry: AnyEntry) -> list[Event]:
        assert isinstance(entry, entries.Moved)
        match = self.playing()
        turn: Turn = match.game.turn(match.state) if self.clocks.ticking else (0, None)
        match.adopt(step)
        if not self.chairs[entry.seat].played_by_bot:
            self.played.add(entry.seat)
        self.clocks.answered(entry.seat, entry.left, entry.at, turn, self._to_replace > 0)
        self._to_replace = max(0, self._to_replace - 1) if match.last_mover() is not None else 0
        if match.over:
            self.status = "finished"
        return step.events

    def _taken_back(self, entry: entries.TakenBack) -> list[Event]:
        for _ in range(entry.moves):
            self.playing().take_back()
        self.taken_back += entry.moves
        self._to_replace += entry.moves
        return []

    def _undo_asked(self, entry: entries.UndoAsked) -> list[Event]:
        self.undo_request = PendingUndo(self.seq + 1, entry.seat, entry.moves, entry.waiting)
        return []

    def _undo_agreed(self, entry: entries.UndoAgreed) -> list[Event]:
        """A person agrees with all their seats."""
        if self.undo_request is not None:
            self.undo_request = self.undo_request.agreed(self.chairs.of_the_same(entry.seat))
        return []

    def _undo_declined(self, _: entries.UndoDeclined) -> list[Event]:
        if self.undo_request is not None:
            self.declined.add(self.undo_request.seat)
        self.undo_request = None
        return []

    def _undo_withdrawn(self, _: entries.UndoWithdrawn) -> list[Event]:
        self.undo_request = None
        return []

    def _stood_in(self, entry: entries.StoodIn) -> list[Event]:
        self.chairs.stand_in(entry.seat, True)
        if self.undo_request is not None and self.undo_request.concerns(entry.seat):
            self.undo_request = None
        self.clocks.noted(entry.left, entry.at)
        self.playing().remark("timeout" if entry.reason == "timeout" else "stand-in", str(entry.seat))
        self._tick(entry.at)
        return []

    def _returned(self, entry: entries.Returned) -> list[Event]:
        self.chairs.stand_in(entry.seat, False)
        self.clocks.returned(entry.seat)
        self._tick(entry.at)
        return []

    def _paused(self, entry: entries.Paused) -> list[Event]:
        self.status = "paused"
        self.clocks.stop(entry.left)
        return []

    def _resumed(self, entry: entries.Resumed) -> list[Event]:
        self.status = "running"
        self._tick(entry.at)
        return []

    def _line_removed(self, entry: entries.LineRemoved) -> list[Event]:
        """In memory the line loses its text, so that nothing that tells the log can tell it."""
        happened = self.log[entry.line - 1]
        if isinstance(happened.entry, entries.Said):
            self.log[entry.line - 1] = Happened(entry.line, without_text(happened.entry), [], happened.speaker)
        return []

    def _rematched(self, entry: entries.Rematched) -> list[Event]:
        self.rematch = entry.table
        return []

    # ---- by the host

    def _guest_removed(self, entry: entries.GuestRemoved) -> list[Event]:
        self.removed.add(entry.person)
        if entry.name:
            self.appeared.add(entry.person)
        if self.status == "open":
            for seat in self.chairs.of(entry.person) + self.chairs.kept_for(entry.person):
                self.chairs.vacate(seat)
        return []

    def _invite_renewed(self, entry: entries.InviteRenewed) -> list[Event]:
        self.invite = entry.invite
        return []

    def _closed(self, entry: entries.TableClosed) -> list[Event]:
        self.clocks.stop(self.clocks.left_at(entry.at))
        self.status = "closed"
        self.asked = {}
        self.undo_request = None
        return []

    # ---- who is asked what

    def _ask(self, seq: int, at: int) -> None:
        """A question that stays the same keeps its age: a choice made elsewhere does not make an answer stale."""
        state = self.playing().state
        entry = self.last
        # over what others had decided the same question comes anew, since it may have been answered
        before = {} if isinstance(entry, entries.TakenBack) and entry.moves > 1 else self.asked
        if isinstance(entry, entries.TakenBack):
            self.answered = dict.fromkeys(range(len(self.chairs)), seq)
        elif isinstance(entry, entries.Moved):
            self.answered[entry.seat] = seq
        mover = entry.seat if isinstance(entry, entries.Moved | entries.TakenBack) else None
        self.asked = {}
        for seat in state.to_move():
            legal = state.legal_moves(seat)
            old = before.get(seat)
            same = old is not None and old.legal == legal and seat != mover
            self.asked[seat] = Asked(legal, old.since if same and old is not None else seq)
        self._tick(at)

    def _tick(self, at: int) -> None:
        """Time runs for the people who are asked, not for bots."""
        thinking = [seat for seat in self.asked if not self.chairs[seat].played_by_bot]
        self.clocks.ask(thinking if self.status == "running" else [], at)


CHANGES_POSITION = (entries.Started, entries.Moved, entries.TakenBack)


def _nothing(_table: Table, _entry: entries.Said) -> list[Event]:
    return []


# Beside the class and not in each table: a table that refers to itself would stay in memory long after it was let go.
_HANDLERS: dict[type[AnyEntry], Callable[[Table, Any], list[Event]]] = {
    entries.Seated: Table._seated,
    entries.BotSeated: Table._bot_seated,
    entries.Vacated: Table._vacated,
    entries.Started: Table._started,
    entries.Moved: Table._moved,
    entries.TakenBack: Table._taken_back,
    entries.UndoAsked: Table._undo_asked,
    entries.UndoAgreed: Table._undo_agreed,
    entries.UndoDeclined: Table._undo_declined,
    entries.UndoWithdrawn: Table._undo_withdrawn,
    entries.StoodIn: Table._stood_in,
    entries.Returned: Table._returned,
    entries.Paused: Table._paused,
    entries.Resumed: Table._resumed,
    entries.Said: _nothing,
    entries.LineRemoved: Table._line_removed,
    entries.Rematched: Table._rematched,
    entries.GuestRemoved: Table._guest_removed,
    entries.InviteRenewed: Table._invite_renewed,
    entries.TableClosed: Table._closed,
}


def load(table_id: str, lines: list[tuple[int, str, bytes]]) -> Table:
    """A table from its stored log."""
    table = opened_by(table_id, lines[0])
    for _happened in catch_up(table, lines[1:]):
        pass
    return table


def opened_by(table_id: str, line: tuple[int, str, bytes]) -> Table:
    """As it was when it had been opened."""
    _, command, body = line
    opened = entries.read(body)
    assert isinstance(opened, entries.Opened), "a log begins with the opening of the table"
    return Table(table_id, opened, command)


def catch_up(table: Table, lines: list[tuple[int, str, bytes]]) -> Iterator[Happened]:
    """Adopt what was stored since, by any node, entry by entry."""
    for seq, command, body in lines:
        if seq > table.seq:
            yield table.adopt(command, Proposal(entries.read(body)))

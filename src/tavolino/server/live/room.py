"""A live table: the cache of its log, its watchers, and what the server has still to do for it."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

from tavolino.bots.kept_plan import KeptPlan
from tavolino.server.live import messages
from tavolino.server.live.hints import SeatHints
from tavolino.server.live.inbox import Inbox
from tavolino.server.live.prospects import SeatProspects
from tavolino.server.socket.wire import Closing, Here, Resync, encode
from tavolino.table import entry as entries
from tavolino.table.table import Happened, Table

A_FEW = 30  # watchers, who are told at once
NOW_AND_THEN = 0.5  # seconds
BELIEVED = 15_000  # milliseconds that a node's announcement is valid; it is repeated every few seconds


class Watcher(Protocol):
    """Somebody who watches a table from one seat (None: an onlooker)."""

    seat: int | None
    person: str | None
    ready: bool
    blocked: frozenset[str]  # people whose chat they do not want to read

    def push(self, text: bytes) -> None:
        """Sends the text when possible; never waits."""

    def send_away(self, text: bytes) -> None:
        """Sends a last text, and disconnects."""


class Others(NamedTuple):
    """Who is connected to a table through another node."""

    here: Here
    told_at: int


class Room:
    def __init__(self, table: Table, now: Callable[[], int]) -> None:
        self.table = table
        self.now = now
        self.watchers: set[Watcher] = set()
        self.inbox = Inbox()
        self.prospects = SeatProspects()
        self.hints = SeatHints()
        self.is_served = False  # the pipeline is working on it, and checks the inbox again before it stops
        self.listed_at: int | None = None  # when the lists were last updated; None: update them next time
        self.gone = False  # removed by retention; nothing of it is stored any more
        self.in_doubt = False  # an entry may have been stored that this table does not know of
        self.witnessed = 0  # the last entry of which it was noted who saw it, for those who are told elsewhere
        self.thinking: set[tuple[int, int]] = set()  # the seats and questions that bots are working on
        self.plans: dict[tuple[int, str], KeptPlan] = {}  # by seat and level: what bots are going to do next
        self.tried: set[int] = set()  # lines of the lesson before which the learner has tried the refused move
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, Others] = {}  # by node
        self._telling: asyncio.TimerHandle | None = None  # who is here, to many watchers

    # ---- watchers

    def here_at_this_node(self) -> Here:
        theirs = self._seats_of_people()
        seats = [_seats_of(watcher, theirs) for watcher in self.watchers]
        return Here(
            seats=sorted(set[int]().union(*seats)),
            onlookers=sum(not some for some in seats),
            ready=self._ready_at_this_node(),
        )

    def _seats_of_people(self) -> dict[str, set[int]]:
        """Whoever is here is here with all their seats: people at one screen have one of them at a time, and none
        while it is covered."""
        theirs: dict[str, set[int]] = {}
        for seat, chair in enumerate(self.table.chairs.all()):
            if chair.person is not None:
                theirs.setdefault(chair.person, set()).add(seat)
        return theirs

    def _ready_at_this_node(self) -> list[int]:
        """In the lobby people may watch as onlookers; what counts is which seats are theirs."""
        if self.table.status != "open":
            return []
        ready = {watcher.person for watcher in self.watchers if watcher.ready}
        return [seat for seat, chair in enumerate(self.table.chairs.all()) if chair.person in ready - {None}]

    def _is_anybody_ready(self) -> bool:
        return any(watcher.ready for watcher in self.watchers) or any(others.ready for others in self._others())

    def here(self) -> Here:
        """The seats whose players are connected, through any node."""
        all_here = [self.here_at_this_node(), *self._others()]
        return Here(
            seats=sorted({seat for here in all_here for seat in here.seats}),
            onlookers=sum(here.onlookers for here in all_here),
            ready=sorted({seat for here in all_here for seat in here.ready}),
        )

    def are_elsewhere(self, node: str, here: Here) -> None:
        before = self.here()
        self._elsewhere[node] = Others(here, self.now())
        if self.here() != before:
            self.tell_presence()

    def _others(self) -> list[Here]:
        return [others.here for others in self._elsewhere.values() if self.now() - others.told_at < BELIEVED]

    def enter(self, watcher: Watcher, since: int | None, openly: bool = False) -> None:
        self.watchers.add(watcher)
        self.show_all(watcher, since, openly)
        self.tell_presence(but=watcher)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.tell_presence()

    def tell_presence(self, but: Watcher | None = None) -> None:
        """Where many watch, somebody comes or goes all the time: they are told now and then."""
        if len(self.watchers) <= A_FEW:
            self._tell_presence(but)
        elif self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(NOW_AND_THEN, self._tell_presence)

    def _tell_presence(self, but: Watcher | None = None) -> None:
        self._telling = None
        text = encode(self.here())
        for watcher in self.watchers:
            if watcher is not but:
                watcher.push(text)

    # ---- telling

    def show_all(self, watcher: Watcher, since: int | None, openly: bool = False) -> None:
        sync = messages.whole(self.table, watcher.seat, since, self.here(), self.now(), watcher.blocked, openly)
        watcher.push(encode(sync))

    def tell(self, happened: Happened) -> None:
        """Every watcher gets the news as far as their seat may know it."""
        if happened.speaker is not None:
            self._tell_line(happened, happened.speaker)
            return
        if isinstance(happened.entry, entries.GuestRemoved):
            self._send_away(happened.entry.person)
        unseated = self._unseat() if isinstance(happened.entry, CHANGES_SEATS) else []
        texts: dict[int | None, bytes] = {}
        news = messages.EntryMessages(self.table, happened, self.now())
        for watcher in self.watchers:
            seat = watcher.seat
            if seat not in texts:
                texts[seat] = encode(news.seen_by(seat))
            watcher.push(texts[seat])
        for watcher in unseated:
            self.show_all(watcher, None)
        if unseated or (isinstance(happened.entry, CHANGES_SEATS) and self._is_anybody_ready()):
            self.tell_presence()

    def ask_for_hello(self) -> None:
        """Watchers may have missed an entry: they are to say hello again and be told everything."""
        text = encode(Resync())
        for watcher in self.watchers:
            watcher.push(text)

    def _tell_line(self, happened: Happened, speaker: str) -> None:
        """A line of chat: to those who have blocked its speaker, that there is an entry and nothing else."""
        texts: dict[tuple[int | None, bool], bytes] = {}
        news = messages.EntryMessages(self.table, happened, self.now())
        for watcher in self.watchers:
            key = (watcher.seat, speaker not in watcher.blocked)
            if key not in texts:
                texts[key] = encode(news.seen_by(key[0], key[1]))
            watcher.push(texts[key])

    def _send_away(self, person: str) -> None:
        """Somebody whom the host has removed is told that and nothing more."""
        gone = [watcher for watcher in self.watchers if watcher.person == person]
        for watcher in gone:
            self.watchers.discard(watcher)
            watcher.send_away(encode(Closing("removed")))
        if gone:
            self.tell_presence()

    def _unseat(self) -> list[Watcher]:
        """Watchers who have lost their seat become onlookers, so that they do not see its next player's secrets."""
        unseated = []
        people = self.table.chairs.people()
        for watcher in self.watchers:
            watcher.ready = watcher.ready and watcher.person in people
            if watcher.seat is not None and self.table.chairs[watcher.seat].person != watcher.person:
                watcher.seat = None
                unseated.append(watcher)
        return unseated


CHANGES_SEATS = (entries.Seated, entries.BotSeated, entries.Vacated, entries.GuestRemoved)


def _seats_of(watcher: Watcher, theirs: dict[str, set[int]]) -> set[int]:
    """All of a person's; of somebody who has come by the token of a seat, that one."""
    watched = set[int]() if watcher.seat is None else {watcher.seat}
    return watched | theirs.get(watcher.person or "", set())

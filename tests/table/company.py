"""A table for the tests: who sits down, and entries made one after the other as a node would make them."""

from collections.abc import Callable
from typing import Any

from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.entry import AnyEntry
from tavolino.table.plan import Clock, Plan
from tavolino.table.table import Happened, Proposal, Table, load

SEED = bytes(range(32))
ANNA, BEPPE, CHIARA = "p-anna", "p-beppe", "p-chiara"


class Company:
    """Carries out what the table decides, at moments of its own clock, and keeps the log as a store would."""

    def __init__(self, game: str = "cafe-race", seats: int = 3, clock: Clock | None = None, **options: Any) -> None:
        plan = Plan(game=game, seats=seats, options=options, clock=clock or Clock())
        plan.check()
        opened = entries.Opened(at=0, plan=plan, host=ANNA, invite="welcome")
        self.table = Table("t", opened)
        self.at = 0
        self.stored: list[tuple[int, str, bytes]] = [(1, "open", entries.write(opened))]

    def do(self, wish: Callable[[Table, int], Proposal], after: int = 1000) -> Happened:
        """Decide, store, adopt: `after` so many milliseconds."""
        self.at += after
        proposal = wish(self.table, self.at)
        command = f"c{self.table.seq}"
        self.stored.append((self.table.seq + 1, command, entries.write(proposal.entry)))
        return self.table.adopt(command, proposal)

    def sit(self) -> "Company":
        people = [(ANNA, "Anna"), (BEPPE, "Beppe"), (CHIARA, "Chiara")]
        for seat in range(len(self.table.chairs)):
            person, name = people[seat]
            self.take(seat, person, name)
        return self

    def take(self, seat: int, person: str, name: str) -> Happened:
        return self.do(lambda table, at: decide.take_seat(table, seat, person, name, None, at))

    def start(self) -> "Company":
        self.do(lambda table, at: decide.start(table, ANNA, SEED, at))
        return self

    def move(self, seat: int, text: str, base: int | None = None, after: int = 1000) -> Happened:
        seen = self.table.seq if base is None else base
        return self.do(lambda table, at: decide.move(table, seat, text, seen, at), after)

    def play_on(self, moves: int = 10_000) -> int:
        """Seats that are asked make their first legal move; returns how many were made."""
        for made in range(moves):
            if self.table.status == "finished":
                return made
            seat, asked = next(iter(self.table.asked.items()))
            self.move(seat, self.table.playing().moves.text(asked.legal[0]))
        return moves

    def reloaded(self) -> Table:
        """What a node makes of the stored log."""
        return load("t", self.stored)

    def entries(self) -> list[AnyEntry]:
        return [happened.entry for happened in self.table.log]

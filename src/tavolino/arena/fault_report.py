"""What players of one's own did wrong in a series, and the records that show it."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from tavolino.arena.noted import FaultyGame
from tavolino.own_bots.fault import FaultCounts, FaultKind
from tavolino.own_bots.record_folder import RecordFolder

MOST_RECORDS = 5  # of one player and one kind of fault


class BotFaults(FaultCounts):
    """Of one bot in a series. `records` are files: the first games in which it failed, of each kind of fault."""

    games: int = 0  # in which it failed
    records: list[str] = msgspec.field(default_factory=list)


class FaultReport:
    """Bots by their place in the plan."""

    def __init__(self, places: Iterable[int], folder: RecordFolder, name: str) -> None:
        self.of = {place: BotFaults() for place in places}
        self._folder = folder
        self._name = name
        self._shown: Counter[tuple[int, FaultKind]] = Counter()

    def add(self, counts: dict[int, FaultCounts], games: Sequence[FaultyGame]) -> None:
        """All by place in the plan."""
        for place, counted in counts.items():
            self.of[place].add(counted)
        for game in games:
            self._add_game(game, set(game.faults))

    def _add_game(self, game: FaultyGame, faults: set[tuple[int, FaultKind]]) -> None:
        for place in {place for place, _ in faults}:
            self.of[place].games += 1
        shown = [fault for fault in faults if self._shown[fault] < MOST_RECORDS]
        if game.record is None or not shown:
            return
        self._shown.update(shown)
        file = str(self._folder.write(f"{self._name}-game-{game.number}", game.record))
        for place in sorted({place for place, _ in shown}):
            self.of[place].records.append(file)

"""The golden races show every way in which a race can end, in the basic and in the advanced game."""

from collections.abc import Callable

import pytest

from golden.outcome import FOLDER, RECORDS, read
from tavolino.core.event import Event, SeatEvent
from tavolino.core.record import parse
from tavolino.core.replay import Replay
from tavolino.core.standing import Standing
from tavolino.games.cafe_race.events import Arrived, BackToStart, Blocked, Overshot, ReachedFinish, Spilled

RACES = [path for path in RECORDS if path.name.startswith("cafe-race-")]


class Ending:
    """A whole race: all that happened, what happened in its last move, and how it stands."""

    def __init__(self, name: str) -> None:
        replay = Replay(parse(read(FOLDER / name)))
        moves = [replay.step(number) for number in range(1, len(replay.record.entries))]
        self.events: list[Event] = [event for events in moves for event in events]
        self.last = moves[-1]
        self.standing: Standing = replay.match.game.standing(replay.match.state)

    def told(self, kind: type[SeatEvent]) -> list[int]:
        """The seats that the last move tells something about."""
        return [event.seat for event in self.last if isinstance(event, kind)]

    def blocked_at(self, cell: int) -> bool:
        return any(isinstance(event, Blocked) and event.cell == cell for event in self.last)

    @property
    def top(self) -> list[int]:
        """Who has most points, whatever their tokens."""
        most = max(score.total for score in self.standing.scores)
        return [score.seat for score in self.standing.scores if score.total == most]


WAYS: dict[str, Callable[[Ending], bool]] = {
    "exact-arrival": lambda end: end.told(Arrived) == end.told(ReachedFinish) != [],
    "overshoot-and-spill": lambda end: bool(set(end.told(Overshot)) & set(end.told(Spilled))),
    "last-cell-full": lambda end: end.blocked_at(28) and len(end.told(ReachedFinish)) > 2,
    "several-arrive": lambda end: len(end.told(ReachedFinish)) > 1,
    "empty-cup-at-the-end": lambda end: any(score.parts["tokens"] == 0 for score in end.standing.scores),
    "back-to-start": lambda end: any(isinstance(event, BackToStart) for event in end.events),
    "shared-victory": lambda end: len(end.standing.winners) > 1,
    "tie-by-tokens": lambda end: len(end.top) > len(end.standing.winners),
}


@pytest.mark.parametrize("option", ["basic", "auction"])
@pytest.mark.parametrize("way", WAYS)
def test_each_way_of_ending_has_its_race(way: str, option: str) -> None:
    name = f"cafe-race-{option}-{way}.record"
    assert WAYS[way](Ending(name))
    assert parse(read(FOLDER / name)).options == {"auction": option == "auction"}


@pytest.mark.parametrize("option", [False, True])
def test_there_are_races_for_every_number_of_players(option: bool) -> None:
    records = [parse(read(path)) for path in RACES]
    assert {record.players for record in records if record.options["auction"] is option} == {3, 4, 5, 6}

"""A game under test with scripted dice. Records which rules a test has observed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from event_facts import as_told
from tavolino.core import registry
from tavolino.core.event import Event, Log
from tavolino.core.match import Match
from tavolino.core.refusal import IllegalMove, NotYourTurn
from tavolino.core.seed import seed_from

SEED = seed_from("a scene")


@dataclass
class Observations:
    """What a test saw: rules that refused a move, rules that an event carried."""

    refused: set[str] = field(default_factory=set)
    happened: set[str] = field(default_factory=set)


SEEN = Observations()  # emptied before every test, see conftest.py


class Scene:
    def __init__(self, match: Match, events: Sequence[Event] = ()) -> None:
        self.match = match
        self.events: list[Event] = []  # of the last move
        self._note(events)

    @classmethod
    def new(cls, game: str, players: int, dice: Sequence[int] = (), **options: Any) -> "Scene":
        """A game from its beginning."""
        log = Log()
        box = registry.find(game)
        match = Match.new(box, players, box.read_options(options), SEED, dice, log=log)
        return cls(match, log.events)

    @classmethod
    def at(cls, game: str, dice: Sequence[int] = (), **position: Any) -> "Scene":
        """A game at a position, written as in docs/positions.md."""
        return cls(Match.from_position(registry.find(game), position, SEED, dice))

    # ---- doing

    def play(self, seat: int, *moves: str, dice: Sequence[int] = ()) -> list[Event]:
        """One or more moves of a seat, chance taking these values; what happened at the last one."""
        if dice:
            self.match.script(dice)
        for move in moves:
            self._note(self.match.play(seat, move))
        return self.events

    def _note(self, events: Sequence[Event]) -> None:
        self.events = list(events)
        SEEN.happened.update(event.rule for event in events)

    def refusal(self, seat: int, move: str) -> str:
        """The rule that forbids a move; fails if none does, or if trying it changes anything."""
        before = self.position
        try:
            self.match.play(seat, move)
        except (IllegalMove, NotYourTurn) as error:
            rule: str = error.rule_id
        else:
            raise AssertionError(f"seat {seat} was allowed to {move!r}")
        assert self.position == before
        assert self.match.why(seat, move) == rule
        SEEN.refused.add(rule)
        return rule

    # ---- looking

    @property
    def position(self) -> dict[str, Any]:
        return dict(self.match.game.position(self.match.state))

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(self.match.game.view_json(self.match.state, seat))

    def numbers(self, seat: int) -> dict[str, int]:
        """What a seat may know, as numbers by their names."""
        game, state = self.match.game, self.match.state
        encoder = game.encoder(self.match.players, game.options_of(state))
        names = [feature.name for feature in encoder.features]
        return dict(zip(names, encoder.encoded(state, seat), strict=True))

    def legal(self, seat: int) -> list[str]:
        return self.match.legal(seat)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of one kind at the last move, with all their facts."""
        return [as_told(event) for event in self.events if event.kind() == kind]

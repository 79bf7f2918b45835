"""Who looks at the screen and what they have been told. Nobody sees what is meant for somebody else."""

from collections.abc import Sequence

from tavolino.core.event import Event
from tavolino.core.record import Played
from tavolino.narrate.narrator import Narrator
from tavolino.terminal.context import PlayContext

Viewer = int | None  # None: everybody in the room


class Showing:
    """A single person has the screen to themselves. Several share it: it is public, and while there are
    secrets it is handed to one person at a time."""

    def __init__(self, context: PlayContext) -> None:
        self._desk = context
        self._narrator = Narrator(context.texts, context.names)
        self._alone = len(context.people) == 1
        self._viewer: Viewer = context.people[0] if self._alone else None
        self._events: list[Event] = []
        self._told: dict[Viewer, int] = {}  # how many of the events a viewer has been told
        self._visible_from = 0  # the first event that the public can still read on the screen

    def happened(self, events: Sequence[Event]) -> None:
        self._events += events

    # ---- whose screen it is

    def face(self, seat: int) -> None:
        """Make the screen ready for a person who must answer, and show them the table."""
        if self._viewer != seat:
            self.face_everybody()
            if self._has_secrets():
                name = self._desk.names[seat]
                self._desk.screen.ask(self._desk.texts.format("play-hand-over", name=name) + " ")
                self._viewer = seat
        self._tell_news()
        self.draw(seat)

    def face_everybody(self) -> None:
        """From now on everybody in the room may look; news are told to all."""
        if not self._alone:
            self.put_away()
        self._tell_news()

    def put_away(self) -> None:
        """Nothing that was for one person's eyes stays on a shared screen."""
        if self._viewer is not None and not self._alone:
            self._desk.screen.hide()
            self._viewer = None
            self._visible_from = self._told.get(None, 0)

    def after_move(self, seat: int) -> None:
        """Hides the choice just typed immediately if somebody else is asked next."""
        asked = [other for other in self._desk.match.to_move() if other in self._desk.people]
        if self._viewer == seat and not self._alone and asked != [seat]:
            self._knows_own_choice(seat)
            self.put_away()

    def _knows_own_choice(self, seat: int) -> None:
        """What a person has just typed is not told to them as news at their next turn."""
        last = self._desk.match.entries[-1]
        typed = last.move.split() if isinstance(last, Played) else []
        told = self._told.get(seat, 0)
        while told < len(self._events) and _says_only(self._events[told], typed):
            told += 1
        self._told[seat] = told

    def _has_secrets(self) -> bool:
        """Whether people choose at the same time, or some seat may know more than an onlooker."""
        match = self._desk.match
        asked = [seat for seat in match.to_move() if seat in self._desk.people]
        return len(asked) > 1 or any(self._known(seat) != self._known(None) for seat in range(match.players))

    def _known(self, viewer: Viewer) -> dict[str, object]:
        match = self._desk.match
        return {**match.game.view_json(match.state, viewer), "seat": None}

    # ---- what is on it

    def draw(self, viewer: Viewer) -> None:
        match = self._desk.match
        view = match.game.view(match.state, viewer)
        self._desk.screen.draw(match.game.draw(view, self._desk.names, self._desk.texts.format))

    def _tell_news(self) -> None:
        for number in range(self._told.get(self._viewer, 0), len(self._events)):
            sentence = self._narrator.tell(self._events[number], self._viewer)
            if not self._is_readable(number, sentence):
                self._desk.screen.say(f"· {sentence}")
        self._told[self._viewer] = len(self._events)

    def _is_readable(self, number: int, sentence: str) -> bool:
        """Whether exactly this is already on the screen, told to all."""
        if self._viewer is None or not self._visible_from <= number < self._told.get(None, 0):
            return False
        return sentence == self._narrator.tell(self._events[number], None)


def _says_only(event: Event, typed: Sequence[str]) -> bool:
    """Whether the secret in an event is nothing but what was typed."""
    return bool(event.SECRET) and all(str(getattr(event, fact)) in typed for fact in event.SECRET)

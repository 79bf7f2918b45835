"""Events say what happened, by which rule, and who may see what of it."""

from collections.abc import Mapping

Fact = object  # whatever JSON can hold: numbers, texts, lists of them


class Event:
    """`facts` are open to everybody, `secret` ones only to the seats in `known_to`.

    An event that `reveals` turns up what nobody at the table could know before: such a move is not taken back.
    """

    __slots__ = ("facts", "kind", "known_to", "reveals", "rule", "secret")

    def __init__(
        self,
        kind: str,
        rule: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        known_to: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.facts = facts
        self.secret: dict[str, Fact] = {} if secret is None else secret
        self.known_to = known_to
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """What a seat (None: an onlooker) may be told of this event."""
        told: dict[str, Fact] = {"event": self.kind, "rule": self.rule}
        told.update(self.facts)
        if seat is not None and seat in self.known_to:
            told.update(self.secret)
        return told

    def whole(self) -> Mapping[str, Fact]:
        """All of it, for records of finished games and for the one who may see everything."""
        return {"event": self.kind, "rule": self.rule, **self.facts, **self.secret}


class Log:
    """Collects the events of one move. Simulations pass no log, and no event is built."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

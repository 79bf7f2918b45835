"""Turns events into sentences for one viewer, who is told nothing that they may not know."""

from collections.abc import Mapping, Sequence

import msgspec

from tavolino.core.event import Event
from tavolino.narrate.texts import Argument, Texts

Fact = object  # what JSON can hold: numbers, texts, lists of them


def message_of(kind: type[Event]) -> str:
    """The text that tells such an event; those who know its secret are told `…-known`."""
    return f"event-{kind.kind().replace('_', '-')}"


class Narrator:
    """Tells the events of one table, whose players have these names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = list(names)

    def tell(self, event: Event, viewer: int | None) -> str:
        """One sentence for a seat (None: an onlooker)."""
        told = event.seen_by(viewer)
        knows_all = told is event
        message = message_of(type(event)) + ("-known" if event.SECRET and knows_all else "")
        facts: dict[str, Fact] = msgspec.to_builtins(told)
        return self.texts.format(message, **{name: self._argument(name, fact) for name, fact in facts.items()})

    def _argument(self, name: str, fact: Fact) -> Argument:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, list | tuple):
            return ", ".join(str(self._part(name.removesuffix("s"), part)) for part in fact)
        return self._one(name, fact)

    def _part(self, name: str, part: Fact) -> Argument:
        """One of a list: `items` are told by the message `item-name`, where the game has one.

        A part with facts of its own, such as an item and where it lies, needs such a message.
        """
        message = f"{name}-name"
        if isinstance(part, Mapping):
            return self.texts.format(message, **{key: self._argument(key, fact) for key, fact in part.items()})
        told = self._one(name, part)
        return self.texts.format(message, **{name: told}) if message in self.texts else told

    def _one(self, name: str, fact: Fact) -> Argument:
        """A fact named `seat` or `…_seat` is a player, and players have names."""
        if isinstance(fact, int):
            is_seat = name == "seat" or name.endswith("_seat")
            return self.names[fact] if is_seat else int(fact)
        return "none" if fact is None else str(fact)

"""What happened, as a sentence for one viewer, who hears nothing they may not know."""

from collections.abc import Mapping, Sequence

from tavolino.core.event import Event, Fact
from tavolino.narrate.texts import Argument, Texts


class Narrator:
    """Tells the events of one table, whose players have these names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = list(names)

    def tell(self, event: Event, viewer: int | None) -> str:
        """One sentence for a seat (None: an onlooker)."""
        told = event.seen_by(viewer)
        message = f"event-{event.kind.replace('_', '-')}"
        if event.secret and told.keys() >= event.secret.keys():
            message += "-known"
        return self.texts.format(message, **{name: self._argument(name, fact) for name, fact in told.items()})

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

"""The game at a table online, as the messages tell it: what this seat sees, and whether it must answer."""

from typing import Any

import msgspec

from tavolino.bots.game_start import GameStart
from tavolino.client.http import ServerRefused
from tavolino.core import registry
from tavolino.core.game import View
from tavolino.core.outlook import FixedOutlook

Message = dict[str, Any]


class JoinedGame:
    """`own` are options that messages only mention: a menu or a temple of one's own, where it could be read."""

    def __init__(self, own: Message) -> None:
        self._own = own
        self.seq = 0  # of the last entry that is known
        self.table: Message = {}
        self.after: Message | None = None
        self.seat: int | None = None
        self.result: Message | None = None
        self.start: GameStart | None = None  # once the game has begun

    def take(self, message: Message) -> None:
        """A `sync` or an `ev`."""
        self.seq = message["seq"]
        self.table = message["table"] or self.table
        self.after = message["after"] or self.after
        if message["t"] == "sync":
            self.seat, self.result = message["seat"], message["result"]
        if self.start is None and self.after is not None and self.seat is not None:
            self.start = self._started(self.seat)

    @property
    def is_over(self) -> bool:
        return self.table.get("status") in ("finished", "closed")

    @property
    def is_closed(self) -> bool:
        """Ended by its host, without a result."""
        return self.table.get("status") == "closed"

    @property
    def is_asked(self) -> bool:
        return self.table.get("status") == "running" and self.after is not None and bool(self.after["legal"])

    def outlook(self) -> FixedOutlook:
        """What the seat sees and may do."""
        assert self.start is not None
        assert self.after is not None
        moves = self.start.game.moves(self.start.options)
        legal = tuple(moves.code(choice["move"]) for choice in self.after["legal"])
        return FixedOutlook(self.start.seat, legal, self._view(self.after["view"]))

    def winners(self) -> list[str]:
        """Their names, once the result is known."""
        chairs = self.table["chairs"]
        seats = [] if self.result is None else self.result["winners"]
        return [chairs[seat]["name"] or chairs[seat]["bot"] or f"seat {seat}" for seat in seats]

    def _started(self, seat: int) -> GameStart:
        game = registry.find(self.table["game"]).of_version(self.table["rules"])
        options = self._options()
        for own in game.own_files:
            told = options.get(own.option)
            if isinstance(told, dict) and told.keys() == {"size"}:
                raise ServerRefused(
                    f"this table has a {own.option} of its own, which a seat token does not show; join by the invite"
                )
        return GameStart(game, game.stored_options(options), len(self.table["chairs"]), seat)

    def _options(self) -> Message:
        """A long text is cut in what is told of a table, and whole in a view."""
        assert self.after is not None
        return {**self.table["options"], **self.after["view"].get("options", {}), **self._own}

    def _view(self, told: Message) -> View:
        assert self.start is not None
        if "options" in told:
            told = {**told, "options": self._options()}
        view: View = msgspec.convert(told, self.start.game.view_type)
        return view

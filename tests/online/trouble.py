"""A table with a misbehaving client: the table must not change, and nothing may be logged as a problem."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from no_limits import NO_LIMITS
from online.company import Phone, Visitor, codes, the_table
from server.visiting import InProcessServer
from tavolino.server.logs import JsonLines


@contextmanager
def warnings_logged() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    try:
        yield stream
    finally:
        logging.getLogger().removeHandler(handler)


class Scene:
    """Anna and Beppe play; the misbehaving client has Beppe's seat, or has not said hello yet."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.anna, self.beppe = Visitor(server, "Anna"), Visitor(server, "Beppe")
        self.table = self.anna.open_table("me", "open", "me", public=True)
        self.beppe.sit(self.table, 1)
        self.anna.start(self.table)
        self.witness = self.anna.socket()
        self.witness.hello(self.table, 0)
        self.before = self.position()

    def position(self) -> tuple[int, bytes]:
        table = the_table(self.server, self.table)
        match = table.playing()
        return table.seq, json.dumps(match.game.position(match.state)).encode()

    def seated(self) -> Phone:
        phone = self.beppe.socket()
        assert codes(phone.hello(self.table, 1)) == ["sync"]
        self.witness.listen()
        return phone

    def assert_untouched(self) -> None:
        """The table is as it was, and others go on."""
        assert self.position() == self.before
        assert [heard for heard in codes(self.witness.listen()) if heard != "here"] == []
        assert codes(self.witness.ask(t="why", id="w", move="thrust 1")) == ["because"]


@contextmanager
def trouble(folder: Path) -> Iterator[Scene]:
    """Checks at the end that no warning was logged."""
    with InProcessServer(folder, **NO_LIMITS) as server, warnings_logged() as log:
        yield Scene(server)
        assert log.getvalue() == ""

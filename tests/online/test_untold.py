"""The seed before the end, and the ids of other people: searched for in everything that the server sends and logs."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from no_limits import NO_LIMITS
from online.company import Visitor, play_out, the_table
from server.visiting import InProcessServer
from tavolino.server.logs import OURS, JsonLines
from tavolino.table.entry import Started

PATHS = ("", "/record", "/seats/0/token")
LISTS = ("/api/tables/open", "/api/tables/running", "/api/tables/mine", "/api/leaderboard/cafe-race", "/metrics")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    with InProcessServer(tmp_path, **NO_LIMITS) as opened:
        yield opened


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, as it is written, at the level that tells most."""
    stream = io.StringIO()
    handler, root = logging.StreamHandler(stream), logging.getLogger()
    handler.setFormatter(JsonLines())
    before = root.level, logging.getLogger(OURS).level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    logging.getLogger(OURS).setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(before[0])
    logging.getLogger(OURS).setLevel(before[1])


class Evening:
    """Anna, Beppe and an onlooker at a table; every request is made before, during and after the game."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.anna, self.beppe, self.zoe = (Visitor(server, name) for name in ("Anna", "Beppe", "Zoe"))
        self.table = self.anna.open_table("me", "open", "me", public=True)
        self.beppe.sit(self.table, 1)
        self.phones = {0: self.anna.socket(), 1: self.beppe.socket(), 2: self.anna.socket(), 9: self.zoe.socket()}
        self.look_around()
        self.anna.start(self.table)
        started = the_table(server, self.table).last
        assert isinstance(started, Started)
        self.seed = started.seed

    def look_around(self) -> None:
        for seat, phone in self.phones.items():
            phone.hello(self.table, None if seat == 9 else seat, since=0)
            phone.ask(t="say", id=f"s{the_table(self.server, self.table).seq}", text="hello")
            phone.ask(t="cmd", id="wrong", base=99, move="thrust 9")
            phone.ask(t="why", id="wrong", move="bid 3")
        for visitor in self.people:
            for path in (*(f"/api/tables/{self.table}{path}" for path in PATHS), *LISTS):
                visitor.ask("POST" if path.endswith("token") else "GET", path)

    def play(self) -> None:
        play_out(self.server, self.table, self.phones)

    @property
    def people(self) -> tuple[Visitor, ...]:
        return self.anna, self.beppe, self.zoe

    @property
    def heard(self) -> str:
        for phone in self.phones.values():
            phone.listen()
        return "\n".join(text for visitor in self.people for text in visitor.heard)


def test_the_seed_is_told_when_the_game_is_over_and_not_before(server: InProcessServer, log: io.StringIO) -> None:
    evening = Evening(server)
    evening.look_around()
    evening.play()
    for phone in evening.phones.values():
        phone.listen()
    before_the_end = evening.heard
    assert evening.seed not in before_the_end
    assert evening.seed not in log.getvalue()
    assert log.getvalue()
    evening.look_around()
    assert evening.seed in evening.heard  # the control: this is how it would look
    assert evening.seed not in log.getvalue()


def test_who_is_behind_a_name_is_told_to_nobody_else(server: InProcessServer, log: io.StringIO) -> None:
    evening = Evening(server)
    evening.look_around()
    evening.play()
    evening.look_around()
    assert evening.heard
    for visitor in evening.people:
        assert visitor.me["name"] in "".join(evening.zoe.heard)  # the control: names are told
        for other in evening.people:
            told = any(visitor.id in text for text in other.heard)
            assert not told or other is visitor
        assert visitor.id not in log.getvalue()
    assert evening.anna.id in evening.anna.ask("GET", "/api/me").text  # the control: this is how it would look

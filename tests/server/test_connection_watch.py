"""Connections that are late or do not read are dropped, by a clock that the test sets."""

from typing import Any, cast

import pytest

from tavolino.server.http.connection_watch import NEVER, PROGRESS, ConnectionWatch

SECONDS = 30.0
MOST = 10_000_000


class Transport:
    def __init__(self) -> None:
        self.unread = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


class Connection:
    def __init__(self) -> None:
        self.transport: Any = Transport()
        self.due = NEVER
        self.was_late = 0
        self.queued = 0

    def leaves_unread(self, size: int, queued: int = 0) -> None:
        self.transport.unread = size
        self.queued = queued

    def is_stuck(self) -> bool:
        return bool(self.transport.unread)

    def unread(self) -> int:
        return int(self.transport.unread) + self.queued

    def too_late(self) -> None:
        self.was_late += 1

    @property
    def dropped(self) -> bool:
        return cast(bool, self.transport.aborted)


def watched(*connections: Connection) -> ConnectionWatch:
    return ConnectionWatch(connections, SECONDS, MOST)


def test_who_is_late_is_told_so_and_nobody_else() -> None:
    late, early, idle = Connection(), Connection(), Connection()
    late.due, early.due = 10.0, 11.0
    watched(late, early, idle).look(10.0)
    assert (late.was_late, early.was_late, idle.was_late) == (1, 0, 0)


def test_who_reads_nothing_is_dropped_after_a_while() -> None:
    stuck = Connection()
    watch = watched(stuck)
    stuck.leaves_unread(100_000)
    for now in (0.0, 1.0, SECONDS - 1):
        watch.look(now)
        assert not stuck.dropped
    watch.look(SECONDS)
    assert stuck.dropped


@pytest.mark.parametrize(("read", "dropped"), [(PROGRESS, False), (PROGRESS // 100, True)])
def test_who_reads_may_go_on_but_not_byte_by_byte(read: int, dropped: bool) -> None:
    reader = Connection()
    watch = watched(reader)
    for turn in range(10):
        reader.leaves_unread(10 * PROGRESS - turn * read)
        watch.look(turn * SECONDS * 0.9)
    assert reader.dropped is dropped


def test_who_has_read_everything_begins_anew() -> None:
    reader = Connection()
    watch = watched(reader)
    for turn in range(10):
        reader.leaves_unread(100_000)
        watch.look(turn * SECONDS)
        reader.leaves_unread(0)
        watch.look(turn * SECONDS + SECONDS * 0.9)
    assert not reader.dropped


def test_beyond_the_limit_those_with_the_most_go_first() -> None:
    small, large, larger = Connection(), Connection(), Connection()
    small.leaves_unread(MOST // 100)
    large.leaves_unread(MOST // 2)
    watch = watched(small, large, larger)
    watch.look(0.0)
    assert (small.dropped, large.dropped) == (False, False)  # the control: together they are within it
    larger.leaves_unread(MOST)
    watch.look(1.0)
    assert (small.dropped, large.dropped, larger.dropped) == (False, False, True)


def test_what_waits_for_a_socket_counts_too() -> None:
    connection = Connection()
    watch = watched(connection)
    connection.leaves_unread(100_000, queued=MOST // 2)
    watch.look(0.0)
    assert not connection.dropped  # the control
    connection.leaves_unread(100_000, queued=MOST)
    watch.look(1.0)
    assert connection.dropped

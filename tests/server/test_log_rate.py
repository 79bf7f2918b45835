"""The log grows at a bounded rate, and what nobody has caught is a line like any other."""

import io
import json
import logging
import subprocess
import sys
from typing import Any

import pytest

from tavolino.server import logs
from tavolino.server.log_rate import MOST, MOST_PLACES, STRETCH, LogRate
from tavolino.server.settings import Settings

log = logging.getLogger("tavolino.test")


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def stream(clock: Clock) -> io.StringIO:
    written = io.StringIO()
    logs.set_up(Settings(), written)
    [handler] = logging.getLogger().handlers
    handler.filters[:] = [LogRate(clock)]
    return written


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(text: str) -> None:
    try:
        raise ValueError(text)
    except ValueError:
        log.exception("unexpected error")


def test_each_place_writes_so_many_lines_and_then_tells_how_many_were_left_out(
    stream: io.StringIO, clock: Clock
) -> None:
    for number in range(3 * MOST):
        fail(f"number {number}")
    assert len(lines(stream)) == MOST
    clock.now += STRETCH
    fail("again")
    assert lines(stream)[-1]["left_out"] == 2 * MOST
    fail("and again")
    assert "left_out" not in lines(stream)[-1]


def test_another_place_is_another_matter(stream: io.StringIO) -> None:
    for _ in range(3 * MOST):
        fail("here")
    log.error("there")
    try:
        raise KeyError("raised elsewhere, logged by the same line of ours") from None
    except KeyError:
        log.exception("unexpected error")
    assert len(lines(stream)) == MOST + 2


def test_memory_is_bounded(clock: Clock) -> None:
    rate = LogRate(clock)
    for number in range(2 * MOST_PLACES):
        assert rate.filter(logging.LogRecord("tavolino", logging.ERROR, "x.py", number, "broke", (), None))
    assert len(rate._counted) <= MOST_PLACES


# ---- what nobody catches, in processes of their own

PROGRAM = """
import sys, threading, time
from tavolino.server import logs
from tavolino.server.settings import Settings
from tavolino.server.uncaught import log_uncaught, logging_failure
logs.set_up(Settings(database=""))
log_uncaught()
def fail(*_):
    raise ValueError("s3same")
class Fails:
    def __del__(self):
        fail()
"""


def errors(program: str) -> list[dict[str, Any]]:
    done = subprocess.run([sys.executable, "-c", PROGRAM + program], capture_output=True, text=True, check=False)
    assert "s3same" not in done.stderr
    return [json.loads(line) for line in done.stderr.splitlines()]


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("fail()", "uncaught"),
        ("thread = threading.Thread(target=fail); thread.start(); thread.join()", "thread_failed"),
        ("Fails()", "uncaught"),
        ("with logging_failure(): fail()", "worker_failed"),
    ],
    ids=["main thread", "thread", "destructor", "worker"],
)
def test_what_nobody_catches_is_one_line(program: str, message: str) -> None:
    [line] = errors(program)
    assert line["message"] == message
    assert line["error"][0] == "builtins.ValueError"


def test_a_worker_process_logs_as_the_server_does() -> None:
    program = """
import multiprocessing
from tavolino.server.workers.process import _work
class Pipe:
    def __reduce__(self):
        return Pipe, ()
    def recv(self):
        raise MemoryError("s3same")
if __name__ == "__main__":
    process = multiprocessing.get_context("fork").Process(target=_work, args=(Pipe(),))
    process.start()
    process.join()
    assert process.exitcode == 1
"""
    [line] = errors(program)
    assert (line["message"], line["error"][0]) == ("worker_failed", "builtins.MemoryError")

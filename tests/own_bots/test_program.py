"""A program answers a line with a line; whatever else it does, it is noticed, and nothing of it is left behind."""

import os
import select
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from own_bots.players import script
from tavolino.own_bots.fault import FaultKind, PlayerFault
from tavolino.own_bots.program import LONGEST_ANSWER, Program

LONG = 120.0  # seconds: longer than any of these takes on a busy machine
SHORT = 0.3  # for those that never answer

ECHO = "import sys\nfor line in sys.stdin: print(line.upper(), end='', flush=True)"


@contextmanager
def running(lines: str) -> Iterator[Program]:
    program = Program(script(lines))
    program.start()
    try:
        yield program
    finally:
        program.close()


def fault_of(lines: str, seconds: float = LONG) -> PlayerFault:
    with running(lines) as program, pytest.raises(PlayerFault) as caught:
        program.exchange(b"hello", seconds)
    assert not program.is_running
    return caught.value


def test_a_line_is_answered_by_a_line() -> None:
    with running(ECHO) as program:
        assert [program.exchange(word, LONG) for word in (b"one", b"two", b"x" * 300_000)] == [
            b"ONE",
            b"TWO",
            b"X" * 300_000,
        ]
        assert program.is_running
    assert not program.is_running


def test_a_program_that_is_closed_can_be_started_again() -> None:
    program = Program(script(ECHO))
    for _ in range(2):
        program.start()
        assert program.exchange(b"hello", LONG) == b"HELLO"
        program.close()


# ---- what goes wrong


def test_an_exit_code_and_the_last_words_are_told() -> None:
    fault = fault_of("import sys\nsys.stdin.readline()\nprint('oh no', file=sys.stderr)\nsys.exit(3)")
    assert (fault.kind, str(fault), fault.last_words) == ("crash", "it ended with exit code 3", "oh no\n")


def test_a_signal_is_told() -> None:
    fault = fault_of("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)")
    assert (fault.kind, str(fault)) == ("crash", "it ended by signal 11 (Segmentation fault)")


@pytest.mark.parametrize(
    ("lines", "kind", "told"),
    [
        ("import time\ntime.sleep(3600)", "timeout", "no answer within 0.3 s"),
        ("while True: pass", "timeout", "no answer within 0.3 s"),
        ("import sys\nwhile True: sys.stderr.write('thinking ')", "timeout", "no answer within 0.3 s"),
        (
            "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(3600)",
            "timeout",
            "no answer",
        ),
    ],
    ids=["sleeping", "busy", "talking", "deaf"],
)
def test_one_that_never_answers_is_killed(lines: str, kind: FaultKind, told: str) -> None:
    fault = fault_of(lines, SHORT)
    assert fault.kind == kind
    assert told in str(fault)


def test_one_that_writes_without_an_end_is_killed() -> None:
    fault = fault_of("import os\nwhile True: os.write(1, b'bla' * 9999)")
    assert (fault.kind, str(fault)) == ("unreadable", f"it wrote more than {LONGEST_ANSWER:,} bytes at once")


def test_one_that_does_not_read_is_given_no_more_time_for_a_long_question() -> None:
    with running("import time\ntime.sleep(3600)") as program, pytest.raises(PlayerFault) as caught:
        program.exchange(b"x" * 10_000_000, SHORT)
    assert caught.value.kind == "timeout"


def test_what_is_written_after_an_answer_is_forgotten() -> None:
    lines = "import os, sys\nfor line in sys.stdin: os.write(1, line.encode() + b'and another thing\\n')"
    with running(lines) as program:
        assert [program.exchange(word, LONG) for word in (b"one", b"two")] == [b"one", b"two"]


def test_one_that_ended_meanwhile_is_noticed_by_the_next_question() -> None:
    with running("print(input(), flush=True)") as program:
        assert program.exchange(b"hello", LONG) == b"hello"
        with pytest.raises(PlayerFault, match="exit code 0"):
            program.exchange(b"again", LONG)


def test_of_long_last_words_the_end_is_kept() -> None:
    fault = fault_of("import sys\nsys.stderr.write('x' * 100_000 + 'the end')\nsys.exit(1)")
    assert fault.last_words.endswith("xthe end")
    assert len(fault.last_words) < 10_000


def test_a_program_that_is_not_there_is_a_crash() -> None:
    with pytest.raises(PlayerFault, match="cannot be started: No such file or directory"):
        Program(["/no/such/program"]).start()


# ---- nothing is left behind

WITH_CHILD = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
input()
print(child.pid, flush=True)
{then}
"""


def closed(program: Program) -> None:
    program.close()


def asked_in_vain(program: Program) -> None:
    with pytest.raises(PlayerFault):
        program.exchange(b"again", SHORT)


@pytest.mark.parametrize("end", [closed, asked_in_vain])
@pytest.mark.parametrize("then", ["input()", "time.sleep(3600)"], ids=["listens", "sleeps"])
def test_what_it_has_started_itself_is_killed_with_it(end: Callable[[Program], None], then: str) -> None:
    with running(WITH_CHILD.format(then=then)) as program:
        child = os.pidfd_open(int(program.exchange(b"", LONG)))
        assert not has_ended(child, 0)
        end(program)
        assert has_ended(child, LONG)
        os.close(child)


def has_ended(process: int, seconds: float) -> bool:
    """By its pidfd, which can be read once it has."""
    return bool(select.select([process], [], [], seconds)[0])


def test_another_thread_can_end_the_waiting() -> None:
    with running("import time\ntime.sleep(3600)") as program:
        other = threading.Timer(SHORT, program.interrupt)
        other.start()
        with pytest.raises(PlayerFault, match="by signal 9"):
            program.exchange(b"hello", LONG)
        other.join()

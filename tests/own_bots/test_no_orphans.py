"""However a series ends, no program of it goes on."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

LONG = 120.0  # seconds
STUBBORN = """
import os, signal, sys, time
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
with open(sys.argv[1], "w") as told:
    print(os.getpid(), file=told)
time.sleep(3600)
"""

Process = subprocess.Popen[bytes]


def interrupt(process: Process) -> None:
    """As Ctrl-C does: everybody in the terminal's foreground is told."""
    os.killpg(process.pid, signal.SIGINT)


def terminate(process: Process) -> None:
    process.terminate()


def hang_up(process: Process) -> None:
    process.send_signal(signal.SIGHUP)


ENDS: dict[Callable[[Process], None], int] = {interrupt: 130, terminate: 143, hang_up: 129}


def has_ended(process: int, seconds: float) -> bool:
    """By its pidfd, which can be read once it has."""
    return bool(select.select([process], [], [], seconds)[0])


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("end", [interrupt, terminate, hang_up])
def test_a_series_that_is_ended_leaves_no_program_behind(
    end: Callable[[Process], None], workers: int, tmp_path: Path
) -> None:
    program, told = tmp_path / "stubborn.py", tmp_path / "told"
    program.write_text(STUBBORN)
    os.mkfifo(told)
    words = ["simulate", "cafe-race", "--games", "2", "--workers", str(workers)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tavolino", *words, "--bot", f"{sys.executable} {program} {told}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        process_group=0,
    )
    own = os.pidfd_open(int(told.read_text()))
    assert not has_ended(own, 0)
    end(process)
    assert process.communicate(timeout=LONG) == (b"", b"")
    assert process.returncode == ENDS[end]
    assert has_ended(own, LONG)
    os.close(own)

"""However a series ends, no program of it goes on."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from own_bots.players import HEARING

LONG = 120.0  # seconds
STUBBORN = """
import os, signal, sys, time
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
with open(sys.argv[1], "w") as told:
    print(os.getpid(), file=told)
time.sleep(3600)
"""

CRASHING = """
import json, sys
with open(sys.argv[1], "w") as told:
    told.write(".")
for _ in ("begin", "choose"):
    asked = json.loads(input())
    print(json.dumps({"id": asked["id"], "ok": {"move": asked.get("legal", [""])[0]}}), flush=True)
"""

# Python runs it at the start of each process: Ctrl-C is pressed in the midst of one, once.
PRESSING = """
import os, signal, sys

def press():
    try:
        os.close(os.open({pressed!r}, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return
    os.killpg(0, signal.SIGINT)

def press_and_run(worker):
    press()
    run(worker)

if any("multiprocessing.forkserver" in word for word in sys.orig_argv):
    {moment}
"""
MOMENTS = {
    "the fork server starts": "press()",
    "a worker starts": "from multiprocessing.process import BaseProcess as B; run, B.run = B.run, press_and_run",
}

Process = subprocess.Popen[bytes]


def interrupt(process: Process) -> None:
    """As Ctrl-C does: everybody in the terminal's foreground is told."""
    os.killpg(process.pid, signal.SIGINT)


def terminate(process: Process) -> None:
    process.terminate()


def hang_up(process: Process) -> None:
    process.send_signal(signal.SIGHUP)


ENDS: dict[Callable[[Process], None], int] = {interrupt: 130, terminate: 143, hang_up: 129}


def series(program: str, folder: Path, workers: int, **variables: str) -> Process:
    """One that goes on for longer than anybody waits. Its output ends when its workers have ended, too."""
    (folder / "program.py").write_text(program)
    words = ["simulate", "cafe-race", "--games", "100000", "--workers", str(workers)]
    words += ["--move-seconds", "3600", "--records", str(folder / "records")]
    words += ["--bot", f"{sys.executable} {folder}/program.py {folder}/told"]
    return subprocess.Popen(
        [*HEARING, sys.executable, "-m", "tavolino", *words],
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        process_group=0,
    )


def has_ended(process: int, seconds: float) -> bool:
    """By its pidfd, which can be read once it has."""
    return bool(select.select([process], [], [], seconds)[0])


def left_behind(folder: Path, seconds: float = LONG) -> list[str]:
    """Programs that go on, though they were given time to die: by their command lines, in which the folder is."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = place.joinpath("cmdline").read_text()
            process = os.pidfd_open(int(place.name))
            if str(folder) in words and not has_ended(process, seconds):
                found.append(words)
            os.close(process)
    return found


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("end", [interrupt, terminate, hang_up])
def test_a_series_that_is_ended_leaves_no_program_behind(
    end: Callable[[Process], None], workers: int, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "told")
    process = series(STUBBORN, tmp_path, workers)
    own = os.pidfd_open(int((tmp_path / "told").read_text().split()[0]))
    assert not has_ended(own, 0)
    assert left_behind(tmp_path, 0) != []
    end(process)
    assert process.communicate(timeout=LONG) == (b"", b"")
    assert process.returncode == ENDS[end]
    assert has_ended(own, LONG)
    assert left_behind(tmp_path) == []
    os.close(own)


@pytest.mark.parametrize("end", [interrupt, terminate])
@pytest.mark.parametrize("starts", range(1, 4))
def test_it_can_be_ended_at_any_moment(starts: int, end: Callable[[Process], None], tmp_path: Path) -> None:
    """Its program ends after its first move, again and again: most moments are between a start and an end."""
    told = tmp_path / "told"
    os.mkfifo(told)
    begun = os.open(told, os.O_RDWR)
    process = series(CRASHING, tmp_path, workers=1 + starts % 2)
    while starts > 0:
        starts -= len(os.read(begun, starts))
    end(process)
    assert process.communicate(timeout=LONG) == (b"", b"")
    assert process.returncode == ENDS[end]
    assert left_behind(tmp_path) == []
    os.close(begun)


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_it_can_be_ended_while_its_workers_start(moment: str, tmp_path: Path) -> None:
    pressed, path = tmp_path / "pressed", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    (tmp_path / "sitecustomize.py").write_text(PRESSING.format(pressed=str(pressed), moment=moment))
    process = series(CRASHING, tmp_path, workers=2, PYTHONPATH=path)
    assert process.communicate(timeout=LONG) == (b"", b"")
    assert process.returncode == ENDS[interrupt]
    assert pressed.exists()
    assert left_behind(tmp_path) == []

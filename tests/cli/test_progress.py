"""Long work shows a progress bar on a terminal, and none in a pipe."""

import subprocess
import sys

import pexpect

WORK = ["-m", "tavolino", "simulate", "cafe-race", "--games", "4000", "--seed", "1", "--json"]


def test_a_terminal_shows_a_bar() -> None:
    child = pexpect.spawn(sys.executable, WORK, encoding="utf-8", env=None, timeout=60)
    child.expect(pexpect.EOF)
    shown = child.before or ""
    child.close()
    assert child.exitstatus == 0
    assert "playing" in shown
    assert "%" in shown


def test_a_pipe_gets_the_result_alone() -> None:
    done = subprocess.run([sys.executable, *WORK], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.startswith("{")

"""On a real terminal: the screen and what has scrolled out of it are wiped between two people."""

import signal
import sys

import pexpect
import pytest

from tavolino.terminal.screen import CLEAR

PROGRAM = """
import sys
from tavolino.core import registry
from tavolino.core.seed import seed_from
from tavolino.terminal.play import play
from tavolino.terminal.seats import read_seats
game = registry.find("cafe-race")
sys.exit(play(game, read_seats(["Ada", "Bea", "greedy"]), game.read_options({}), "en", seed_from(5)))
"""


@pytest.fixture
def terminal() -> "pexpect.spawn[str]":
    """Tests that run in the background ignore Control-C, and child processes would inherit that."""

    def hear_control_c() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    words = ["-c", PROGRAM]
    return pexpect.spawn(
        sys.executable, words, encoding="utf-8", dimensions=(50, 100), timeout=120, preexec_fn=hear_control_c
    )


def test_two_people_choose_secretly_and_one_leaves_with_control_c(terminal: "pexpect.spawn[str]") -> None:
    terminal.expect("Ada, the next screen is for you alone")
    terminal.sendline("")
    terminal.expect("Ada: Choose your thrust")
    terminal.expect("> ")
    terminal.sendline("thrust 6")
    terminal.expect_exact(CLEAR)
    assert "thrust 6" in (terminal.before or "")  # it was on the screen until it was wiped
    terminal.expect("Bea, the next screen is for you alone")
    terminal.sendline("")
    terminal.expect("Bea: Choose your thrust")
    assert "thrust 6" not in (terminal.before or "")
    terminal.expect("> ")
    terminal.sendintr()
    terminal.expect("Goodbye")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130

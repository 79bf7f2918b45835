"""One source, two ways to run it: compiled and plain play the same games to the last event."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tavolino import sources

FINGERPRINT = Path(__file__).parent / "fingerprint.py"


def fingerprint(plain: str) -> dict[str, object]:
    environment = os.environ | {sources.PLAIN: plain}
    done = subprocess.run(
        [sys.executable, str(FINGERPRINT)], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_compiled_and_plain_rules_play_the_same_games() -> None:
    compiled, plain = fingerprint("0"), fingerprint("1")
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    assert compiled["courses"] == plain["courses"]

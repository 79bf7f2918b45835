"""The browser recomputes dice by itself: one file of examples makes sure that it agrees with Python.

`web/src/dice/committedChance.test.ts` reads the same file.
"""

import hmac
import json
import subprocess
import sys
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tavolino.core.chance import CommittedChance

ROOT = Path(__file__).parents[2]
VECTORS = json.loads((ROOT / "tests/vectors/chance.json").read_text())


def test_the_examples_are_what_python_gives_today() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/chance_vectors.py", "--check"], check=False)
    assert done.returncode == 0, "run scripts/chance_vectors.py"


def test_the_examples_hold_numbers_that_were_drawn_again() -> None:
    """Otherwise a side that favours low numbers would not be noticed."""
    again = [series["draws"][-1]["counter"] - len(series["draws"]) for series in VECTORS["below"]]
    assert all(count > 0 for count in again)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**63), st.integers(1, 2**16))
def test_a_number_is_what_anybody_works_out_with_hmac(seed: bytes, counter: int, of: int) -> None:
    """As the class promises, with Python's own HMAC; so few results hardly ever need a second number."""
    chance = CommittedChance(seed, counter)
    drawn = chance.below(of)
    used = hmac.digest(seed, (chance.counter - 1).to_bytes(8, "big"), "sha256")
    assert drawn == int.from_bytes(used[:4], "big") % of

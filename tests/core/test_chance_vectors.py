"""The browser recomputes dice by itself: it and Python are held together by one file of examples.

`web/src/dice/committed.test.ts` reads the same file.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
VECTORS = json.loads((ROOT / "tests/vectors/chance.json").read_text())


def test_the_examples_are_what_python_gives_today() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/chance_vectors.py", "--check"], check=False)
    assert done.returncode == 0, "run scripts/chance_vectors.py"


def test_the_examples_hold_numbers_that_were_drawn_again() -> None:
    """Else nobody would notice if one side favoured low numbers."""
    again = [series["draws"][-1]["counter"] - len(series["draws"]) for series in VECTORS["below"]]
    assert all(count > 0 for count in again)

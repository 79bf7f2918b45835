"""NumPy is an extra: all but `tavolino.research` works without it, and that says what it needs.

So do its packages for PettingZoo, Gymnasium and OpenSpiel with their libraries, which nothing else needs.
"""

import subprocess
import sys
from collections.abc import Sequence

import pytest

LIBRARIES = {"pettingzoo": "PettingZoo", "gymnasium": "Gymnasium", "openspiel": "OpenSpiel"}
MODULES = ("pettingzoo", "gymnasium", "pyspiel", "open_spiel")


def run(program: str, *, without: Sequence[str] = ("numpy",)) -> subprocess.CompletedProcess[str]:
    """As if these were not installed."""
    missing = f"import sys; sys.modules.update(dict.fromkeys({list(without)})); "
    return subprocess.run([sys.executable, "-c", missing + program], capture_output=True, text=True, check=False)


def test_research_says_what_it_needs() -> None:
    done = run("import tavolino.research")
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: tavolino.research needs NumPy: pip install tavolino[research]"
    )


def test_everything_else_does_without() -> None:
    done = run(
        "import pkgutil, importlib, tavolino\n"
        "others = ('.research', '.migrations', '__main__')\n"
        "for module in pkgutil.walk_packages(tavolino.__path__, 'tavolino.', onerror=lambda name: None):\n"
        "    if not any(other in module.name for other in others):\n"
        "        importlib.import_module(module.name)\n"
        "game = tavolino.find('coffee-rush')\n"
        "state = game.new(3, game.read_options({}), tavolino.FastChance.seeded(1))\n"
        "print(len(game.encoder(3, game.read_options({})).encoded(state, 0)) > 0)\n"
    )
    assert done.stdout.strip() == "True", done.stderr


@pytest.mark.parametrize("extra", LIBRARIES)
def test_an_interface_says_what_it_needs(extra: str) -> None:
    done = run(f"import tavolino.research.{extra}", without=MODULES)
    assert done.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: tavolino.research.{extra} needs {LIBRARIES[extra]}: pip install tavolino[{extra}]"
    )


def test_numpy_is_enough_for_many_games_at_once() -> None:
    done = run(
        "from tavolino.research import VectorGames; print(VectorGames('cafe-race', 3, 2).moves)", without=MODULES
    )
    assert done.stdout.strip() == "49", done.stderr


def test_no_library_is_loaded_before_it_is_asked_for() -> None:
    done = run(
        "import tavolino.research, tavolino.cli\n"
        f"print([name for name in {MODULES} if name in sys.modules])\n"
        "import tavolino.research.gymnasium\n"
        f"print([name for name in {MODULES} if name in sys.modules])\n",
        without=(),
    )
    assert done.stdout.splitlines() == ["[]", "['gymnasium']"], done.stderr

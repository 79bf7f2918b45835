"""NumPy is an extra: all but `tavolino.research` works without it, and that says what it needs."""

import subprocess
import sys

WITHOUT = "import sys; sys.modules['numpy'] = None; "  # as if it were not installed


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT + program], capture_output=True, text=True, check=False)


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

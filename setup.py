"""Compiles the hot modules with mypyc and builds the browser app; all else of the package is in pyproject.toml."""

import sys
from glob import glob
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

# Patterns for the games: a further one's state and rules are compiled without touching this file. Of table and server
# only what every move passes through. mypyc drops the keywords of a class, so that modules with msgspec's structs must
# stay as they are; and picture and telling are patched by the tests that try to make them tell secrets.
HOT_MODULES = [
    "src/tavolino/core/chance.py",
    "src/tavolino/core/event.py",
    "src/tavolino/core/match.py",
    "src/tavolino/core/outlook.py",
    "src/tavolino/core/refusal.py",
    "src/tavolino/core/state.py",
    "src/tavolino/bots/bot.py",
    "src/tavolino/bots/random.py",
    "src/tavolino/arena/tally.py",
    *sorted(glob("src/tavolino/games/*/state.py")),
    *sorted(glob("src/tavolino/games/*/rules*.py")),
    "src/tavolino/table/chairs.py",
    "src/tavolino/table/clock.py",
    "src/tavolino/table/decide.py",
    "src/tavolino/table/table.py",
    "src/tavolino/server/room.py",
    "src/tavolino/server/shortcut.py",
    "src/tavolino/server/socket.py",
    "src/tavolino/server/turns.py",
]

ONLY_ASKED = {"dist_info", "egg_info"}  # for its name and needs, before it is built: no reason to compile it twice


def extensions() -> list[Extension]:
    if ONLY_ASKED & {*sys.argv}:
        return []
    # no debug information: a tenth of the compiler's work, and no instruction is another
    made = mypycify(["--config-file=compile.toml", *HOT_MODULES], opt_level="3", debug_level="0", group_name="tavolino")
    for extension in made:
        extension.optional = True  # without a C compiler the same files run as plain Python
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return made


class BuildWithWeb(build_py):
    def run(self) -> None:
        scripts = Path(__file__).parent / "scripts"
        sys.path.insert(0, str(scripts))
        import web

        web.build()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithWeb})

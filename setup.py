"""Compiles the hot modules with mypyc and builds the browser app; all else of the package is in pyproject.toml."""

import sys
import tomllib
from glob import glob
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILING = Path("compile.toml")
COPYING = "src/tavolino/research/fast_rows.c"
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]  # nobody else's library replaces ours
NO_GUARDS = ["-fno-stack-protector"]  # mypyc writes no arrays onto the stack that could overflow
ONLY_ASKED = {"dist_info", "egg_info"}  # asked for metadata before the build: no reason to compile twice


def hot_modules() -> list[str]:
    patterns = tomllib.loads(COMPILING.read_text())["tool"]["tavolino"]["compiled"]
    return [file for pattern in patterns for file in sorted(glob(pattern))]


def extensions() -> list[Extension]:
    if ONLY_ASKED & {*sys.argv}:
        return []
    # without debug information, which takes time and is not needed
    made = mypycify(
        [f"--config-file={COMPILING}", *hot_modules()], opt_level="3", debug_level="0", group_name="tavolino"
    )
    for extension in made:
        extension.optional = True  # without a C compiler the same files run as plain Python
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS, *NO_GUARDS]
    return [*made, copying(made[0])]


def copying(beside: Extension) -> Extension:
    """It reads the fields of compiled positions, by the header that mypyc has just made."""
    return Extension(
        "tavolino.research.fast_rows",
        [COPYING],
        include_dirs=beside.include_dirs,
        extra_compile_args=["-O3", "-g0", "-Wno-unused-function", "-Wno-unused-variable"],
        optional=True,
    )


class BuildWithWeb(build_py):
    def run(self) -> None:
        scripts = Path(__file__).parent / "scripts"
        sys.path.insert(0, str(scripts))
        import web

        web.build()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithWeb})

"""An environment for each of the field's packages, outside of the tree, so that they and ours do not mix."""

import shutil
import subprocess
import sys
import venv
from pathlib import Path

BASE = str(Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}")  # ours has no pip
DONE = "installed.lock"  # a copy of what is installed, written last


class CannotInstall(Exception):
    """One sentence of pip."""


def python_with(lock: Path, folder: Path) -> Path:
    """Of the environment that has just what the lock file says; made if it is not there."""
    place = folder / lock.stem
    python = place / "bin" / "python"
    done = place / DONE
    if done.exists() and done.read_bytes() == lock.read_bytes():
        return python
    shutil.rmtree(place, ignore_errors=True)
    venv.create(place, with_pip=False)
    pip = [BASE, "-m", "pip"]
    words = ["--python", str(python), "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    told = subprocess.run([*pip, *words, "--requirement", str(lock)], capture_output=True, text=True, check=False)
    if told.returncode != 0:
        lines = [line for line in told.stderr.splitlines() if line.strip()]
        raise CannotInstall(lines[-1] if lines else f"pip ended with {told.returncode}")
    shutil.copyfile(lock, done)
    return python

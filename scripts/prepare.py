"""Makes the virtual environment and the compiled rules, and remembers what was made, so that a second run is instant.

Standard library only, and no pip inside the environment: a fresh Debian has neither ensurepip nor a writable pip.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable
from pathlib import Path

import interpreter
import web

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"


class CannotPrepare(Exception):
    """Something is missing that the set-up cannot provide."""


def say(text: str) -> None:
    print(f"[tavolino] {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, quiet: bool = False, **environment: str) -> None:
    """Run a command; its output is shown only when it fails, if `quiet`."""
    words = [str(word) for word in command]
    output = subprocess.PIPE if quiet else None
    try:
        done = subprocess.run(
            words, cwd=ROOT, env=os.environ | environment, stdout=output, stderr=output, text=True, check=False
        )
    except OSError as problem:  # no sudo, no apt-get
        raise CannotPrepare(f"{words[0]}: {problem.strerror}, so this cannot be done: {' '.join(words)}") from None
    if done.returncode != 0:
        if quiet:
            print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise CannotPrepare(f"this command failed: {' '.join(words)}")


# ---- what is made already


def digest(paths: Iterable[Path], *words: str) -> str:
    """One fingerprint of files, the interpreter and a few words."""
    whole = hashlib.sha256(" ".join([sys.version, *words]).encode())
    for path in sorted(paths):
        whole.update(str(path.relative_to(ROOT)).encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def stamped(name: str) -> str:
    stamp = ENVIRONMENT / f".{name}"
    return stamp.read_text() if stamp.exists() else ""


def stamp(name: str, value: str) -> None:
    (ENVIRONMENT / f".{name}").write_text(value)


# ---- the steps


def choose_python(purpose: str) -> None:
    """Continues, or starts the whole program again with an optimised Python."""
    try:
        found = interpreter.instead(purpose)
    except interpreter.NoSuchPython as problem:
        raise CannotPrepare(str(problem)) from None
    if found:
        chosen, reason = found
        say(f"taking {chosen}: {reason}")
        interpreter.hand_over(chosen)


def make_environment() -> None:
    """An environment of another Python is replaced, so that libraries of the two are not mixed."""
    this = f"{sys.base_prefix} {sys.version}"
    if stamped("python") != this or not PYTHON.exists():
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        venv.create(ENVIRONMENT, with_pip=False)
        stamp("python", this)


def install(purpose: str) -> None:
    """The libraries of one lock file. `check` has everything that `play` has, so it is enough for both."""
    lock = ROOT / f"requirements-{purpose}.lock"
    wanted = digest([lock])
    if stamped("installed") in (wanted, digest([ROOT / "requirements-check.lock"])):
        return
    say("installing the libraries, once")
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check", "install"]
    run(*pip, "--quiet", "--require-hashes", "--requirement", lock, quiet=True)
    stamp("installed", wanted)
    stamp("built", "")


def install_packages(*packages: str) -> None:
    """Debian's."""
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    apt = [*sudo, "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    run(*apt, "update", quiet=True)
    chosen = ["install", "-y", "--no-install-recommends", *packages]
    run(*apt, *chosen, quiet=True, DEBIAN_FRONTEND="noninteractive")


def has_compiler() -> bool:
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which("gcc") is not None and header.exists()


def install_compiler() -> None:
    if has_compiler():
        return
    say("installing gcc and the Python headers")
    install_packages("gcc", "libc6-dev", "python3-dev")
    if not has_compiler():
        raise CannotPrepare("gcc and the headers of this Python are still missing; install them and try again")


def install_for_tests() -> None:
    """What tests need: a PostgreSQL, apsw for simulated power cuts, a browser with fonts."""
    wanted = {
        "postgresql": Path("/usr/lib/postgresql"),
        "python3-apsw": Path("/usr/lib/python3/dist-packages/apsw"),
        "chromium-headless-shell": Path("/usr/bin/chromium-headless-shell"),
        "fonts-dejavu-core": Path("/usr/share/fonts/truetype/dejavu"),
    }
    missing = [package for package, place in wanted.items() if not place.exists()]
    if missing:
        say(f"installing {', '.join(missing)}")
        install_packages(*missing)


def is_compiled() -> bool:
    """Whether there are compiled rules in the environment: a compiler may exist and fail."""
    return any(ENVIRONMENT.glob("lib/python*/site-packages/tavolino/core/state.*.so"))


def build() -> None:
    """The package itself, its rules compiled where there is a compiler."""
    compiled = has_compiler()
    kinds = (".py", ".toml", ".ftl", ".weights", ".c")
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in kinds]
    makers = [ROOT / name for name in ("setup.py", "compile.toml", "pyproject.toml", "scripts/web.py")]
    wanted = digest({*sources, *web.sources(), *makers}, str(compiled))
    if stamped("built") == wanted:
        return
    say(f"{'compiling' if compiled else 'installing'} the rules, building the browser app")
    shutil.rmtree(ROOT / "build", ignore_errors=True)  # a module that is gone must not come back from there
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check", "install"]
    run(*pip, "--quiet", "--no-deps", "--no-build-isolation", "--force-reinstall", ".", quiet=True)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    stamp("built", wanted)


def prepare_libraries(purpose: str) -> None:
    """Everything third-party. May start the program again with another Python."""
    choose_python(purpose)
    if purpose == "check":
        install_compiler()
        install_for_tests()
    make_environment()
    install(purpose)


def prepare(purpose: str) -> None:
    prepare_libraries(purpose)
    build()


if __name__ == "__main__":
    try:
        prepare(sys.argv[1] if len(sys.argv) > 1 else "play")
    except CannotPrepare as problem:
        sys.exit(f"[tavolino] {problem}")

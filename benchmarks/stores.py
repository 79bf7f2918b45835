"""What it costs compiled code to store one small number: .venv/bin/python benchmarks/stores.py

A small module is compiled into a temporary folder, as the rules are; printed are nanoseconds of CPU time per store, the
loop around it included and told apart.
"""

import importlib
import subprocess
import sys
import tempfile
import time
from array import array
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, u8

STORES = 20_000_000
RUNS = 5
LENGTH = 128
KINDS = {
    "bytearray": "bytearray",
    "memoryview": "memoryview",
    "array": "array[int]",
    "list": "list[i64]",
    "vec_u8": "vec[u8]",
    "vec_i16": "vec[i16]",
}
HEAD = "from array import array\nfrom librt.vecs import vec\nfrom mypy_extensions import i16, i64, u8\n"
LOOP = """

def into_{name}(row: {kind}, times: i64) -> i64:
    done: i64 = 0
    while done < times:
        {store}
        done += 1
    return done
"""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(ext_modules=mypycify(["stores_compiled.py"], opt_level="3", debug_level="0"))
"""


def source() -> str:
    value = {"vec_u8": "u8(done & 63)", "vec_i16": "i16(done & 63)"}
    loops = [
        LOOP.format(name=name, kind=kind, store=f"row[done & {LENGTH - 1}] = {value.get(name, 'done & 63')}")
        for name, kind in KINDS.items()
    ]
    return HEAD + "".join(loops)


def compiled(folder: Path) -> Any:
    (folder / "stores_compiled.py").write_text(source())
    (folder / "setup.py").write_text(SETUP)
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=folder, check=True)
    sys.path.insert(0, str(folder))
    return importlib.import_module("stores_compiled")


def main() -> None:
    rows: dict[str, Any] = {
        "bytearray": bytearray(LENGTH),
        "memoryview": memoryview(bytearray(LENGTH)),
        "array": array("b", bytes(LENGTH)),
        "list": [0] * LENGTH,
        "vec_u8": vec[u8](bytes(LENGTH)),
        "vec_i16": vec[i16]([0] * LENGTH),
    }
    with tempfile.TemporaryDirectory() as folder:
        module = compiled(Path(folder))
        for name, row in rows.items():
            took = []
            for _ in range(RUNS):
                began = time.process_time()
                getattr(module, f"into_{name}")(row, STORES)
                took.append((time.process_time() - began) / STORES * 1e9)
            print(f"| {KINDS[name]} | {min(took):.1f} ns |", flush=True)


if __name__ == "__main__":
    main()

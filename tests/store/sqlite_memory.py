"""What SQLite has in memory, in all connections of this process together."""

import _sqlite3
import ctypes
from pathlib import Path


def bytes_used() -> int:
    return int(_USED())


def _library() -> str:
    """The file that Python's own module uses, which may have SQLite in itself."""
    mapped = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines()}
    return next((name for name in mapped if "libsqlite3.so" in name), _sqlite3.__file__)


_USED = ctypes.CDLL(_library()).sqlite3_memory_used
_USED.restype = ctypes.c_int64

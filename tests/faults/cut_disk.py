"""A disk under SQLite that can lose power: writes that were not synced are then there in part, in any order, or not.

Debian's apsw shares the SQLite library with Python's own module, so that a file system it registers serves both.
"""

import sys
from collections.abc import Callable
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path
from random import Random
from typing import Any

SECTOR = 512  # what a disk writes as a whole


def _apsw() -> Any:
    """Only that module from Debian's folder, and no other."""
    spec = PathFinder.find_spec("apsw", ["/usr/lib/python3/dist-packages"])
    if spec is None or spec.loader is None:
        raise ImportError("there is no python3-apsw for this Python; ./check installs Debian's")
    module = module_from_spec(spec)
    sys.modules["apsw"] = module
    spec.loader.exec_module(module)
    return module


apsw = _apsw()
VFS: Any = apsw.VFS
VFSFile: Any = apsw.VFSFile


class Content:
    """One file: what is on the disk for sure, and the writes on their way, in sectors."""

    def __init__(self, durable: bytes) -> None:
        self.durable = bytearray(durable)
        self.pending: list[tuple[int, bytes]] = []

    def write(self, data: bytes, offset: int) -> None:
        end = offset + len(data)
        while offset < end:
            until = min(end, (offset // SECTOR + 1) * SECTOR)
            self.pending.append((offset, data[len(data) - (end - offset) : len(data) - (end - until)]))
            offset = until

    def sync(self) -> None:
        self.durable = self._with(self.pending)
        self.pending = []

    def truncate(self, size: int) -> None:
        """Taken as safe at once: SQLite shortens only what it no longer needs."""
        self.sync()
        del self.durable[size:]

    def after_a_cut(self, random: Random) -> tuple[bytes, int]:
        """What is found when the power is back, and how many sectors were lost."""
        share = random.choice([0.0, 0.5, 0.9, 1.0])
        kept = [piece for piece in self.pending if random.random() < share]
        return bytes(self._with(kept)), len(self.pending) - len(kept)

    def _with(self, pieces: list[tuple[int, bytes]]) -> bytearray:
        whole = bytearray(self.durable)
        for offset, data in pieces:
            whole.extend(b"\0" * (offset + len(data) - len(whole)))
            whole[offset : offset + len(data)] = data
        return whole


class Disk(VFS):
    """SQLite's default file system from now on. `step` is called before each sync and after each write."""

    NAME = "disk-with-a-cut"

    def __init__(self, step: Callable[[], None]) -> None:
        self.files: dict[str, Content] = {}
        self.step = step
        self.written: list[bytes] = []
        super().__init__(self.NAME, "unix", makedefault=True)

    def xOpen(self, name: Any, flags: list[int]) -> "File":  # noqa: N802 - the names are SQLite's
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        if path is None:  # a temporary file, which need not survive
            return File(name, flags, Content(b""), self)
        if path not in self.files:
            self.files[path] = Content(Path(path).read_bytes() if Path(path).exists() else b"")
        return File(name, flags, self.files[path], self)

    def xDelete(self, path: str, sync_folder: bool) -> None:  # noqa: N802
        super().xDelete(path, sync_folder)
        self.files.pop(path, None)


class File(VFSFile):
    def __init__(self, name: Any, flags: list[int], content: Content, disk: Disk) -> None:
        super().__init__("unix", name, flags)
        self._content = content
        self._disk = disk

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        super().xWrite(data, offset)
        self._content.write(bytes(data), offset)
        self._disk.written.append(bytes(data))
        self._disk.step()

    def xSync(self, _: int) -> None:  # noqa: N802
        self._disk.step()
        self._content.sync()

    def xTruncate(self, size: int) -> None:  # noqa: N802
        super().xTruncate(size)
        self._content.truncate(size)

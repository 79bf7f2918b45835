"""A program that answers each line with a line, within a time limit.

It runs in a session of its own: Ctrl-C in a terminal reaches us and not it, and when it is killed, so is whatever it
has started itself.
"""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from tavolino.own_bots.ending import signals_held
from tavolino.own_bots.fault import FaultKind, PlayerFault

LONGEST_ANSWER = 2**20  # bytes
MOST_LAST_WORDS = 4000  # bytes of its standard error that are kept
GRACE = 1.0  # seconds to end by itself once its input has ended
PIECE = 2**16  # bytes


class Program:
    """Starts with `start`. It is killed when it takes too long, or writes without an end."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self._process: subprocess.Popen[bytes] | None = None
        self._selector = selectors.DefaultSelector()
        self._received = bytearray()
        self._said = bytearray()  # to its standard error

    @property
    def is_running(self) -> bool:
        """As far as is known: that it has ended is noticed by the next exchange."""
        return self._process is not None

    @property
    def last_words(self) -> str:
        return self._said.decode("utf-8", "replace")

    def start(self) -> None:
        self._received.clear()
        self._said.clear()
        try:
            with signals_held():
                self._process = subprocess.Popen(
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                    start_new_session=True,
                )
        except OSError as problem:
            raise PlayerFault("crash", f"it cannot be started: {problem.strerror}") from None
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Its answer to one line, or PlayerFault. What it wrote without being asked is forgotten."""
        deadline = time.monotonic() + seconds
        self._forget_unasked()
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        unsent = memoryview(line + b"\n")
        while b"\n" not in self._received:
            left = deadline - time.monotonic()
            for key, _ in self._selector.select(max(0.0, left)):
                if key.fileobj is self._stdin:
                    unsent = self._send(unsent)
                else:
                    self._read(key.fileobj)
            if left <= 0 and b"\n" not in self._received:
                raise self._failed("timeout", f"no answer within {seconds:g} s")
        if unsent:
            raise self._failed("unreadable", "it answered before it had read the question")
        return bytes(self._received).partition(b"\n")[0]

    # ---- in and out

    def _send(self, unsent: memoryview) -> memoryview:
        try:
            unsent = unsent[os.write(self._stdin.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:  # it does not listen any more; whether it has ended is seen by its output
            unsent = unsent[:0]
        if not unsent:
            self._selector.unregister(self._stdin)
        return unsent

    def _read(self, stream: object) -> None:
        if stream is self._stderr:
            if not self._hear(self._stderr):
                self._selector.unregister(self._stderr)
            return
        piece = os.read(self._stdout.fileno(), PIECE)
        if not piece:
            raise self._ended()
        self._received += piece
        if len(self._received) > LONGEST_ANSWER:
            raise self._failed("unreadable", f"it wrote more than {LONGEST_ANSWER:,} bytes at once")

    def _hear(self, stderr: IO[bytes]) -> bool:
        """A piece of its standard error; False at the end."""
        piece = os.read(stderr.fileno(), PIECE)
        self._said += piece
        del self._said[:-MOST_LAST_WORDS]
        return bool(piece)

    def _forget_unasked(self) -> None:
        while any(key.fileobj is self._stdout for key, _ in self._selector.select(0)):
            self._read(self._stdout)
        self._received.clear()

    # ---- the end

    def _failed(self, kind: FaultKind, problem: str) -> PlayerFault:
        self.kill()
        return PlayerFault(kind, problem, self.last_words)

    def _ended(self) -> PlayerFault:
        code = self.kill()
        how = f"with exit code {code}" if code >= 0 else f"by signal {-code} ({signal.strsignal(-code)})"
        return PlayerFault("crash", f"it ended {how}", self.last_words)

    def close(self) -> None:
        """Ends its input, gives it a moment to end by itself, and kills whatever is left."""
        with signals_held():
            if self._process is not None:
                self._wait_for_its_end()
            self._kill()

    def _wait_for_its_end(self) -> None:
        self._stdin.close()
        deadline = time.monotonic() + GRACE
        with suppress(PlayerFault):  # to end is what it should do now
            while (left := deadline - time.monotonic()) > 0:
                for key, _ in self._selector.select(left):
                    self._received.clear()
                    self._read(key.fileobj)

    def interrupt(self) -> None:
        """For another thread: kills it, and leaves the rest to the one that waits for its answer."""
        process = self._process
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    def kill(self) -> int:
        """Also what it has started itself; its exit code. A process that is just ending keeps its own."""
        with signals_held():
            return self._kill()

    def _kill(self) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # before it is waited for: until then its number is nobody else's
        self._selector.close()
        with suppress(BlockingIOError):
            while self._hear(_open(process.stderr)):
                pass
        for stream in (process.stdin, process.stdout, process.stderr):
            _open(stream).close()
        return process.wait()

    # ---- its streams

    @property
    def _running(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None, "it was started"
        return self._process

    @property
    def _stdin(self) -> IO[bytes]:
        return _open(self._running.stdin)

    @property
    def _stdout(self) -> IO[bytes]:
        return _open(self._running.stdout)

    @property
    def _stderr(self) -> IO[bytes]:
        return _open(self._running.stderr)


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None, "all three are pipes"
    return stream

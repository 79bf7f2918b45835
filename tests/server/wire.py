"""A connection that keeps what is sent."""

from collections.abc import Awaitable, Callable, Sequence


class Wire:
    when_readable: Callable[[], None]
    when_writable: Callable[[], None]
    queued: Callable[[], int]
    after_open: Callable[[], Awaitable[None]] | None = None

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.pieces = 0  # writes

    def can_write(self) -> bool:
        return True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.said += texts
        self.pieces += 1

    def next_text(self) -> bytes | None:
        raise AssertionError("nothing is read here")

    async def disconnect(self, code: int) -> None:
        raise AssertionError("nothing is disconnected here")

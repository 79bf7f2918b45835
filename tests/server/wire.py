"""A wire that keeps what is said on it."""

from collections.abc import Awaitable, Callable, Sequence


class Wire:
    at_once: Callable[[bytes], bool]
    when_writable: Callable[[], None]
    stay: Callable[[], Awaitable[None]] | None = None

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.pieces = 0  # in which it left

    def can_write(self) -> bool:
        return True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.said += texts
        self.pieces += 1

    async def next_text(self) -> bytes:
        raise AssertionError("nobody listens here")

    async def hang_up(self, code: int) -> None:
        raise AssertionError("nobody is shown out")

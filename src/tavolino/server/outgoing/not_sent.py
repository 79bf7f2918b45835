"""Why a request did not reach anybody, as far as whoever gave the address may know."""

from typing import Literal

# `address`: it may not be called. `unreachable`: nobody answers there in HTTP over TLS. `late`: not in time. `refused`:
# somebody answers, and does not take it. `gone`: nobody will ever take it there again.
Failure = Literal["address", "unreachable", "late", "refused", "gone"]


class NotSent(Exception):
    """Never told to a visitor as such: whoever gave the address sees the kind of the last failure."""

    def __init__(self, failure: Failure) -> None:
        self.failure: Failure = failure
        super().__init__(f"not sent: {failure}")

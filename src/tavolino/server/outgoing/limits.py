"""How much is sent: so many messages to the addresses of one person, and so many in all. Counted per node."""

from collections.abc import Callable

from tavolino.server.http.allowance import hourly, per_minute
from tavolino.server.http.bucket import Bucket
from tavolino.server.http.limits import Buckets
from tavolino.server.settings import Settings


class OutgoingLimits:
    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._per_person = Buckets(hourly(settings.outgoing_per_hour), clock=clock)
        self._in_all = Bucket(per_minute(settings.outgoing_per_minute), clock)

    def take(self, person: str) -> None:
        """Raises TooMany."""
        self._per_person.take(person)
        self._in_all.take()

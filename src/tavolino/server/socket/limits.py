"""Rate limits of what visitors do at tables, over all their sockets: entering, and chat."""

from tavolino.server.http.allowance import Allowance, per_minute
from tavolino.server.http.limits import Buckets
from tavolino.server.settings import Settings

TOGETHER = 4  # several people share an address or a table, but they seldom all do the same thing at the same time


class SocketLimits:
    def __init__(self, settings: Settings) -> None:
        many = settings.addresses_at_limit
        hellos = per_minute(settings.hellos_per_minute)
        chat = Allowance(max(1, settings.chat_per_minute // 4), settings.chat_per_minute / 60)
        self._hellos, self._hellos_of_address = Buckets(hellos), Buckets(hellos.times(TOGETHER), times_in_all=many)
        self._chat, self._chat_of_address = Buckets(chat), Buckets(chat.times(TOGETHER), times_in_all=many)
        self._chat_at_table = Buckets(chat.times(TOGETHER))

    def hello(self, person: str | None, address: str) -> None:
        """Raises TooMany."""
        if person is not None:
            self._hellos.take(person)
        self._hellos_of_address.take(address)

    def chat(self, person: str | None, address: str, table: str) -> None:
        """Raises TooMany."""
        self._chat.take(person or address)
        self._chat_of_address.take(address)
        self._chat_at_table.take(table)

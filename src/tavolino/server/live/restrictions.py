"""Who is banned or muted: in memory, because it is asked with every request and every line of chat."""

import time
from collections.abc import Callable, Sequence

from tavolino.server.http.errors import Banned, Muted
from tavolino.server.http.limits import address_key
from tavolino.store.bans import Ban
from tavolino.store.lookalikes import skeleton
from tavolino.store.mutes import Mute


class Restrictions:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._names: dict[str, Ban] = {}
        self._addresses: dict[str, Ban] = {}
        self._mutes: dict[str, Mute] = {}

    def put(self, bans: Sequence[Ban], mutes: Sequence[Mute]) -> None:
        """As the store has them now."""
        self._names = {skeleton(ban.shown): ban for ban in bans if ban.kind == "name"}
        self._addresses = {ban.value: ban for ban in bans if ban.kind == "address"}
        self._mutes = {mute.person: mute for mute in mutes}

    def check_address(self, address: str) -> None:
        """Raises Banned."""
        if self._addresses:
            self._check(self._addresses.get(address_key(address)), "nobody is let in from your address")

    def check_name(self, name: str) -> None:
        """Raises Banned for somebody of that name, or of one that looks like it."""
        if self._names:
            self._check(self._names.get(skeleton(name)), f"{name} is not let in")

    def check_chat(self, person: str | None) -> None:
        """Raises Muted."""
        mute = None if person is None else self._mutes.get(person)
        if mute is not None and mute.holds(self._now()):
            raise Muted(f"you cannot chat {_until(mute.until)}: {mute.reason}", mute.until, mute.reason)

    def is_muted(self, person: str) -> bool:
        mute = self._mutes.get(person)
        return mute is not None and mute.holds(self._now())

    def is_welcome(self, name: str, address: str) -> bool:
        try:
            self.check_address(address)
            self.check_name(name)
        except Banned:
            return False
        return True

    def _check(self, ban: Ban | None, refusal: str) -> None:
        if ban is not None and ban.holds(self._now()):
            raise Banned(f"{refusal} {_until(ban.until)}: {ban.reason}", ban.until, ban.reason)


def _until(moment: int | None) -> str:
    if moment is None:
        return "until further notice"
    return time.strftime("until %Y-%m-%d %H:%M UTC", time.gmtime(moment / 1000))

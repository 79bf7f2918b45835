"""Sends what waits in the outbox: each notice by one node, again after a pause if it was not taken, and not to those
who are looking at the table."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from tavolino.server.http.errors import TooMany
from tavolino.server.outgoing.limits import OutgoingLimits
from tavolino.server.outgoing.not_sent import NotSent
from tavolino.store import outbox, subscriptions
from tavolino.store.outbox import WaitingNotice
from tavolino.store.store import Store

AT_ONCE = 16  # notices

Send = Callable[[WaitingNotice], Awaitable[None]]  # raises NotSent
IsLooking = Callable[[str, str], bool]  # whether this person has this table open

log = logging.getLogger(__name__)


class OutboxSender:
    def __init__(
        self, store: Store, now: Callable[[], int], send: Send, is_looking: IsLooking, limits: OutgoingLimits
    ) -> None:
        self._store = store
        self._now = now
        self._send = send
        self._is_looking = is_looking
        self._limits = limits

    async def send_due(self) -> None:
        """All that is due now. Without anything due nothing is written."""
        while await self._store.read(partial(outbox.is_due, now=self._now())):
            lease = secrets.token_urlsafe(9)
            claim = partial(outbox.claim, now=self._now(), lease=lease, limit=AT_ONCE)
            claimed = await self._store.write(claim)
            if not claimed:
                return  # another node is claiming them at this moment
            await asyncio.gather(*map(self._handle, claimed))

    async def _handle(self, notice: WaitingNotice) -> None:
        if notice.person is not None and self._is_looking(notice.person, notice.table):
            await self._store.write(partial(outbox.drop, notice=notice))
            return
        try:
            self._limits.take(notice.subscription.person)
        except TooMany as refused:
            until = self._now() + refused.wait * outbox.SECOND
            await self._store.write(partial(outbox.postpone, notice=notice, until=until))
            return
        await self._attempt(notice)

    async def _attempt(self, notice: WaitingNotice) -> None:
        try:
            await self._send(notice)
        except NotSent as problem:
            log.info("notice_not_sent", extra={"code": problem.failure})
            if problem.failure == "gone":
                await self._store.write(partial(subscriptions.forget, subscription=notice.subscription.id))
            else:
                failed = partial(outbox.not_sent, notice=notice, failure=problem.failure, now=self._now())
                await self._store.write(failed)
        else:
            await self._store.write(partial(outbox.sent, notice=notice, now=self._now()))

"""One notice becomes one request: to a webhook as JSON, to a push service encrypted for the browser."""

import asyncio
from collections.abc import Callable
from functools import partial
from hashlib import blake2b

import msgspec

from tavolino.server.outgoing.client import OutgoingClient
from tavolino.server.outgoing.destination import read_destination
from tavolino.server.outgoing.message import push_body, webhook_body
from tavolino.server.outgoing.push_encryption import BrowserKeys, Signer, encrypt, to_text
from tavolino.store.outbox import WaitingNotice
from tavolino.store.subscriptions import PUSH

KEPT = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
SIGNED_FOR = 12 * 3600  # seconds; push services refuse more than a day

Request = tuple[dict[str, str], bytes]


class Delivery:
    def __init__(self, client: OutgoingClient, signer: Signer, public_url: str, now: Callable[[], int]) -> None:
        self._client = client
        self._signer = signer
        self._public_url = public_url
        self._now = now

    async def send(self, notice: WaitingNotice) -> None:
        """Raises NotSent."""
        make = self._push if notice.subscription.form == PUSH else self._webhook
        headers, body = await asyncio.to_thread(partial(make, notice))  # the first text takes long
        await self._client.post(notice.subscription.address, headers, body)

    def _webhook(self, notice: WaitingNotice) -> Request:
        headers = {"Content-Type": "application/json", "Idempotency-Key": notice.id}
        return headers, webhook_body(notice, self._public_url)

    def _push(self, notice: WaitingNotice) -> Request:
        keys = msgspec.json.decode(notice.subscription.keys, type=BrowserKeys)
        audience = read_destination(notice.subscription.address).origin
        topic = blake2b(f"{notice.table} {notice.reason}".encode(), digest_size=24).digest()
        headers = {
            "Authorization": self._signer.authorization(audience, self._public_url, self._now() // 1000 + SIGNED_FOR),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": to_text(topic),  # a later one replaces one that the browser has not fetched yet
            "Urgency": "normal",
        }
        return headers, encrypt(push_body(notice), keys)

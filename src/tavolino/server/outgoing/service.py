"""Everything that tells people elsewhere, opened together; None unless the operator has turned it on."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import urlsplit

from tavolino.server.live.background import every
from tavolino.server.live.live_tables import LiveTables
from tavolino.server.live.witnesses import Witnesses
from tavolino.server.outgoing.client import OutgoingClient
from tavolino.server.outgoing.limits import OutgoingLimits
from tavolino.server.outgoing.outbox_sender import OutboxSender
from tavolino.server.settings import Settings
from tavolino.store.shared_values import get_or_create
from tavolino.store.store import Store

LOOK_SECONDS = 2.0


class OutgoingService:
    """`push_key` is what a browser subscribes with; None without https, where browsers have no push."""

    def __init__(self, sender: OutboxSender, push_key: str | None) -> None:
        self.sender = sender
        self.push_key = push_key


@asynccontextmanager
async def open_outgoing(
    settings: Settings, store: Store, live: LiveTables, client: OutgoingClient | None = None
) -> AsyncIterator[OutgoingService | None]:
    """Tests bring a client in code; no setting does."""
    if settings.outgoing == "no":
        yield None
        return
    from tavolino.server.outgoing.delivery import Delivery  # with `cryptography`, which nobody else needs
    from tavolino.server.outgoing.push_encryption import Signer, new_signing_key

    witnesses = Witnesses(live.node)
    live.upkeep.witnessed, live.upkeep.looked_in = witnesses.look, witnesses.came
    client = client or OutgoingClient(urlsplit(settings.public_url).hostname or "")
    signer = Signer(await store.write(partial(get_or_create, name="push-key", make=new_signing_key)))
    delivery = Delivery(client, signer, settings.public_url, lambda: live.node.now())
    limits = OutgoingLimits(settings, time.monotonic)
    sender = OutboxSender(store, lambda: live.node.now(), delivery.send, witnesses.is_looking, limits)
    sending = asyncio.create_task(every(LOOK_SECONDS, sender.send_due))
    try:
        yield OutgoingService(sender, signer.public_key if settings.https else None)
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        client.close()

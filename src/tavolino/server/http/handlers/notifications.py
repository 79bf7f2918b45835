"""Where people want to be told of their tables when they are elsewhere: webhooks, and their browser's push service.

Nobody but the one who gave an address sees it again, and of answers nobody learns more than whether they were taken."""

import secrets
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tavolino.server.http.call import Call
from tavolino.server.http.errors import NotFound, OutgoingOff, TooMuch
from tavolino.server.http.handlers.tables import room_of
from tavolino.server.http.reader_language import reader_language
from tavolino.server.outgoing.destination import LONGEST, BadDestination, read_destination
from tavolino.server.outgoing.service import OutgoingService
from tavolino.server.services import now
from tavolino.store import subscriptions
from tavolino.store.subscriptions import Form, Subscription, TooManySubscriptions
from tavolino.table import decide

MOST_OF_A_PERSON, MOST_OF_A_TABLE = 10, 3
OFF = "this server sends nothing to other addresses; its operator can turn that on"

GivenAddress = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
GivenKey = Annotated[str, Meta(min_length=1, max_length=200)]


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """`form`: how the service at this address wants it."""

    address: GivenAddress
    form: Literal["plain", "discord", "slack"] = "plain"


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: GivenKey
    auth: GivenKey


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """As a browser's `PushSubscription` tells it."""

    endpoint: GivenAddress
    keys: PushKeys


class OwnSubscription(Struct, frozen=True):
    """`host`: of the address, which may have a secret in it. `table`: the one that it is for; null: all of mine.
    `this`: the push service of the browser that asks. `failure`: why the last message was not taken, if so."""

    id: str
    form: Form
    host: str
    table: str | None
    this: bool
    created_at: int
    failed_at: int | None
    failure: str | None


class NotificationState(Struct, frozen=True):
    """`on`: whether this server sends anything. `push_key`: what a browser subscribes with; null where it cannot."""

    on: bool
    push_key: str | None
    subscriptions: list[OwnSubscription]


async def state(call: Call[None, None]) -> NotificationState:
    outgoing = call.services.outgoing
    found = await call.services.store.read(partial(subscriptions.of_person, person=call.person.id))
    key = None if outgoing is None else outgoing.push_key
    return NotificationState(outgoing is not None, key, [_shown(call, one) for one in found])


async def add_webhook(call: Call[NewWebhook, None]) -> OwnSubscription:
    """Tells of all my tables."""
    return await _add_webhook(call, None, MOST_OF_A_PERSON)


async def add_table_webhook(call: Call[NewWebhook, None]) -> OwnSubscription:
    """Tells of one table, which I host."""
    table = (await room_of(call)).table
    decide.only_host(table, call.person.id)
    return await _add_webhook(call, table.id, MOST_OF_A_TABLE)


async def add_push(call: Call[NewPush, None]) -> OwnSubscription:
    """This browser is told, until its session ends."""
    from tavolino.server.outgoing.push_encryption import BrowserKeys  # with `cryptography`, which nobody else needs

    if _turned_on(call).push_key is None:
        raise OutgoingOff("browsers have push messages over https only")
    keys = BrowserKeys(call.body.keys.p256dh, call.body.keys.auth)
    keys.check()
    new = _new(call, "push", call.body.endpoint)
    written = msgspec.json.encode(keys).decode()
    return await _add(call, msgspec.structs.replace(new, keys=written, session=call.session), MOST_OF_A_PERSON)


async def remove(call: Call[None, None]) -> None:
    subscription = call.path["subscription"]
    job = partial(subscriptions.remove, person=call.person.id, subscription=subscription)
    if not await call.services.store.write(job):
        raise NotFound("you have no such subscription, or it is gone already")


async def _add_webhook(call: Call[NewWebhook, None], table: str | None, most: int) -> OwnSubscription:
    _turned_on(call)
    new = _new(call, call.body.form, call.body.address)
    return await _add(call, msgspec.structs.replace(new, table=table), most)


def _turned_on(call: Call[Any, Any]) -> OutgoingService:
    if call.services.outgoing is None:
        raise OutgoingOff(OFF)
    return call.services.outgoing


def _new(call: Call[Any, None], form: Form, address: str) -> Subscription:
    """Raises BadDestination. Where the name leads is not looked at before something is sent."""
    read_destination(address)
    return Subscription(
        id=secrets.token_urlsafe(9),
        person=call.person.id,
        form=form,
        address=address,
        language=reader_language(call.request.scope),
        created_at=now(),
    )


async def _add(call: Call[Any, None], new: Subscription, most: int) -> OwnSubscription:
    try:
        await call.about_me(call.services.store.write(partial(subscriptions.add, new=new, most=most)))
    except TooManySubscriptions:
        raise TooMuch(f"you have {most} already; remove one first") from None
    return _shown(call, new)


def _shown(call: Call[Any, Any], one: Subscription) -> OwnSubscription:
    return OwnSubscription(
        id=one.id,
        form=one.form,
        host=_host(one.address),
        table=one.table,
        this=one.session is not None and one.session == call.session,
        created_at=one.created_at,
        failed_at=one.failed_at,
        failure=one.failure,
    )


def _host(address: str) -> str:
    try:
        return read_destination(address).netloc
    except BadDestination:  # of an earlier version, which took it
        return ""

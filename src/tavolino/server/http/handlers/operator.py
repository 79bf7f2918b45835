"""The operator comes and goes."""

from typing import Annotated

from msgspec import Meta, Struct

from tavolino.server.http.call import Call
from tavolino.server.http.operator_cookie import SECONDS
from tavolino.server.http.operator_desk import CONFIRMED_FOR
from tavolino.server.http.passphrases import LONGEST
from tavolino.server.services import Services
from tavolino.store.operator import OperatorSession


class OperatorPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: Annotated[str, Meta(max_length=LONGEST)]


class OperatorIn(Struct, frozen=True):
    """`csrf`: what every write sends as X-Operator-Token. `confirmed_until`: until then the passphrase counts, before a
    ban it is asked for again. Times are milliseconds since 1970."""

    csrf: str
    ends_at: int
    confirmed_until: int


class OperatorState(Struct, frozen=True):
    """`on`: there is a passphrase. `session`: null for everybody but the operator."""

    on: bool
    session: OperatorIn | None


async def state(call: Call[None, None]) -> OperatorState:
    services = call.services
    session = await services.desk.find(call.request)
    return OperatorState(await services.desk.is_open(), None if session is None else _in(services, session))


async def log_in(call: Call[OperatorPassphrase, None]) -> OperatorIn:
    session = await call.services.desk.log_in(call.request, call.body.passphrase)
    call.operator_cookie = session.id
    return _in(call.services, session)


async def confirm(call: Call[OperatorPassphrase, None]) -> OperatorIn:
    """The passphrase once more, before a ban."""
    await call.services.desk.confirm(call.operator, call.body.passphrase)
    session = await call.services.desk.check(call.request, writes=True)
    return _in(call.services, session)


async def log_out(call: Call[None, None]) -> None:
    await call.services.desk.log_out(call.operator)
    call.operator_cookie = ""


def _in(services: Services, session: OperatorSession) -> OperatorIn:
    return OperatorIn(
        services.desk.cookie.csrf(session.id), session.began_at + SECONDS * 1000, session.confirmed_at + CONFIRMED_FOR
    )

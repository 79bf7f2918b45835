"""One's own account: where one is logged in, what is stored about oneself, and its end."""

from functools import partial
from typing import Annotated

from msgspec import Meta, Struct

from tavolino.server.files.jobs import packed
from tavolino.server.http.call import Call
from tavolino.server.http.compression import accepts_gzip, encoded
from tavolino.server.http.display_names import LONGEST
from tavolino.server.http.errors import NotConfirmed, NotFound
from tavolino.server.http.passphrases import LONGEST as LONGEST_PASSPHRASE
from tavolino.server.http.route import Encoded
from tavolino.server.services import now
from tavolino.store import personal_data, sessions
from tavolino.store.line import Connection
from tavolino.store.personal_data import PersonalData
from tavolino.table.entry import SAID


class OwnSession(Struct, frozen=True):
    """`this`: the one that asks. `agent`: roughly, as "Firefox on Linux". `address`: the last one."""

    id: str
    created_at: int
    seen_at: int
    agent: str
    address: str
    this: bool


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has a passphrase gives that, everybody else their name: nobody is to delete an account by accident."""

    passphrase: Annotated[str, Meta(max_length=LONGEST_PASSPHRASE)] | None = None
    name: Annotated[str, Meta(max_length=2 * LONGEST)] | None = None


async def my_sessions(call: Call[None, None]) -> list[OwnSession]:
    found = await call.services.store.read(partial(sessions.of_person, person=call.person.id))
    return [OwnSession(s.id, s.created_at, s.seen_at, s.agent, s.address, s.id == call.session) for s in found]


async def end_session(call: Call[None, None]) -> None:
    """Acts at once: its sockets are closed, and its next request is a stranger's."""
    session = call.path["session"]
    job = partial(sessions.end, person=call.person.id, session=session, now=now())
    if not await call.services.live.moderation.end_sessions(job):
        raise NotFound("you have no such session, or it has ended already")
    call.drops = session == call.session


async def end_other_sessions(call: Call[None, None]) -> None:
    job = partial(sessions.end_others, person=call.person.id, but=call.session, now=now())
    await call.services.live.moderation.end_sessions(job)


async def my_data(call: Call[None, None]) -> Encoded[PersonalData]:
    small = accepts_gzip(call.request)
    job = partial(_packed_data, person=call.person.id, small=small)
    return encoded(await call.about_me(call.services.store.read(job)), small)


def _packed_data(connection: Connection, person: str, small: bool) -> bytes:
    """In the reader's thread, since it may be long."""
    return packed(personal_data.of_person(connection, person=person, chat=SAID), small)


async def delete(call: Call[Farewell, None]) -> None:
    """Cannot be undone."""
    person = call.person
    if person.passphrase is None:
        if call.body.name != person.name:
            raise NotConfirmed("to delete your account, give your name exactly as it is")
    elif not await call.services.passphrases.verify(call.body.passphrase or "", person.passphrase):
        raise NotConfirmed("to delete your account, give your passphrase")
    await call.services.live.accounts.delete(person.id)
    call.drops = True

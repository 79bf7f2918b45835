"""People: with a name they are known to one browser, with a passphrase they can log in anywhere."""

import asyncio
import secrets
from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.server.http.call import Call
from tavolino.server.http.display_names import LONGEST, checked_name
from tavolino.server.http.errors import HasSession, WrongPassphrase
from tavolino.server.http.limits import address_key
from tavolino.server.http.passphrases import LONGEST as LONGEST_PASSPHRASE
from tavolino.server.http.passphrases import SHORTEST as SHORTEST_PASSPHRASE
from tavolino.server.http.sessions import Cookie
from tavolino.server.services import now
from tavolino.store import people, reserved_names, sessions
from tavolino.store.people import Person

# Longer than a trimmed name can be; the other rules for names are in display_names.py.
Name = Annotated[str, Meta(min_length=1, max_length=2 * LONGEST, description=f"1 to {LONGEST} visible characters")]
A_DAY = 24 * 3600 * 1000  # milliseconds, as the store counts
Passphrase = Annotated[str, Meta(min_length=SHORTEST_PASSPHRASE, max_length=LONGEST_PASSPHRASE)]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """`end_others`: other browsers and programs have to log in again."""

    passphrase: Passphrase
    end_others: bool = False


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    passphrase: Annotated[str, Meta(max_length=LONGEST_PASSPHRASE)]


class Me(Struct, frozen=True):
    """`kept`: there is a passphrase. `csrf`: what every write sends as X-CSRF-Token."""

    id: str
    name: str
    kept: bool
    csrf: str


def _me(call: Call[Any, Any], person: Person, cookie: Cookie | None = None) -> Me:
    """Renews the cookie of this session, or sets that of a new one."""
    call.keeps = Cookie(person.id, call.session) if cookie is None else cookie
    return Me(person.id, person.name, person.passphrase is not None, call.services.sessions.csrf(person.id))


async def begin(call: Call[NewName, None]) -> Me:
    if call.visitor is not None:
        raise HasSession(f"you are {call.visitor.name} here already; PATCH /api/me for another name, or log out first")
    when, name = now(), welcome_name(call, call.body.name)
    person = Person(id=secrets.token_urlsafe(12), name=name, created_at=when, seen_at=when)
    await call.services.store.write(partial(reserved_names.add, person=person))
    return _me(call, person, await call.services.live.register.begin(call.request, person.id))


async def me(call: Call[None, None]) -> Me | None:
    """Also renews the cookie, so that it does not expire for people who visit now and then. Null without a session
    rather than an error: every page asks this first, and browsers report each refusal on the console."""
    if call.visitor is None:
        return None
    if now() - call.person.seen_at > A_DAY:
        await _note_seen(call, call.person)
    return _me(call, call.person)


async def rename(call: Call[NewName, None]) -> Me:
    name = welcome_name(call, call.body.name)
    job = partial(reserved_names.rename, person=call.person.id, name=name)
    renamed = await call.about_me(call.services.store.write(job))
    call.services.live.moderation.renamed(renamed.id, renamed.name)
    return _me(call, renamed)


async def keep(call: Call[NewPassphrase, None]) -> Me:
    hashed = await call.services.passphrases.hash(call.body.passphrase)
    job = partial(reserved_names.reserve, person=call.person.id, passphrase=hashed)
    kept = await call.about_me(call.services.store.write(job))
    if call.body.end_others:
        others = partial(sessions.end_others, person=kept.id, but=call.session, now=now())
        await call.services.live.moderation.end_sessions(others)
    return _me(call, kept)


async def login(call: Call[Login, None]) -> Me:
    name = checked_name(call.body.name)
    person = await call.services.store.read(partial(reserved_names.owner, name=name))
    hashed = None if person is None else person.passphrase
    key, failed = reserved_names.folded(name), call.services.limits.failed_logins
    if person is None or call.visitor is None or call.visitor.id != person.id:  # nobody slows down the owner at home
        await asyncio.sleep(failed.begin(key, address_key(call.address)))
    if not await call.services.passphrases.verify(call.body.passphrase, hashed) or person is None:
        raise WrongPassphrase("there is nobody of this name with this passphrase")
    failed.succeeded(key, address_key(call.address))
    call.services.live.rules.check_name(person.name)
    await _note_seen(call, person)
    await _end_session(call)  # the browser's cookie is replaced
    return _me(call, person, await call.services.live.register.begin(call.request, person.id))


async def logout(call: Call[None, None]) -> None:
    await _end_session(call)
    call.drops = True


def welcome_name(call: Call[Any, Any], text: str) -> str:
    """The name as it is stored. Raises BadRequest, or Banned."""
    name = checked_name(text)
    call.services.live.rules.check_name(name)
    return name


async def _note_seen(call: Call[Any, Any], person: Person) -> None:
    await call.about_me(call.services.store.write(partial(people.seen, person=person.id, now=now())))


async def _end_session(call: Call[Any, Any]) -> None:
    if call.known is not None:
        await call.services.live.moderation.end_sessions(
            partial(sessions.end, person=call.person.id, session=call.session, now=now())
        )

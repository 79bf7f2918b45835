"""People: a name makes somebody known to their browser, a passphrase makes them known everywhere."""

import secrets
from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.server.call import Call
from tavolino.server.names import LONGEST, checked_name
from tavolino.server.passphrases import LONGEST as LONGEST_PASSPHRASE
from tavolino.server.passphrases import SHORTEST as SHORTEST_PASSPHRASE
from tavolino.server.problems import HasSession, WrongPassphrase
from tavolino.server.services import now
from tavolino.store import kept_names, people
from tavolino.store.people import Person

# Longer than a name once it is trimmed; the rest of what a name must be is in names.py.
Name = Annotated[str, Meta(min_length=1, max_length=2 * LONGEST, description=f"1 to {LONGEST} visible characters")]
A_DAY = 24 * 3600 * 1000  # milliseconds, as the store counts
Passphrase = Annotated[str, Meta(min_length=SHORTEST_PASSPHRASE, max_length=LONGEST_PASSPHRASE)]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: Passphrase


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    passphrase: Annotated[str, Meta(max_length=LONGEST_PASSPHRASE)]


class Me(Struct, frozen=True):
    """`kept`: there is a passphrase. `csrf`: what every write sends as X-CSRF-Token."""

    id: str
    name: str
    kept: bool
    csrf: str


def _me(call: Call[Any, Any], person: Person) -> Me:
    call.keeps = person.id
    return Me(person.id, person.name, person.passphrase is not None, call.services.sessions.csrf(person.id))


async def begin(call: Call[NewName, None]) -> Me:
    if call.visitor is not None:
        raise HasSession(f"you are {call.visitor.name} here already; PATCH /api/me for another name, or log out first")
    when = now()
    person = Person(id=secrets.token_urlsafe(12), name=checked_name(call.body.name), created_at=when, seen_at=when)
    await call.services.store.write(partial(people.add, person=person))
    return _me(call, person)


async def me(call: Call[None, None]) -> Me | None:
    """Also writes the cookie anew, so that whoever comes by now and then is never forgotten. Nothing for a stranger: a
    page asks this first of all, and browsers complain aloud of every refusal."""
    if call.visitor is None:
        return None
    if now() - call.person.seen_at > A_DAY:
        await call.services.store.write(partial(people.seen, person=call.person.id, now=now()))
    return _me(call, call.person)


async def rename(call: Call[NewName, None]) -> Me:
    name = checked_name(call.body.name)
    return _me(call, await call.services.store.write(partial(kept_names.rename, person=call.person.id, name=name)))


async def keep(call: Call[NewPassphrase, None]) -> Me:
    hashed = await call.services.passphrases.hash(call.body.passphrase)
    job = partial(kept_names.keep, person=call.person.id, passphrase=hashed)
    return _me(call, await call.services.store.write(job))


async def login(call: Call[Login, None]) -> Me:
    name = checked_name(call.body.name)
    person = await call.services.store.read(partial(kept_names.keeper, name=name))
    hashed = None if person is None else person.passphrase
    if not await call.services.passphrases.verify(call.body.passphrase, hashed) or person is None:
        raise WrongPassphrase("there is nobody of this name with this passphrase")
    await call.services.store.write(partial(people.seen, person=person.id, now=now()))
    return _me(call, person)


async def logout(call: Call[None, None]) -> None:
    call.drops = True

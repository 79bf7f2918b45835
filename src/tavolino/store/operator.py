"""The operator's passphrase and sessions."""

import secrets

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tavolino.store import shared_values
from tavolino.store.schema import OPERATOR_SESSIONS

PASSPHRASE = "operator-passphrase"  # argon2, among the shared values; not there: the operator's page is off


class OperatorSession(msgspec.Struct, frozen=True):
    began_at: int  # milliseconds since 1970
    confirmed_at: int  # when the passphrase was last given
    agent: str
    id: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(16))


def passphrase(connection: Connection) -> str | None:
    return shared_values.get(connection, PASSPHRASE)


def set_passphrase(connection: Connection, hashed: str) -> None:
    """Sessions that began with an older one end."""
    shared_values.put(connection, PASSPHRASE, hashed)
    connection.execute(delete(OPERATOR_SESSIONS))


def switch_off(connection: Connection) -> None:
    shared_values.remove(connection, PASSPHRASE)
    connection.execute(delete(OPERATOR_SESSIONS))


def begin(connection: Connection, session: OperatorSession) -> None:
    connection.execute(insert(OPERATOR_SESSIONS).values(msgspec.structs.asdict(session)))


def find(connection: Connection, session: str, since: int) -> OperatorSession | None:
    """A session that began since then."""
    wanted = (OPERATOR_SESSIONS.c.id == session) & (OPERATOR_SESSIONS.c.began_at >= since)
    row = connection.execute(select(OPERATOR_SESSIONS).where(wanted)).one_or_none()
    return None if row is None else OperatorSession(**row._mapping)


def confirm(connection: Connection, session: str, now: int) -> None:
    connection.execute(update(OPERATOR_SESSIONS).where(OPERATOR_SESSIONS.c.id == session).values(confirmed_at=now))


def end(connection: Connection, session: str) -> None:
    connection.execute(delete(OPERATOR_SESSIONS).where(OPERATOR_SESSIONS.c.id == session))


def clear(connection: Connection, before: int) -> None:
    connection.execute(delete(OPERATOR_SESSIONS).where(OPERATOR_SESSIONS.c.began_at < before))

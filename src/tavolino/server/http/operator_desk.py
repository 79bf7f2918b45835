"""Lets the operator in, and asks for the passphrase again before what is hard to undo. Off until there is one."""

import logging
from collections.abc import Callable
from functools import partial

from starlette.requests import HTTPConnection

from tavolino.server.http.allowance import Allowance
from tavolino.server.http.bucket import Bucket
from tavolino.server.http.errors import NoOperator, NotConfirmed, NotFound, WrongPassphrase
from tavolino.server.http.operator_cookie import SECONDS, OperatorCookie
from tavolino.server.http.passphrases import Passphrases
from tavolino.server.http.user_agents import rough_client
from tavolino.store import audit, operator
from tavolino.store.audit import AuditEntry, What
from tavolino.store.line import Connection
from tavolino.store.operator import OperatorSession
from tavolino.store.store import Store

CONFIRMED_FOR = 5 * 60 * 1000  # milliseconds that a passphrase counts
NOTED = Allowance(5, 1 / 60)  # wrong passphrases in the audit log: anybody can try one
OFF = "the operator's page is off; `tavolino admin operator` sets its passphrase"

log = logging.getLogger(__name__)


class OperatorDesk:
    def __init__(self, store: Store, cookie: OperatorCookie, passphrases: Passphrases, now: Callable[[], int]) -> None:
        self.cookie = cookie
        self._store = store
        self._passphrases = passphrases
        self._now = now
        self._noted = Bucket(NOTED)

    async def is_open(self) -> bool:
        return await self._store.read(operator.passphrase) is not None

    async def find(self, connection: HTTPConnection) -> OperatorSession | None:
        """None without a session, or with one that has ended."""
        session = self.cookie.read(connection)
        if session is None:
            return None
        since = self._now() - SECONDS * 1000
        return await self._store.read(partial(operator.find, session=session, since=since))

    async def check(self, connection: HTTPConnection, writes: bool) -> OperatorSession:
        """Raises NoOperator, and for writes what is wrong with where they come from."""
        session = await self.find(connection)
        if session is None:
            raise NoOperator("this is for the operator; log in at /operator")
        if writes:
            self.cookie.check_write(connection, session.id)
        return session

    async def log_in(self, connection: HTTPConnection, passphrase: str) -> OperatorSession:
        await self._verify(passphrase)
        now = self._now()
        agent = rough_client(connection.headers.get("user-agent", ""))
        session = OperatorSession(began_at=now, confirmed_at=now, agent=agent)
        await self.note("logged-in", "", agent, partial(operator.begin, session=session))
        return session

    async def confirm(self, session: OperatorSession, passphrase: str) -> None:
        await self._verify(passphrase)
        await self._store.write(partial(operator.confirm, session=session.id, now=self._now()))

    async def log_out(self, session: OperatorSession) -> None:
        await self.note("logged-out", "", "", partial(operator.end, session=session.id))

    def check_confirmed(self, session: OperatorSession) -> None:
        """Raises NotConfirmed when the passphrase was given too long ago."""
        if self._now() - session.confirmed_at > CONFIRMED_FOR:
            raise NotConfirmed("give the passphrase once more: this is hard to undo")

    async def note(self, what: What, whom: str, reason: str, job: Callable[[Connection], object] | None = None) -> None:
        """Into the audit log, together with what the job does."""
        await self._store.write(self.noted(what, whom, reason, job))

    def noted(
        self, what: What, whom: str, reason: str, job: Callable[[Connection], object] | None = None
    ) -> Callable[[Connection], None]:
        """A job for the store that does both or neither."""
        return partial(_noted, job, AuditEntry(self._now(), what, whom, reason))

    async def _verify(self, passphrase: str) -> None:
        hashed = await self._store.read(operator.passphrase)
        if hashed is None:
            raise NotFound(OFF)
        if await self._passphrases.verify(passphrase, hashed):
            return
        if self._noted.wait() == 0:
            log.warning("operator_wrong_passphrase")
            await self.note("wrong-passphrase", "", "")
        raise WrongPassphrase("this is not the operator's passphrase")


def _noted(job: Callable[[Connection], object] | None, entry: AuditEntry, connection: Connection) -> None:
    if job is not None:
        job(connection)
    audit.add(connection, entry)

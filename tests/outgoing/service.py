"""Somebody else's service, on this machine: it takes requests over TLS, keeps them, and answers as it is told."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tavolino.server.outgoing.allowed_hosts import AllowedHosts
from tavolino.server.outgoing.client import OutgoingClient

HOST = "hooks.example"
TAKEN = b"HTTP/1.1 204 No Content\r\n\r\n"


class Sent(NamedTuple):
    """A request as it came: method and path, headers in lower case, body."""

    line: str
    headers: dict[str, str]
    body: bytes


class LocalService:
    def __init__(self) -> None:
        self.port = 0
        self.sent: list[Sent] = []
        self.answer = TAKEN
        self.answers = True
        self.hung_up = asyncio.Event()  # by the other side
        self.came = asyncio.Event()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.sent.append(Sent(head[0], headers, body))
            self.came.set()
            if self.answers:
                writer.write(self.answer)
            await reader.read()
        except (OSError, EOFError, ssl.SSLError):
            pass
        finally:
            self.hung_up.set()
            writer.transport.abort()


class AlsoThisMachine(AllowedHosts):
    """The rule of these tests, which only code can bring."""

    def __init__(self, port: int = 443) -> None:
        self.ports = [443, port]

    def allows(self, address: str) -> bool:
        return address == "127.0.0.1" or super().allows(address)


class NameServer:
    """Which names there are; a name with several answers gives the next one each time."""

    def __init__(self, **names: list[list[str]]) -> None:
        self.names = {"hooks.example": [["127.0.0.1"]], **names}
        self.asked: list[str] = []

    async def __call__(self, host: str) -> list[str]:
        self.asked.append(host)
        answers = self.names.get(host, [])
        if not answers:
            raise OSError("no such name")
        return answers.pop(0) if len(answers) > 1 else answers[0]


@cache
def certificate(host: str = HOST) -> tuple[bytes, bytes]:
    """Signed by itself: the certificate and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return made.public_bytes(serialization.Encoding.PEM), secret


def trusting(host: str = HOST) -> ssl.SSLContext:
    return ssl.create_default_context(cadata=certificate(host)[0].decode())


def serving(host: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        chain = Path(folder) / "both.pem"
        chain.write_bytes(b"".join(certificate(host)))
        context.load_cert_chain(chain)
    return context


async def listen(service: LocalService, host: str = HOST) -> asyncio.Server:
    server = await asyncio.start_server(service.take, "127.0.0.1", 0, ssl=serving(host))
    service.port = server.sockets[0].getsockname()[1]
    return server


@asynccontextmanager
async def local_service(host: str = HOST) -> AsyncIterator[LocalService]:
    service = LocalService()
    server = await listen(service, host)
    try:
        yield service
    finally:
        server.close()


def client_of(service: LocalService, names: NameServer | None = None, own_host: str = "") -> OutgoingClient:
    return OutgoingClient(own_host, AlsoThisMachine(service.port), names or NameServer(), trusting())

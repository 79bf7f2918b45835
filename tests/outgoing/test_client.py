"""Every request that leaves the server keeps to the same rules. The service that it calls is on this machine, which
only the rule of these tests lets through."""

import ast
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from outgoing.service import HOST, AlsoThisMachine, LocalService, NameServer, client_of, local_service, trusting
from tavolino.server import outgoing
from tavolino.server.outgoing import client as client_module
from tavolino.server.outgoing.client import MOST_READ, SECONDS, OutgoingClient
from tavolino.server.outgoing.not_sent import NotSent
from tavolino.server.settings import Settings, variable

Story = Callable[[LocalService], Awaitable[None]]
ELSEWHERE = "203.0.114.7"  # a public address; nobody is called there


def told(story: Story) -> None:
    async def begin() -> None:
        async with local_service() as service:
            await story(service)

    asyncio.run(begin())


async def failure(client: OutgoingClient, url: str) -> str:
    with pytest.raises(NotSent) as refused:
        await client.post(url, {}, b"hello")
    client.close()
    return refused.value.failure


def test_a_request_arrives_as_it_was_sent() -> None:
    async def story(service: LocalService) -> None:
        client = client_of(service)
        await client.post(f"https://{HOST}:{service.port}/a?b=c", {"Content-Type": "text/plain"}, b"hello")
        (sent,) = service.sent
        assert sent.line == "POST /a?b=c HTTP/1.1"
        assert sent.headers["host"] == f"{HOST}:{service.port}"
        assert sent.headers["content-type"] == "text/plain"
        assert sent.body == b"hello"

    told(story)


def test_only_https_is_spoken() -> None:
    async def story(service: LocalService) -> None:
        assert await failure(client_of(service), f"http://{HOST}:{service.port}/") == "address"
        assert service.sent == []

    told(story)


def test_this_machine_is_not_called_outside_of_these_tests() -> None:
    async def story(service: LocalService) -> None:
        class PortAlone(AlsoThisMachine):
            def allows(self, address: str) -> bool:
                return super(AlsoThisMachine, self).allows(address)

        usual = OutgoingClient("", PortAlone(service.port), NameServer(), trusting())
        assert await failure(usual, f"https://{HOST}:{service.port}/") == "address"
        literal = OutgoingClient("", PortAlone(service.port), tls=trusting())
        assert await failure(literal, f"https://127.0.0.1:{service.port}/") == "address"
        assert service.sent == []

    told(story)


@pytest.mark.parametrize("address", ["10.0.0.1", "169.254.169.254", "::1", "fd00::1"])
def test_a_name_is_judged_by_its_address(address: str) -> None:
    async def story(service: LocalService) -> None:
        names = NameServer(**{HOST: [[address]]})
        assert await failure(client_of(service, names), f"https://{HOST}:{service.port}/") == "address"

    told(story)


def test_one_bad_address_among_good_ones_is_enough() -> None:
    async def story(service: LocalService) -> None:
        names = NameServer(**{HOST: [["127.0.0.1", "10.0.0.1"]]})
        assert await failure(client_of(service, names), f"https://{HOST}:{service.port}/") == "address"
        assert service.sent == []

    told(story)


def test_other_ports_are_refused() -> None:
    async def story(service: LocalService) -> None:
        assert await failure(client_of(service), f"https://{HOST}:22/") == "address"
        usual = OutgoingClient(resolve=NameServer(), tls=trusting())
        assert await failure(usual, f"https://{HOST}:{service.port}/") == "address"

    told(story)


def test_the_server_does_not_call_itself_by_its_public_name() -> None:
    """Also where its proxy is another machine, at a public address."""

    async def story(service: LocalService) -> None:
        names = NameServer(**{"play.example": [["127.0.0.1"]], HOST: [["127.0.0.1"]], "other.example": [[ELSEWHERE]]})
        client = client_of(service, names, own_host="play.example")
        assert await failure(client, f"https://{HOST}:{service.port}/") == "address"
        other = NameServer(**{"play.example": [[ELSEWHERE]], HOST: [["127.0.0.1"]]})
        await client_of(service, other, own_host="play.example").post(f"https://{HOST}:{service.port}/", {}, b"")
        assert len(service.sent) == 1

    told(story)


def test_a_name_is_resolved_once_and_that_address_is_called() -> None:
    """A name that leads elsewhere a moment later gains nothing."""

    async def story(service: LocalService) -> None:
        names = NameServer(**{HOST: [["127.0.0.1"], ["10.0.0.1"]]})
        client = client_of(service, names)
        await client.post(f"https://{HOST}:{service.port}/", {}, b"")
        assert names.asked == [HOST]
        assert await failure(client, f"https://{HOST}:{service.port}/") == "address"  # the control: it does change
        assert len(service.sent) == 1

    told(story)


def test_the_certificate_must_be_the_names_own() -> None:
    async def story(service: LocalService) -> None:
        names = NameServer(**{"other.example": [["127.0.0.1"]]})
        assert await failure(client_of(service, names), f"https://other.example:{service.port}/") == "unreachable"
        distrusting = OutgoingClient("", AlsoThisMachine(service.port), NameServer())
        assert await failure(distrusting, f"https://{HOST}:{service.port}/") == "unreachable"
        assert service.sent == []

    told(story)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(status: int) -> None:
    async def story(service: LocalService) -> None:
        there = f"https://{HOST}:{service.port}/there"
        service.answer = f"HTTP/1.1 {status} Over there\r\nLocation: {there}\r\nContent-Length: 0\r\n\r\n".encode()
        assert await failure(client_of(service), f"https://{HOST}:{service.port}/") == "refused"
        assert [sent.line for sent in service.sent] == ["POST / HTTP/1.1"]

    told(story)


@pytest.mark.parametrize(
    ("status", "kind"), [(400, "refused"), (404, "gone"), (410, "gone"), (429, "refused"), (500, "refused")]
)
def test_of_an_answer_one_learns_whether_it_was_taken_and_no_more(status: int, kind: str) -> None:
    async def story(service: LocalService) -> None:
        service.answer = f"HTTP/1.1 {status} A secret\r\nX-Secret: secret\r\n\r\nsecret".encode()
        with pytest.raises(NotSent) as refused:
            await client_of(service).post(f"https://{HOST}:{service.port}/", {}, b"")
        assert str(refused.value) == f"not sent: {kind}"
        assert refused.value.__cause__ is None

    told(story)


@pytest.mark.parametrize(
    "answer", [b"", b"220 mail.example ESMTP\r\n", b"HTTP/2 200 OK\r\n", b"HTTP/1.1 twohundred\r\n"]
)
def test_who_speaks_something_else_is_unreachable(answer: bytes) -> None:
    async def story(service: LocalService) -> None:
        service.answer = answer
        client = client_of(service)
        if not answer:
            client = OutgoingClient("", AlsoThisMachine(1), NameServer(), trusting())
            assert await failure(client, f"https://{HOST}:1/") == "unreachable"  # nobody listens there
        else:
            assert await failure(client, f"https://{HOST}:{service.port}/") == "unreachable"

    told(story)


def test_no_more_than_a_little_is_read() -> None:
    async def story(service: LocalService) -> None:
        service.answer = b"HTTP/1.1 204 " + (MOST_READ - 15) * b"x" + b"\r\n" + 10**6 * b"y"
        await client_of(service).post(f"https://{HOST}:{service.port}/", {}, b"")  # the control
        await service.hung_up.wait()
        service.answer = b"HTTP/1.1 204 " + 2 * MOST_READ * b"x" + b"\r\n"
        assert await failure(client_of(service), f"https://{HOST}:{service.port}/") == "unreachable"
        assert MOST_READ == 4096

    told(story)


def test_who_does_not_answer_in_time_is_hung_up_on() -> None:
    async def story(service: LocalService) -> None:
        service.answers = False
        client = OutgoingClient("", AlsoThisMachine(service.port), NameServer(), trusting(), seconds=0.2)
        assert await failure(client, f"https://{HOST}:{service.port}/") == "late"
        await service.hung_up.wait()

    told(story)
    assert SECONDS == 5


def test_a_name_server_that_does_not_answer_is_late_too() -> None:
    async def never(_host: str) -> list[str]:
        await asyncio.Event().wait()
        return []

    client = OutgoingClient("", None, never, seconds=0.01)
    assert asyncio.run(failure(client, f"https://{HOST}/")) == "late"


def test_an_unknown_name_is_unreachable() -> None:
    client = OutgoingClient("", None, NameServer())
    assert asyncio.run(failure(client, "https://nobody.example/")) == "unreachable"


# ---- one place, and nobody turns it on or widens it by accident

WAYS_OUT = {"open_connection", "create_connection", "urlopen", "HTTPSConnection", "HTTPConnection", "getaddrinfo"}


def calls_in(source: str) -> set[str]:
    names = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    called = {name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "") for name in names}
    return called & WAYS_OUT


def test_requests_leave_from_one_place() -> None:
    here = Path(outgoing.__file__).parent
    found = {file.name: calls for file in here.parent.rglob("*.py") if (calls := calls_in(file.read_text("utf-8")))}
    starlettes = {name for name, calls in found.items() if calls == {"HTTPConnection"}}  # an incoming one
    assert {name: calls for name, calls in found.items() if name not in starlettes} == {
        "client.py": {"open_connection"},
        "resolver.py": {"getaddrinfo"},
    }
    assert calls_in("import urllib.request\nurllib.request.urlopen(x)") == {"urlopen"}  # the control


def test_it_is_off_unless_the_operator_turns_it_on() -> None:
    assert Settings().outgoing == "no"


def test_no_setting_and_no_variable_widens_the_rules() -> None:
    told_of = {name for name in Settings.__struct_fields__ if "outgoing" in name}
    assert told_of == {"outgoing", "outgoing_per_hour", "outgoing_per_minute"}
    modules = (Path(client_module.__file__).parent).glob("*.py")
    assert not [
        file.name for file in modules if "environ" in file.read_text("utf-8") or "TAVOLINO_" in file.read_text("utf-8")
    ]
    assert variable("outgoing") == "TAVOLINO_OUTGOING"

"""`tavolino serve` as its own process: it prints where it listens, and stops when told to."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tavolino.cli import main


@contextmanager
def served(folder: Path, *flags: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A running server's address; afterwards it has been asked to stop, and has."""
    command = [
        sys.executable,
        "-m",
        "tavolino",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder / 'server.db'}",
    ]
    with subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        try:
            yield said.removeprefix("listening on ").strip(), server
        finally:
            server.send_signal(signal.SIGTERM)


def test_a_server_tells_its_address_stops_when_asked_and_forgets_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as (address, server):
        assert address.startswith("http://127.0.0.1:")
        answer = httpx.post(f"{address}/api/session", json={"name": "Ada"})
        assert answer.status_code == 201
        assert "server" not in answer.headers
    assert server.returncode == 0
    with served(tmp_path) as (address, server):
        assert httpx.get(f"{address}/api/me", cookies=answer.cookies).json() == answer.json()


def test_its_log_is_json_and_its_output_one_line(tmp_path: Path) -> None:
    with served(tmp_path) as (address, server):
        httpx.get(f"{address}/nowhere?invite=s3same")
        server.send_signal(signal.SIGTERM)
        told, log = server.communicate()
    assert told == ""
    assert [json.loads(line)["message"] for line in log.splitlines()] == ["listening", "stopping"]


def test_a_socket_from_another_page_is_refused_with_a_reason(tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        cookies = httpx.post(f"{address}/api/session", json={"name": "Ada"}).cookies
        said = {"Cookie": f"tavolino={cookies['tavolino']}"}
        url = f"{address.replace('http', 'ws')}/nowhere"
        with pytest.raises(InvalidStatus) as refused:
            connect(url, origin=Origin("http://evil.example"), additional_headers=said)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "bad_origin"
        with pytest.raises(InvalidStatus) as nowhere:
            connect(url, origin=Origin(address), additional_headers=said)
        assert b"bad_origin" not in (nowhere.value.response.body or b"")  # ours may ask, and there is nothing there


@pytest.mark.parametrize(("trusted", "statuses"), [("127.0.0.1", [201, 201, 429]), ("192.0.2.1", [201, 429, 429])])
def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path: Path, trusted: str, statuses: list[int]) -> None:
    with served(tmp_path, "--sessions-per-hour", "1", "--trusted-proxies", trusted) as (address, _):
        answers = [
            httpx.post(f"{address}/api/session", json={"name": "Ada"}, headers={"X-Forwarded-For": client})
            for client in ("198.51.100.1", "198.51.100.2", "203.0.113.9, 198.51.100.2")
        ]
        assert [answer.status_code for answer in answers] == statuses


def test_an_address_that_somebody_else_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'server.db'}"]) == 2
    assert "in use" in capsys.readouterr().err


def test_a_database_that_cannot_be_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "server.db").write_bytes(b"not a database" * 100)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'server.db'}"]) == 2
    assert "tavolino serve: the database cannot be opened" in capsys.readouterr().err


def test_a_setting_that_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "many"]) == 2
    assert capsys.readouterr().err.startswith("tavolino serve: --port:")

"""Log lines tell what happened and never a secret."""

import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from server.visiting import InProcessServer, code
from tavolino.server import logs
from tavolino.server.http.call import Call
from tavolino.server.http.route import Route
from tavolino.server.settings import Settings


@pytest.fixture
def stream() -> io.StringIO:
    """Everything that this process logs, as the server would write it."""
    written = io.StringIO()
    logs.set_up(Settings(log_level="debug"), written)
    logging.getLogger().setLevel(logging.DEBUG)  # other libraries at their most talkative
    return written


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_one_json_object_with_its_details(stream: io.StringIO) -> None:
    logging.getLogger("tavolino.server.room").info("table closed", extra={"table": "k3j5", "count": 3})
    [line] = lines(stream)
    assert line.pop("time").endswith("Z")
    told = {"level": "info", "from": "tavolino.server.room", "message": "table closed", "table": "k3j5", "count": 3}
    assert line == told


def test_details_that_are_not_on_the_list_stay_out(stream: io.StringIO) -> None:
    secrets = {"cookie": "s3same", "token": "s3same", "invite": "s3same", "passphrase": "s3same", "seed": "s3same"}
    logging.getLogger("tavolino.server").warning("came in", extra=secrets | {"game": "cafe-race"})
    logging.getLogger("tavolino.server").warning("came in", extra={"game": {"seed": "s3same"}})
    assert "s3same" not in stream.getvalue()
    assert lines(stream)[0]["game"] == "cafe-race"


def test_what_is_filled_into_texts_stays_out(stream: io.StringIO) -> None:
    """Uvicorn would log the address of a socket, with the invite or the token in it."""
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.7", "/ws?token=s3same")
    logging.getLogger("uvicorn.error").error(f"startup failed: {'s3same'}")  # filled in beforehand
    assert "s3same" not in stream.getvalue()
    accepted, failed = lines(stream)
    assert accepted["message"] == '%s - "WebSocket %s" [accepted]'
    assert failed["message"].startswith("test_logs:")


def test_errors_are_told_by_kind_and_place_and_not_by_what_they_say(stream: io.StringIO) -> None:
    try:
        try:
            raise KeyError("s3same")
        except KeyError as error:
            raise RuntimeError("passphrase s3same") from error
    except RuntimeError:
        logging.getLogger("tavolino.server").exception("unexpected error")
    [line] = lines(stream)
    assert "s3same" not in stream.getvalue()
    assert [place for place in line["error"] if not place.startswith(" ")] == [
        "builtins.RuntimeError",
        "builtins.KeyError",
    ]
    assert "test_logs.py" in line["error"][1]


def test_text_lines_tell_the_same() -> None:
    record = logging.LogRecord("tavolino.x", logging.ERROR, "x.py", 1, "broke %s", ("s3same",), None)
    record.__dict__["table"] = "k3j5"
    told = logs.TextLines().format(record)
    assert told.endswith("error broke %s (from=tavolino.x table=k3j5)")


async def breaks(call: Call[None, None]) -> None:
    raise RuntimeError(f"{call.request.headers} {call.request.url}")


def test_a_whole_visit_leaves_no_secret_in_the_log(tmp_path: Path, stream: io.StringIO) -> None:
    with InProcessServer(
        tmp_path, routes=[Route("GET", "/broken", breaks, "")], metrics_token="s3same-metrics"
    ) as server:
        ada = server.browser()
        csrf = ada.enter("Ada")["csrf"]
        ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})
        ada.post("/api/login", {"name": "Ada", "passphrase": "three sugars please"})
        assert code(ada.get("/broken?invite=s3same-invite", authorization="Bearer s3same-token")) == (500, "internal")
        ada.get("/metrics", authorization="Bearer s3same-metrics")
        cookie = ada.cookies["tavolino"]
        key = server.services.sessions._csrf.hex()
    told = stream.getvalue()
    assert "unexpected error" in told  # the control: this log was listening
    for secret in (csrf, cookie, key, "sugars", "s3same", "argon2id$"):
        assert secret not in told

"""The engine as a process of its own: lines in, lines out, until the input ends."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tavolino.engine import serve
from tavolino.engine.protocol import LONGEST_LINE
from tavolino.engine.session import Session

COMMAND = [sys.executable, "-m", "tavolino.engine.serve"]


class Engine:
    def __init__(self) -> None:
        self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def line(self, line: bytes) -> dict[str, Any]:
        """Write one line and wait for its answer: only an engine that flushes each answer gives one."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, do: str, **fields: object) -> Any:
        return self.line(json.dumps({"do": do, **fields}).encode())["ok"]

    def close(self) -> tuple[int, bytes]:
        """End the input; the exit code and what was complained about."""
        _, complaints = self.process.communicate(timeout=60)
        return self.process.returncode, complaints


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    if engine.process.poll() is None:
        engine.process.kill()
        engine.process.communicate()


def test_a_whole_game_over_a_pipe(engine: Engine) -> None:
    turn = engine.ask("new", game="cafe-race", players=4, seed=2024)
    while not turn["over"]:
        seat = turn["to_move"][0]
        move = engine.ask("bot", seat=seat, level="random", seed=1)["move"]
        turn = engine.ask("move", seat=seat, move=move)
    result = engine.ask("result")
    assert result["over"] is True
    assert result["winners"] == result["ranking"][0]
    assert engine.ask("replay", record=engine.ask("record"))["verified"] is True
    assert engine.close() == (0, b"")


def test_bad_lines_do_not_end_it(engine: Engine) -> None:
    assert engine.line(b"\xff\xfe")["error"]["code"] == "bad_json"
    assert engine.line(b'{"do":"new","game":"cafe-race","seed":' + b"9" * 4000 + b"}")["error"]["code"] == "bad_request"
    assert engine.line(b"[" * 1_000_000)["error"]["code"] == "bad_json"
    assert engine.line(b" " * LONGEST_LINE + b"{}")["error"]["code"] == "bad_json"
    assert engine.line(b"\n \t\r\n" + b'{"id":5,"do":"record"}')["error"]["code"] == "no_game"
    assert engine.close() == (0, b"")


def test_a_caller_that_stops_reading_ends_it_quietly() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    process.stdin.write(b'{"do":"games"}\n')
    process.stdin.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) == 0


def served(text: bytes) -> list[dict[str, Any]]:
    answers = io.BytesIO()
    assert serve.main(io.BytesIO(text), answers) == 0
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_no_input_is_no_output() -> None:
    assert served(b"") == []
    assert served(b"\n\n  \n\r\n") == []


def test_the_last_line_needs_no_end() -> None:
    assert [answer["id"] for answer in served(b'{"id":1,"do":"games"}\r\n{"id":2,"do":"games"}')] == [1, 2]


@pytest.mark.parametrize("excess", [1, 2, LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1, 2 * LONGEST_LINE])
def test_a_line_that_is_too_long_is_answered_once_and_dropped_whole(excess: int) -> None:
    long = b'"' + b"x" * (LONGEST_LINE + excess - 2) + b'"'
    for text in (long + b"\n" + b'{"id":2,"do":"games"}\n', long + b"\n" + b'{"id":2,"do":"games"}'):
        first, second = served(text)
        assert first["error"]["code"] == "bad_json"
        assert second["id"] == 2
    assert len(served(long)) == 1


def test_the_longest_line_is_still_read() -> None:
    start = b'{"id":"'
    longest = start + b"x" * (LONGEST_LINE - len(start) - 15) + b'","do":"games"}'
    assert len(longest) == LONGEST_LINE
    assert "ok" in served(longest)[0]
    assert "ok" in served(longest + b"\n")[0]


def test_a_fault_of_ours_is_told_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> object:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(Session, "handle", broken)
    assert [answer["id"] for answer in served(b'{"id":1,"do":"games"}\n{"id":2,"do":"games"}\n')] == [1, 2]
    assert "ZeroDivisionError" in capsys.readouterr().err

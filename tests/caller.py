"""A client of the engine in the same process: every request goes through its line of text."""

import json
from typing import Any

from tavolino.core.chance import CommittedChance
from tavolino.engine import serve
from tavolino.engine.session import Session

Answer = dict[str, Any]


class Caller:
    def __init__(self, session: Session | None = None) -> None:
        self.session = session or Session()
        self.asked = 0

    def answer(self, do: str, **fields: object) -> Answer:
        """The whole answer; checks that it echoes the id."""
        self.asked += 1
        answer = self.line(json.dumps({"id": self.asked, "do": do, **fields}))
        assert answer["id"] == self.asked
        return answer

    def line(self, line: str | bytes) -> Answer:
        raw = line.encode() if isinstance(line, str) else line
        answer = serve.answer(self.session, raw)
        assert b"\n" not in answer
        told: Answer = json.loads(answer)
        return told

    def ask(self, do: str, **fields: object) -> Any:
        """The result of a request that succeeds."""
        answer = self.answer(do, **fields)
        assert set(answer) == {"id", "ok"}, answer
        return answer["ok"]

    def fail(self, do: str, **fields: object) -> Answer:
        """The error that a request gives; nothing may have changed."""
        before = snapshot(self.session)
        answer = self.answer(do, **fields)
        assert set(answer) == {"id", "error"}, answer
        assert snapshot(self.session) == before
        error: Answer = answer["error"]
        return error

    def code(self, do: str, **fields: object) -> str:
        code: str = self.fail(do, **fields)["code"]
        return code


def snapshot(session: Session) -> object:
    """The whole game: its position, its record and the queued chance results."""
    if session._match is None:
        return None
    match = session.match
    seeded = match._chance.after
    assert isinstance(seeded, CommittedChance)
    return match.game.position(match.state), match.record().write(), match.queue, seeded.counter

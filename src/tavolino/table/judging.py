"""Would a table that is under way have gone otherwise by the newest rules? It is played again by both versions, side by
side; nothing of it changes."""

from collections.abc import Sequence

import msgspec

from tavolino.core.refusal import IllegalMove, NotYourTurn, TavolinoError
from tavolino.table import entry as entries
from tavolino.table.lesson_progress import LessonProgress
from tavolino.table.plan import Plan
from tavolino.table.table import opened_by

StoredLine = tuple[int, str, bytes]  # sequence number, command, body

_encoder = msgspec.json.Encoder()


class Verdict(msgspec.Struct, frozen=True):
    """`entry`: the first one that would have gone otherwise; None if all would have been the same."""

    table: str
    game: str
    rules: int  # by which it is played
    entry: int | None = None
    why: str = ""


def judge(table_id: str, lines: Sequence[StoredLine]) -> Verdict:
    plan = opened_by(table_id, lines[0]).plan
    rules, both = 0, list[_Shadow]()
    for seq, _, body in lines[1:]:
        entry = entries.read(body)
        try:
            if isinstance(entry, entries.Started):
                rules = entry.rules
                both = _begun(plan, entry)
            elif isinstance(entry, entries.Moved):
                _same([shadow.play(entry) for shadow in both])
            elif isinstance(entry, entries.TakenBack):
                for shadow in both:
                    shadow.take_back(entry.moves)
        except _Otherwise as difference:
            return Verdict(table_id, plan.game, rules, seq, str(difference))
        except TavolinoError as problem:
            return Verdict(table_id, plan.game, rules, seq, f"{problem.code}: {problem}")
    return Verdict(table_id, plan.game, rules)


class _Otherwise(Exception):
    """The two do not go the same way."""


class _Shadow:
    """The game of a table, played again by one version of its rules; dice and picks of a lesson are the lesson's."""

    def __init__(self, plan: Plan, started: entries.Started, rules: int) -> None:
        self._lesson = None if plan.lesson is None else LessonProgress.read(plan.lesson)
        script = () if self._lesson is None else self._lesson.first_draws
        self.match = plan.begin(bytes.fromhex(started.seed), [""] * plan.seats, script, rules)

    def play(self, entry: entries.Moved) -> bytes:
        """What happens then, and who is asked after it."""
        if self._lesson is not None:
            self.match.script(self._lesson.draws(self.match, entry.seat, entry.move))
        try:
            events = self.match.play(entry.seat, entry.move)
        except (IllegalMove, NotYourTurn) as refusal:
            return f"refused by {refusal.rule_id}".encode()
        return _encoder.encode([events, self.match.to_move()])

    def take_back(self, moves: int) -> None:
        for _ in range(moves):
            self.match.take_back()


def _begun(plan: Plan, started: entries.Started) -> list[_Shadow]:
    """By its own version, and by the newest where that is another one."""
    newest = plan.the_game.rules_version
    own = _Shadow(plan, started, started.rules)
    if started.rules == newest:
        return [own]
    start = None if plan.start is None else {name: part for name, part in plan.start.items() if name != "rules"}
    return [own, _Shadow(msgspec.structs.replace(plan, start=start), started, newest)]


def _same(told: list[bytes]) -> None:
    own = told[0]
    if own.startswith(b"refused"):
        raise _Otherwise(f"it is {own.decode()}, though it was played")
    for other in told[1:]:
        if other.startswith(b"refused"):
            raise _Otherwise(f"it would be {other.decode()}")
        if other != own:
            raise _Otherwise("something else would happen")

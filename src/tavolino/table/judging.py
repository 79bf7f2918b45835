"""Would a table that is under way have gone otherwise by the newest rules? It is played again by both versions, side by
side; nothing of it changes."""

from collections.abc import Sequence

import msgspec

from tavolino.core.match import Match
from tavolino.core.refusal import IllegalMove, NotYourTurn, TavolinoError
from tavolino.table import entry as entries
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
    table = opened_by(table_id, lines[0])
    plan = table.plan
    script = () if table.lesson_progress is None else table.lesson_progress.first_draws
    rules, both = 0, list[Match]()
    for seq, _, body in lines[1:]:
        entry = entries.read(body)
        try:
            if isinstance(entry, entries.Started):
                rules = entry.rules
                both = _begun(plan, entry, script)
            elif isinstance(entry, entries.Moved):
                _same([_played(match, entry) for match in both])
            elif isinstance(entry, entries.TakenBack):
                for match in both:
                    match.take_back()
        except _Otherwise as difference:
            return Verdict(table_id, plan.game, rules, seq, str(difference))
        except TavolinoError as problem:
            return Verdict(table_id, plan.game, rules, seq, f"{problem.code}: {problem}")
    return Verdict(table_id, plan.game, rules)


class _Otherwise(Exception):
    """The two do not go the same way."""


def _begun(plan: Plan, started: entries.Started, script: Sequence[int]) -> list[Match]:
    """By its own version, and by the newest where that is another one."""
    newest = plan.the_game.rules_version
    seed, names = bytes.fromhex(started.seed), [""] * plan.seats
    own = plan.begin(seed, names, script, started.rules)
    if started.rules == newest:
        return [own]
    start = None if plan.start is None else {name: part for name, part in plan.start.items() if name != "rules"}
    return [own, msgspec.structs.replace(plan, start=start).begin(seed, names, script, newest)]


def _played(match: Match, entry: entries.Moved) -> bytes:
    """What happens then, and who is asked after it."""
    try:
        events = match.play(entry.seat, entry.move)
    except (IllegalMove, NotYourTurn) as refusal:
        return f"refused by {refusal.rule_id}".encode()
    return _encoder.encode([events, match.to_move()])


def _same(told: list[bytes]) -> None:
    own = told[0]
    if own.startswith(b"refused"):
        raise _Otherwise(f"it is {own.decode()}, though it was played")
    for other in told[1:]:
        if other.startswith(b"refused"):
            raise _Otherwise(f"it would be {other.decode()}")
        if other != own:
            raise _Otherwise("something else would happen")

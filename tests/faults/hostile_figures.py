"""What was measured of one attack, kept in a file so that a long run goes on where it was stopped; what must hold."""

import statistics
from pathlib import Path

import msgspec

LONGEST_ACK = 0.025  # seconds, or
SLOWER = 1.5  # times as long as without the attack, whichever is more
LATEST_BOT = 1.0  # seconds, besides its pause
BACK_WITHIN = 60.0  # seconds
NEVER = 1e9


class Waits(msgspec.Struct):
    """Of all people in one turn, in seconds."""

    moves: int
    p50: float
    p99: float
    bots: int  # how often one was waited for
    latest_bot: float  # besides its pause
    tables: int
    stuck: int  # tables at which nothing happened


class Memory(msgspec.Struct):
    """Of the server and its workers, in megabytes."""

    before: float
    peak: float
    after: float
    back_after: float  # seconds after the attack, or NEVER


class Turn(msgspec.Struct):
    without: Waits
    attacked: Waits
    memory: Memory
    answers: dict[str, int]  # what the attackers were answered


class Attacked(msgspec.Struct):
    """All turns of an attack, and what was found wrong beside the figures."""

    turns: list[Turn] = []
    lost: list[str] = []
    shown: list[str] = []  # to somebody who may not see it
    faults: list[str] = []  # of other kinds
    moves: int = 0  # acknowledged, and looked for in the log
    views: int = 0  # shown, and compared with the rules' own

    @classmethod
    def read(cls, file: Path) -> "Attacked":
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.exists() else cls()

    def write(self, file: Path) -> None:
        file.write_bytes(msgspec.json.encode(self))

    def p99(self, attacked: bool) -> float:
        """The median of the turns."""
        return statistics.median((turn.attacked if attacked else turn.without).p99 for turn in self.turns)

    def latest_bot(self, attacked: bool) -> float:
        return max((turn.attacked if attacked else turn.without).latest_bot for turn in self.turns)

    def answers(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for turn in self.turns:
            for what, count in turn.answers.items():
                found[what] = found.get(what, 0) + count
        return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def verdict(found: Attacked) -> list[str]:
    """What does not hold; empty if everything does."""
    wrong = found.lost + found.shown + found.faults
    slow, usual = found.p99(attacked=True), found.p99(attacked=False)
    if slow > max(LONGEST_ACK, SLOWER * usual):
        wrong.append(f"99 % of moves were acknowledged within {slow * 1000:.1f} ms, without within {usual * 1000:.1f}")
    if found.latest_bot(attacked=True) > LATEST_BOT:
        wrong.append(f"a bot was {found.latest_bot(attacked=True):.1f} s late")
    for number, turn in enumerate(found.turns, start=1):
        if turn.attacked.stuck:
            wrong.append(f"turn {number}: nothing happened at {turn.attacked.stuck} of {turn.attacked.tables} tables")
        if turn.memory.back_after > BACK_WITHIN:
            memory = turn.memory
            wrong.append(f"turn {number}: {memory.before:.0f} MB before, {memory.after:.0f} MB a minute after")
        if any(what.isupper() for what in turn.answers):
            wrong.append(f"turn {number}: {[what for what in turn.answers if what.isupper()]}")
    return wrong


HEADING = """\
| attack | turns | `ack`, 99 %, without | with | bots late by at most | memory: before, peak, after | back after | \
moves lost of | views of others of | answers to attackers |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def row(name: str, found: Attacked) -> str:
    """For docs/reliability.md."""
    memory = [turn.memory for turn in found.turns]
    sizes = f"{memory[0].before:.0f}, {max(one.peak for one in memory):.0f}, {memory[-1].after:.0f} MB"
    back = max(one.back_after for one in memory)
    answers = "; ".join(f"{what} {count:,}" for what, count in list(found.answers().items())[:4])
    cells = [
        name,
        str(len(found.turns)),
        f"{found.p99(attacked=False) * 1000:.1f} ms",
        f"{found.p99(attacked=True) * 1000:.1f} ms",
        f"{found.latest_bot(attacked=True):.2f} s",
        sizes,
        "never" if back >= NEVER else f"{back:.0f} s",
        f"{len(found.lost)} of {found.moves:,}",
        f"{len(found.shown)} of {found.views:,}",
        answers,
    ]
    return f"| {' | '.join(cells)} |"

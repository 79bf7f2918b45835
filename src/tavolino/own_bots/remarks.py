"""What a record says of a player that failed: a remark where the stand-in moved, and the program's last words."""

from collections.abc import Iterable

from tavolino.core.match import Match
from tavolino.own_bots.fault import PlayerFault


def remark(match: Match, seat: int, fault: PlayerFault) -> None:
    match.remark("stand-in", f"seat {seat} {fault.kind}: {fault}")


def comments(faults: Iterable[PlayerFault]) -> str:
    """Whatever programs wrote to their standard error before they failed; no part of the game."""
    lines = [line for fault in faults if fault.last_words for line in ["", str(fault), *fault.last_words.splitlines()]]
    return "".join(f"# {line}".rstrip() + "\n" for line in lines)

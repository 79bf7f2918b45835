"""Errors that a caller can expect: each names what was wrong, and an illegal move its rule."""

from typing import ClassVar

from tavolino.core.fault import Fault


class TavolinoError(Exception):
    """Something a person asked for cannot be done. Nothing has changed."""

    code: ClassVar[str] = "bad_request"


class IllegalMove(TavolinoError):
    """The rules forbid this move now; `rule_id` is the rule that does."""

    code: ClassVar[str] = "illegal"

    def __init__(self, rule_id: str, move: str) -> None:
        super().__init__(f"{move!r} is against {rule_id}")
        self.rule_id = rule_id
        self.move = move


class NotYourTurn(TavolinoError):
    """The game waits for other seats; `rule_id` says why this one has nothing to answer."""

    code: ClassVar[str] = "not_your_turn"

    def __init__(self, seat: int, rule_id: str) -> None:
        super().__init__(f"the game does not wait for seat {seat} ({rule_id})")
        self.rule_id = rule_id


class GameOver(TavolinoError):
    """The game has ended; no seat has a move left."""

    code: ClassVar[str] = "over"


class BadMove(TavolinoError):
    """A text that is no move of this game at all."""

    code: ClassVar[str] = "bad_move"


class BadSeat(TavolinoError):
    """A seat that is not at this table."""

    code: ClassVar[str] = "bad_seat"


class Faulty(TavolinoError):
    """Something that somebody brings is wrong. What, and where, is in its faults, which are data: as a text it is for
    programmers, and narrate/faults.py tells it to people."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("\n".join([str(fault) for fault in faults]))
        self.faults = faults

    @property
    def path(self) -> str:
        """Of the first fault."""
        return self.faults[0].path

    @property
    def line(self) -> int:
        """Of the first fault; 0: not known."""
        return self.faults[0].line


class BadOption(Faulty):
    """A number of players, an option or a bot that the game does not have."""

    code: ClassVar[str] = "bad_option"


class BadBot(TavolinoError):
    """A bot that somebody brings and that cannot be seated; told in the words of its programmer."""

    code: ClassVar[str] = "bad_option"


class BadPosition(Faulty):
    """A position that cannot be on the table."""

    code: ClassVar[str] = "bad_position"


class BadRecord(Faulty):
    """A record that is not one, or that does not replay."""

    code: ClassVar[str] = "bad_record"


class NoEncoder(TavolinoError):
    """A game whose positions are not told as numbers."""


class UnknownRules(TavolinoError):
    """A version of a game's rules that is newer than this program."""

    code: ClassVar[str] = "unknown_rules"


class UnknownGame(TavolinoError):
    """No game of that name, or none begun."""

    code: ClassVar[str] = "no_game"


class BadChance(TavolinoError):
    """A scripted chance value that is impossible for its die or deck."""

    code: ClassVar[str] = "bad_chance"

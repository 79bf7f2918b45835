"""How far a table has followed its lesson, derived from the game's own record."""

from msgspec import Struct

from tavolino.core.lesson import Lesson, LessonStep
from tavolino.core.match import Match
from tavolino.core.record import Played, Undone


class Guidance(Struct, frozen=True):
    """What a screen needs to guide the learner; their place in it follows from the moves at the table."""

    seat: int
    steps: list[LessonStep]
    on: bool  # the game has followed the lesson so far, and there is more of it


class LessonProgress:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.first_draws = lesson.first_draws
        self._tries = {step.after: step.attempt for step in lesson.steps if step.attempt is not None}
        self._standing: list[Played] = []  # the moves that were not taken back,
        self._read = 0  # among so many lines of the record: a long game is not read again at every move

    @classmethod
    def read(cls, text: str) -> "LessonProgress":
        return cls(Lesson.read(text))

    def line(self, match: Match) -> Played | None:
        """The next line; None when all were played, or when the game has left the lesson."""
        played = self._moves(match)
        done = len(played)
        lines = self.lesson.lines
        follows = done < len(lines) and all(
            (own.seat, own.move) == (line.seat, line.move) for own, line in zip(played, lines, strict=False)
        )
        return lines[done] if follows else None

    def draws(self, match: Match, seat: int, move: str) -> list[int]:
        """The chance values for this move: the lesson's if it is the lesson's move."""
        line = self.line(match)
        if line is None or (line.seat, line.move) != (seat, " ".join(move.lower().split())):
            return []
        return [draw.value for draw in line.draws]

    def refusal_due(self, match: Match) -> tuple[int, str] | None:
        """The illegal move that the learner should try before the next line, with the number of lines before it."""
        done = len(self._moves(match))
        move = self._tries.get(done)
        return None if move is None or self.line(match) is None else (done, move)

    def guidance(self, match: Match) -> Guidance:
        return Guidance(self.seat, list(self.lesson.steps), self.line(match) is not None)

    def _moves(self, match: Match) -> list[Played]:
        """The moves that were not taken back."""
        for entry in match.entries[self._read :]:
            if isinstance(entry, Played):
                self._standing.append(entry)
            elif isinstance(entry, Undone):
                self._standing.pop()
        self._read = len(match.entries)
        return self._standing

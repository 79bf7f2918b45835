"""Decisions and their reasons as sentences, in the reader's language."""

from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise

from tavolino.coach.account import SURE, Analysis, JudgedDecision, Reason
from tavolino.coach.hints import Hint
from tavolino.narrate.texts import Texts

COACH_TEXTS = files("tavolino.coach").joinpath("text")
LEAST_GIFT = 0.05  # fair shares: less is not worth a sentence
LONGEST = 12  # moves of a turn that are told one by one


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}\u00a0%"


def shares(amount: float) -> str:
    return f"{amount:.2f}"


def moves_told(moves: Sequence[str]) -> str:
    """Those that are made again and again only once, with how often."""
    told: list[tuple[str, int]] = []
    for move in moves:
        if told and told[-1][0] == move:
            told[-1] = (move, told[-1][1] + 1)
        else:
            told.append((move, 1))
    words = [move if times == 1 else f"{move} ×{times}" for move, times in told]
    return ", ".join(words[:LONGEST] + (["…"] if len(words) > LONGEST else []))


class Teller:
    """Of one analysis."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def decision(self, decision: JudgedDecision) -> list[str]:
        """What was done, what would have been better, and why."""
        told = [
            self.texts.format(
                "coach-decision",
                line=decision.at,
                name=self.names[decision.seat],
                played=moves_told(decision.played),
                label=decision.label or "inaccuracy",
                loss=shares(decision.loss),
                error=shares(decision.error),
            )
        ]
        if decision.better:
            told.append(self.texts.format("coach-better", better=moves_told(decision.better)))
        return told + ([] if decision.reason is None else self.reason(decision.reason, decision.seat))

    def reason(self, reason: Reason, seat: int) -> list[str]:
        name = self.names[seat]
        better, played = percent(reason.wins_better), percent(reason.wins_played)
        count = reason.continuations
        told = [self.texts.format("coach-then", name=name, count=count, better=better, played=played)]
        if reason.part is not None:
            told.append(self.difference(reason))
        if reason.gainer is not None and reason.gained >= LEAST_GIFT:
            gainer = self.names[reason.gainer]
            told.append(self.texts.format("coach-gainer", name=gainer, amount=shares(reason.gained)))
        return told

    def difference(self, reason: Reason) -> str:
        """In what the game counts."""
        message = "coach-more" if reason.more > 0 else "coach-fewer"
        part = self.texts.format(f"part-{reason.part}")
        amount = f"{abs(reason.more):.1f}" if abs(reason.more) >= 0.1 else f"{abs(reason.more):.2f}"
        return self.texts.format(message, name=self.names[reason.part_seat], amount=amount, part=part)


def hint_told(texts: Texts, names: Sequence[str], hint: Hint) -> list[str]:
    """What is best, why, and what the next best would give."""
    best = moves_told(hint.moves)
    if hint.choices == 1:
        return [texts.format("coach-hint-forced", best=best)]
    told = [texts.format("coach-hint", best=best, chance=percent(hint.chance))]
    if hint.next_moves:
        told.append(_next_best(texts, hint))
    if hint.reason is not None and hint.reason.part is not None:
        told.append(Teller(texts, names).difference(hint.reason))
    return told


def _next_best(texts: Texts, hint: Hint) -> str:
    named = moves_told(hint.next_moves)
    if hint.less < LEAST_GIFT or hint.less <= SURE * hint.error:
        return texts.format("coach-hint-alike", next=named)
    return texts.format("coach-hint-next", next=named, less=shares(hint.less), error=shares(hint.error))


class Turning:
    """Where winning chances changed most."""

    def __init__(self, at: int, seat: int, before: float, after: float, by: str) -> None:
        self.at = at
        self.seat = seat
        self.before = before
        self.after = after
        self.by = by


def turning_points(analysis: Analysis, most: int) -> list[Turning]:
    """In the order in which they happened."""
    found = []
    for before, after in pairwise(analysis.points):
        changes = [later - earlier for earlier, later in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda place: abs(changes[place]))
        kinds = [booking for booking in analysis.bookings if booking.at == after.at]
        along = [(booking.shares[seat] * (1 if changes[seat] > 0 else -1), booking.kind) for booking in kinds]
        by = max(along)[1] if along else "remainder"
        found.append(Turning(after.at, seat, before.chances[seat], after.chances[seat], by))
    found.sort(key=lambda turning: -abs(turning.after - turning.before))
    return sorted(found[:most], key=lambda turning: turning.at)

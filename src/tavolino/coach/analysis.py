"""A record told as an account: what chance gave, what was given away, to whom, and what the evaluation cannot explain.

Between two decisions winning chances are those of an *onlooker*: the mean over positions imagined from what everybody
knows. A decision is judged from its player's own view. As long as the game is not over, from the onlooker's too: what
somebody knows in private would otherwise be told by what their moves are said to have cost.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from tavolino.bots.estimates import estimator_of
from tavolino.bots.playout import PlayoutEstimator
from tavolino.coach.account import (
    Analysis,
    Bookings,
    JudgedDecision,
    Kind,
    Point,
    label_of,
    remainder_share,
    seat_accounts,
)
from tavolino.coach.choices import PLAYED, choices_of, try_choices, with_played
from tavolino.coach.comparing import Compared, Values, compare
from tavolino.coach.depth import DEPTHS, EVALUATION, Depth
from tavolino.coach.happenings import History, Made, Run, SecretMoment, history_of
from tavolino.coach.judge import Judge
from tavolino.coach.luck_kinds import has_dice, has_more_than_dice, kind_beside_dice
from tavolino.coach.numbers import less, mean, plus, variances
from tavolino.coach.reasons import reason_of
from tavolino.coach.secret_moments import SecretJudge, mixtures_in
from tavolino.coach.worlds import Worlds
from tavolino.core.chance import FastChance
from tavolino.core.estimate import outcome
from tavolino.core.match import Match
from tavolino.core.record import Record
from tavolino.core.skill import Mindset
from tavolino.core.state import State

IMAGINED = 41  # seed of what is imagined: the same record gives the same account
OWN_VIEW, SECRETS = 1 << 20, 1 << 21  # further sequences of it, beside those by line


class Progress(NamedTuple):
    done: int  # happenings
    whole: int
    point: Point  # the winning chances that were worked out last


class _Waiting(NamedTuple):
    """What was to be expected before chance had its say, until it is known what came of it."""

    line: int
    expected: list[float]
    kind: Kind  # where the difference is booked


class Judged(NamedTuple):
    """What somebody chose, beside the best that was found."""

    at: int
    until: int
    seat: int
    choices: int
    played: list[int]
    better: list[int]
    mixed: list[float]
    compared: Compared


class Analyst:
    """`done` when `run` has come to its end."""

    def __init__(self, record: Record, depth_name: str = "quick", depth: Depth | None = None) -> None:
        self.depth_name = depth_name
        self.history: History = history_of(record)
        match = self.match
        self.game = match.game
        self.estimator = estimator_of(self.game, match.players, match.options)
        learned = None if isinstance(self.estimator, PlayoutEstimator) else self.estimator
        self.depth: Depth = depth or DEPTHS[depth_name, learned is not None]
        self.judge = Judge(self.game.foresight(), learned, self.depth.steps)
        self.ledger = Bookings(match.players)
        self.points: list[Point] = []
        self.decisions: list[JudgedDecision] = []
        self.waiting: _Waiting | None = None

    @property
    def match(self) -> Match:
        return self.history.match

    def whole(self) -> Analysis:
        for _ in self.run():
            pass
        return self.done()

    def run(self) -> Iterator[Progress]:
        """Judges one happening after the other."""
        carried: Worlds | None = None
        line = 0
        happenings = self.history.happenings
        for number, happening in enumerate(happenings):
            first = happening.made[0]
            worlds = carried or self._imagined(first.before, None, first.line)
            now = worlds.now()
            self._arrive(line, mean(now), [variance**0.5 for variance in variances(now)])
            if number == 0:
                self.ledger.luck_is_known_within(variances(now))
            if isinstance(happening, Run):
                carried = self._judge_run(happening, worlds, now)
            else:
                carried = None
                self._judge_secrets(happening, worlds, mean(now))
            line = happening.made[-1].line
            yield Progress(number + 1, len(happenings), self.points[-1])
        self._finish(line, carried)

    def done(self) -> Analysis:
        match = self.match
        return Analysis(
            evaluation=EVALUATION,
            depth=self.depth_name,
            game=self.game.id,
            rules=self.game.rules_version,
            players=match.players,
            names=list(match.seats),
            over=match.over,
            points=self.points,
            bookings=self.ledger.bookings,
            decisions=self.decisions,
            seats=seat_accounts(self.ledger, self.points, self.decisions),
            remainder_share=remainder_share(self.ledger.bookings, self.points, match.players),
        )

    # ---- what is known between two events

    def _imagined(self, state: State, viewer: int | None, line: int) -> Worlds:
        stream = line if viewer is None else line + OWN_VIEW
        count = self.depth.first + self.depth.further
        return Worlds.imagined(self.judge, self.game, state, viewer, count, FastChance.seeded(IMAGINED, stream))

    def _arrive(self, line: int, chances: list[float], errors: list[float]) -> None:
        """Everybody's winning chances are known again, and so what the last event has brought."""
        self.points.append(Point(line, chances, errors))
        if self.waiting is not None:
            self.ledger.book(self.waiting.line, self.waiting.kind, less(chances, self.waiting.expected))
            self.waiting = None

    def _finish(self, line: int, carried: Worlds | None) -> None:
        end = self.history.end
        if end.next_seat() < 0:
            self._arrive(line, outcome(end), [0.0] * self.match.players)
            return
        now = (carried or self._imagined(end, None, line + 1)).now()
        self._arrive(line, mean(now), [variance**0.5 for variance in variances(now)])

    # ---- one seat's moves

    def _judge_run(self, run: Run, worlds: Worlds, now: Values) -> Worlds | None:
        """What it comes to is booked, but for the luck at its end. Without any, the imagined positions go on."""
        last = run.made[-1]
        viewer = self._viewer(run)
        own = worlds if viewer is None else self._imagined(run.made[0].before, viewer, last.line)
        compared, values = self._decide(run, own)
        fitting = worlds.possible(run.seat, run.moves)
        whole = len(fitting.worlds) == len(worlds.worlds)
        after = values if viewer is None and whole else fitting.after(run.seat, run.moves)
        expected = mean(after)
        self._book_remainder(last.line, compared, mean(now), expected)
        if not last.has_chance:
            self.waiting = _Waiting(last.line, expected, "remainder")
            return fitting.moved_on(run.seat, run.moves) if whole else None
        apart = [less(one, other) for one, other in zip(after, now, strict=True)] if whole else after
        self.ledger.luck_is_known_within(variances(apart))
        self._throw(last, fitting, run, expected)
        return None

    def _book_remainder(self, line: int, compared: Compared, now: list[float], expected: list[float]) -> None:
        """The best value before less what the position was worth; what it is worth after less the choice's value."""
        before, after = less(compared.best, now), less(expected, compared.chosen)
        self.ledger.book(line, "remainder", plus(before, after))

    def _throw(self, last: Made, worlds: Worlds, run: Run, expected: list[float]) -> None:
        """Dice are told apart from what came after them: what was to be expected once they lay."""
        if not has_dice(last):
            self.waiting = _Waiting(last.line, expected, kind_beside_dice(last))
        elif not has_more_than_dice(last):
            self.waiting = _Waiting(last.line, expected, "dice")
        else:
            thrown = mean(worlds.after_throw(run.seat, run.moves, last.draws))
            self.ledger.book(last.line, "dice", less(thrown, expected))
            self.waiting = _Waiting(last.line, thrown, kind_beside_dice(last))

    def _viewer(self, run: Run) -> int | None:
        """From whose view a decision is judged."""
        knows_more = self.match.over and self.game.sees_more(run.made[0].before, run.seat)
        return run.seat if knows_more else None

    def _decide(self, run: Run, worlds: Worlds) -> tuple[Compared, Values]:
        """Books what was chosen, beside what could have been; also gives what was chosen in each position."""
        seat, first = run.seat, run.made[0]
        legal = [int(move) for move in first.before.legal_moves(seat)]
        found = choices_of(self.judge.foresight, worlds.worlds[0].state, seat, legal, self.depth.turns)
        tried = try_choices(with_played(found, run.moves), seat, worlds, self.depth)
        compared = compare(tried.values, PLAYED, seat)
        better = tried.choices[compared.favourite]
        judged = Judged(first.line, run.made[-1].line, seat, tried.known, run.moves, better, [], compared)
        self._note(judged, lambda moves: worlds.reached(seat, moves))
        return compared, tried.values[PLAYED]

    def _note(self, judged: Judged, reached: Callable[[list[int]], list[State]]) -> None:
        """`reached`: the positions that the imagined games come to after some moves."""
        compared, seat, players = judged.compared, judged.seat, self.match.players
        change = less(compared.chosen, compared.best)
        self.ledger.book(judged.until, "decision", change, seat)
        loss, uncertain = players * compared.loss(seat), players * compared.error
        label = label_of(loss, uncertain)
        reason = None
        if label is not None:
            reason = reason_of(self.game, seat, compared, reached(judged.better), reached(judged.played))
        self.decisions.append(
            JudgedDecision(
                at=judged.at,
                until=judged.until,
                seat=seat,
                choices=judged.choices,
                played=self._texts(judged.played),
                better=self._texts(judged.better) if loss > 0 else [],
                loss=loss,
                error=uncertain,
                gifts=[players * share for share in change],
                mixed=judged.mixed,
                label=label,
                reason=reason,
            )
        )

    def _texts(self, moves: list[int]) -> list[str]:
        return [self.match.moves.text(move) for move in moves]

    # ---- everybody at once, in secret

    def _judge_secrets(self, moment: SecretMoment, worlds: Worlds, now: list[float]) -> None:
        line = moment.made[-1].line
        chance = FastChance.seeded(IMAGINED, line + SECRETS)
        root = worlds.worlds[0].state
        mixtures = mixtures_in(root, self.judge, self.estimator, self._mindset(), self.depth.thinking, chance)
        secret = SecretJudge(self.judge, mixtures, worlds.worlds)
        judged = secret.judge_moment(moment, self.depth, chance)
        surprise = less(judged.expected, now)
        for choice in judged.choices:
            surprise = plus(surprise, less(choice.compared.best, judged.expected))
        self.ledger.book(line, "remainder", surprise)
        for place, choice in enumerate(judged.choices):
            one = next(made for made in moment.made if made.seat == choice.seat)
            better = choice.moves[choice.compared.favourite]
            told = Judged(
                one.line, line, choice.seat, len(choice.moves), [one.move], [better], choice.mixture, choice.compared
            )
            self._note(told, partial(secret.reached, place, judged.samples))
        self.ledger.book(line, "reveal", less(judged.unveiled, judged.before_unveiling))
        self.ledger.luck_is_known_within(judged.variances)
        self.waiting = _Waiting(line, judged.unveiled, "dice")

    def _mindset(self) -> Mindset:
        skill = self.game.skills.get("hard")
        return Mindset() if skill is None else skill.mindset


def analyse(record: Record, depth_name: str = "quick") -> Analysis:
    return Analyst(record, depth_name).whole()

"""The dearest inputs found so far in one row, by what they cost most of."""

from collections import Counter
from collections.abc import Callable
from typing import Generic, TypeVar

from cost.meter import Cost

LIMITS = Cost(loop=0.050, stall=0.050, worker=2.0, worker_megabytes=64.0, answer=8 * 1024 * 1024)
EXACT = ("worker", "worker_megabytes", "answer")  # set by the system or counted, whatever else the machine does
A_TICK = 0.05  # seconds, and megabytes, by which the system's own accounts may differ
AGAIN = 5  # times that a dear input is measured, of which the least counts
SHOWN = 160  # characters of an input

Input = TypeVar("Input")


class Dearest(Generic[Input]):
    def __init__(self, name: str) -> None:
        self.name = name
        self.tried = 0
        self.answers: Counter[str] = Counter()
        self._found: dict[str, tuple[float, Input]] = {}  # by the field of Cost

    def note(self, tried: Input, answer: str, cost: Cost) -> Cost:
        self.tried += 1
        self.answers[answer] += 1
        for what, value in zip(Cost._fields, cost, strict=True):
            if what not in self._found or value > self._found[what][0]:
                self._found[what] = value, tried
        return cost

    def confirm(self, measure: Callable[[Input], tuple[str, Cost]]) -> None:
        """Processor time is counted with what caches and neighbours add: the least of several runs is the input's."""
        for what in ("loop", "stall"):
            value, dear = self._found[what]
            if value > getattr(LIMITS, what) / 2:
                again = min(getattr(measure(dear)[1], what) for _ in range(AGAIN))
                self._found[what] = min(value, again), dear

    def too_dear(self, slack: float) -> list[str]:
        return [
            f"{self.name}: {what} {value:.3f} for {str(dear)[:SHOWN]}"
            for what, (value, dear) in self._found.items()
            if value > getattr(LIMITS, what) * (1 if what in EXACT else slack) + (A_TICK if what in EXACT else 0)
        ]

    def tell(self) -> None:
        """A row for docs/reliability.md."""
        found = {what: value for what, (value, _) in self._found.items()}
        cost = Cost(**found)  # type: ignore[arg-type]  # one of them is a whole number
        dear = str(self._found["worker" if cost.worker else "loop"][1])[:SHOWN].replace("|", "/")
        size = f"{cost.answer / 1000:,.0f} kB"
        answers = ", ".join(f"{answer} {count}" for answer, count in self.answers.most_common(3))
        print(
            f"\n| `{self.name}` | {self.tried:,} | {cost.loop * 1000:.1f} ms | {cost.stall * 1000:.1f} ms"
            f" | {cost.worker:.2f} s | {cost.worker_megabytes:.0f} MB | {size} | {answers} | {dear} |",
            end="",
        )

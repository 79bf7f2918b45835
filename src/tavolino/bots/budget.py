"""How long a bot may think about one decision.

It is counted and not timed, so that the same seed plays the same game on every machine.
"""

from mypy_extensions import i64, mypyc_attr

POLLED_EVERY: i64 = 16  # iterations: one of a search takes far longer than a sixteenth of a look at a clock


@mypyc_attr(allow_interpreted_subclasses=True)
class StopSignal:
    """Polled by a bot that thinks: must it answer now? Whoever seats a bot may give it one that looks at a clock."""

    def is_set(self) -> bool:
        return False


class Budget:
    """So many iterations for each decision, fewer if the signal to stop comes first.

    What an iteration is, a play-out or a node of a tree, the bot decides:

        self.budget.renew()
        while self.budget.spend():
            …one more iteration…
    """

    def __init__(self, iterations: i64, stop: StopSignal | None = None) -> None:
        self.iterations = iterations
        self.stop = stop
        self.spent: i64 = 0

    def renew(self) -> None:
        """Before each decision."""
        self.spent = 0

    def spend(self) -> bool:
        """Whether there may be one more iteration, which is counted."""
        if self.spent >= self.iterations:
            return False
        if self.stop is not None and self.spent % POLLED_EVERY == 0 and self.stop.is_set():
            return False
        self.spent += 1
        return True

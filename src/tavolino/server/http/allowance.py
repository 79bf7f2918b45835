"""How often something may be done."""

import msgspec


class Allowance(msgspec.Struct, frozen=True):
    """A burst, and then a rate per second."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Allowance":
        return Allowance(self.burst * factor, self.per_second * factor)


def hourly(number: int) -> Allowance:
    """Half of them at once."""
    return Allowance((number + 1) // 2, number / 3600)


def per_minute(number: int) -> Allowance:
    """All of them at once."""
    return Allowance(number, number / 60)

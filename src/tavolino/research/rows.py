"""What the seats to move may know and do, as rows of arrays. fast_rows.c does the same for our games."""

from mypy_extensions import i64

from tavolino.core.encoding import empty_row
from tavolino.research.batch import Environment


def write_rows(
    environments: list[Environment],
    first: i64,
    last: i64,
    observation: memoryview,
    size: i64,
    mask: memoryview,
    moves: i64,
) -> None:
    """Of the environments from the first to before the last; at the end, what the seat knows that moved last."""
    told = empty_row((last - first) * size)
    allowed = empty_row((last - first) * moves)
    for place in range(first, last):
        environment = environments[place]
        environment.encoder.encode(environment.state, environment.mover, told, (place - first) * size)
        for move in environment.legal:
            allowed[(place - first) * moves + move] = 1
    observation[first * size : last * size] = bytes(told)
    mask[first * moves : last * moves] = bytes(allowed)

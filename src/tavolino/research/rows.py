"""What the seats to move may know and do, as rows of arrays. fast_rows.c does the same for our games."""

from mypy_extensions import i32, i64

from tavolino.core.encoding import empty_row
from tavolino.research.batch import Batch


def write_rows(batch: Batch, first: i64, last: i64, observation: memoryview, mask: memoryview) -> None:
    """Of the environments from the first to before the last, whose legal moves have been looked up; at the end of a
    game, what the seat knows that moved last. The legal moves are also added to the batch's choices."""
    size = batch.size
    moves = batch.moves
    told = empty_row((last - first) * size)
    allowed = empty_row((last - first) * moves)
    end = batch.ends[first - 1] if first > 0 else 0
    for place in range(first, last):
        environment = batch.environments[place]
        environment.encoder.encode(environment.state, environment.mover, told, (place - first) * size)
        for move in batch.looked[place - first]:
            allowed[(place - first) * moves + move] = 1
            batch.choices[end] = i32(move)
            end += 1
        batch.ends[place] = end
    observation[first * size : last * size] = bytes(told)
    mask[first * moves : last * moves] = bytes(allowed)

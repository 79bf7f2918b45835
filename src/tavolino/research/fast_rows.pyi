from tavolino.core.encoding import Encoder
from tavolino.research.batch import Environment

def knows(encoder: Encoder) -> bool: ...
def write_rows(
    environments: list[Environment],
    first: int,
    last: int,
    observation: memoryview,
    size: int,
    mask: memoryview,
    moves: int,
) -> None: ...

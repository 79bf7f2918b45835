"""What differs between two accounts of the same things."""

from collections.abc import Iterator
from typing import Any


def differences(was: Any, now: Any, where: str = "") -> Iterator[str]:
    """A line for each; what there was not before is no difference."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name, part in was.items():
            place = f"{where} {name}".lstrip()
            if name not in now:
                yield f"{place} is lost"
            else:
                yield from differences(part, now[name], place)
    elif was != now:
        yield f"{where} is {now}, was {was}"

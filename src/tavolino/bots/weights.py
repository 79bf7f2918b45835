"""What was learned, as a small file: a line that says what it is, then a byte for each entry, compressed.

A byte is fine enough: entries are added up, and what is lost moves a winning chance by some thousandths.
"""

import zlib
from typing import Final

from tavolino.core.refusal import TavolinoError

FORM: Final = "tavolino-weights 1"
STEPS: Final = 127  # on either side of 0


class BadWeights(TavolinoError):
    """A file of weights that does not fit what is to be judged with it."""


def pack(name: str, weights: list[float]) -> bytes:
    largest = max((abs(weight) for weight in weights), default=0.0) or 1.0
    step = largest / STEPS
    entries = bytes(round(weight / step) & 255 for weight in weights)
    return f"{FORM} {name} {len(weights)} {step!r}\n".encode() + zlib.compress(entries, 9)


def unpack(name: str, packed: bytes) -> list[float]:
    line, _, entries = packed.partition(b"\n")
    words = line.decode("ascii", "replace").split()
    if words[:-2] != [*FORM.split(), name]:
        raise BadWeights(f"expected weights of {name}, not {line[:80]!r}")
    whole = zlib.decompress(entries)
    if str(len(whole)) != words[-2]:
        raise BadWeights(f"expected {words[-2]} weights of {name}, not {len(whole)}")
    step = float(words[-1])
    return [(entry - 256 if entry > STEPS else entry) * step for entry in whole]

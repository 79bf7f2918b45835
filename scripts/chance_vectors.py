"""Writes tests/vectors/chance.json: what Python and the browser must agree on to the bit. `chance_vectors.py [--check]`

The numbers come from Python's own hashlib and hmac, and from the chance of real tables.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

from tavolino.core.chance import CommittedChance
from tavolino.core.seed import seed_from

VECTORS = Path(__file__).resolve().parent.parent / "tests" / "vectors" / "chance.json"
LENGTHS = (0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 200)  # around the edges of a block of 64 bytes
SEEDS = ("coffee", "0" * 64, "f" * 64)
# dice, decks, and numbers so large that every second or third draw is rejected and drawn again
BELOW = (6, 6, 6, 2, 52, 1, 80, 11, 2**31 + 1, 2_999_999_999, 3 * 2**30, 6, 2**31 + 1, 7)


def text_of(length: int) -> bytes:
    return bytes((7 * place + length) % 256 for place in range(length))


def vectors() -> dict[str, Any]:
    return {
        "sha256": [_hashed(text_of(length)) for length in LENGTHS],
        "hmac": [_keyed(text_of(32), text_of(length)) for length in (0, 8, 64)] + [_keyed(text_of(70), text_of(8))],
        "below": [_drawn(seed_from(seed)) for seed in SEEDS],
    }


def _hashed(text: bytes) -> dict[str, str]:
    return {"text": text.hex(), "digest": hashlib.sha256(text).hexdigest()}


def _keyed(key: bytes, text: bytes) -> dict[str, str]:
    return {"key": key.hex(), "text": text.hex(), "digest": hmac.digest(key, text, "sha256").hex()}


def _drawn(seed: bytes) -> dict[str, Any]:
    chance = CommittedChance(seed)
    draws = []
    for of in BELOW:
        number = chance.below(of)
        draws.append({"of": of, "number": number, "counter": chance.counter})
    return {"seed": seed.hex(), "hash": chance.commitment, "draws": draws}


def main() -> int:
    made = json.dumps(vectors(), indent=1) + "\n"
    if "--check" in sys.argv[1:]:
        return 0 if VECTORS.read_text() == made else 1
    VECTORS.write_text(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())

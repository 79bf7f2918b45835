"""Seeds: 32 bytes, from whatever a person types."""

import hashlib


def seed_from(number_or_text: int | str) -> bytes:
    """64 hexadecimal digits as they are; a whole number; or any text, by its SHA-256."""
    if isinstance(number_or_text, int):
        return (number_or_text % 2**256).to_bytes(32, "big")
    try:
        seed = bytes.fromhex(number_or_text)
    except ValueError:
        seed = b""
    if len(seed) == 32:
        return seed
    # bytes of a shell that are no text arrive as lone surrogates; they are a seed like any other
    return hashlib.sha256(number_or_text.encode("utf-8", "surrogateescape")).digest()

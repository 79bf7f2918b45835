"""Frames of RFC 6455 as they nearly always come: short texts, whole, one or a few in a piece of the stream.

Whatever comes otherwise is left to the library, which knows all of the protocol and takes longer.
"""

from websockets.utils import apply_mask

_TEXT = 0x81  # the last frame of a text, and its first
_LAST, _MASKED = 0x80, 0x80
_CONTROL = 0x08  # of an opcode; what ends a conversation is one
_PING, _PONG = 0x09, 0x0A
_SHORT, _LONG = 126, 1 << 16  # from here on a frame's length needs two more bytes, and eight


def head(size: int) -> bytes:
    """Of a server's text in one frame (5.2)."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def whole_texts(data: bytes, longest: int) -> list[bytes] | None:
    """The texts in a piece of a client's stream, if it holds whole ones in plain ASCII and nothing else."""
    texts = []
    start = 0
    while start < len(data):
        if data[start] != _TEXT:
            return None
        mask, end = _bounds(data, start)
        if end > len(data) or end - mask - 4 > longest:
            return None
        text = apply_mask(data[mask + 4 : end], data[mask : mask + 4])
        if not text.isascii():  # others may not be texts at all
            return None
        texts.append(text)
        start = end
    return texts


def ends_between_messages(data: bytes) -> bool:
    """Whether a piece that began between two messages ends there too, with nothing half said and no goodbye."""
    start = 0
    while start < len(data):
        opcode = data[start] & 0x0F
        if not data[start] & _LAST or opcode == 0 or (opcode >= _CONTROL and opcode not in (_PING, _PONG)):
            return False
        _, start = _bounds(data, start)
    return start == len(data)


def _bounds(data: bytes, start: int) -> tuple[int, int]:
    """Where the mask of the frame begins and where its text ends; beyond the end of the piece if it is not all there,
    or not as a client has to send it."""
    beyond = len(data) + 1
    if start + 2 > len(data) or not data[start + 1] & _MASKED:
        return beyond, beyond
    size = data[start + 1] & ~_MASKED
    mask = start + 2
    if size == _SHORT:
        mask += 2
        size = int.from_bytes(data[start + 2 : mask], "big")
    elif size > _SHORT:
        return beyond, beyond
    return mask, mask + 4 + size

"""Fast path for the usual RFC 6455 frames: short, whole texts, one or a few per chunk of the stream.

Everything else is left to the library, which implements the whole protocol and is slower.
"""

from websockets.utils import apply_mask

_TEXT = 0x81  # FIN and the opcode of a text: a message in one frame
_LAST, _MASKED = 0x80, 0x80
_CONTROL = 0x08  # the bit of control opcodes, close among them
_PING, _PONG = 0x09, 0x0A
_SHORT, _LONG = 126, 1 << 16  # from here on the length takes two more bytes, or eight


def head(size: int) -> bytes:
    """The header of a server's text in one frame (5.2)."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def whole_texts(data: bytes, longest: int) -> list[bytes] | None:
    """The texts in a chunk of a client's stream, if it has only whole ones in ASCII."""
    texts = []
    start = 0
    while start < len(data):
        if data[start] != _TEXT:
            return None
        mask, end = _bounds(data, start)
        if end > len(data) or end - mask - 4 > longest:
            return None
        text = apply_mask(data[mask + 4 : end], data[mask : mask + 4])
        if not text.isascii():  # other bytes may not be valid UTF-8
            return None
        texts.append(text)
        start = end
    return texts


def ends_between_messages(data: bytes) -> bool:
    """Whether a chunk that began between two messages also ends between two, without a close frame."""
    start = 0
    while start < len(data):
        opcode = data[start] & 0x0F
        if not data[start] & _LAST or opcode == 0 or (opcode >= _CONTROL and opcode not in (_PING, _PONG)):
            return False
        _, start = _bounds(data, start)
    return start == len(data)


def _bounds(data: bytes, start: int) -> tuple[int, int]:
    """Where the mask of the frame begins and where its text ends; beyond the end of the chunk if the frame is
    incomplete or not valid for a client."""
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

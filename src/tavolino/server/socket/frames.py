"""Fast path for the usual RFC 6455 frames: short, whole texts, one or a few per chunk of the stream.

Everything else is left to the library, which implements the whole protocol and is slower. Its frames are counted
first, since for the library each of them is a lot of work, be it as short as it may.
"""

from websockets.utils import apply_mask

_TEXT = 0x81  # FIN and the opcode of a text: a message in one frame
_LAST, _MASKED = 0x80, 0x80
_CONTROL = 0x08  # the bit of control opcodes
_CLOSE = 0x08
_RESERVED = 0x70  # bits
_OPCODES = (0x00, 0x01, 0x02, 0x08, 0x09, 0x0A)
_SHORT, _LONG = 126, 1 << 16  # from here on the length takes two more bytes, or eight
_MASK_SIZE = 4


def head(size: int) -> bytes:
    """The header of a server's text in one frame (5.2)."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def whole_texts(data: bytes, longest: int, most: int) -> list[bytes] | None:
    """The texts in a chunk of a client's stream, if it has only whole ones in ASCII, and no more than `most`."""
    texts: list[bytes] = []
    start = 0
    while start < len(data):
        if data[start] != _TEXT or len(texts) == most:
            return None
        mask, end = _bounds(data, start)
        if not 0 <= end <= len(data) or end - mask - _MASK_SIZE > longest or not data[start + 1] & _MASKED:
            return None
        text = apply_mask(data[mask + _MASK_SIZE : end], data[mask : mask + _MASK_SIZE])
        if not text.isascii():  # other bytes may not be valid UTF-8
            return None
        texts.append(text)
        start = end
    return texts


class FrameScanner:
    """Follows a client's stream from frame to frame, wherever it is cut, without reading what is in them."""

    __slots__ = ("_head", "_in_message", "_left", "_longest", "_over", "is_between_messages")

    def __init__(self, longest: int) -> None:
        self.is_between_messages = True
        self._longest = longest
        self._head = b""  # the beginning of a header that is not complete
        self._left = 0  # bytes of the last frame that are still to come
        self._in_message = False  # a message in several frames has begun
        self._over = False  # there was a close frame, or one that closes the socket

    def scan(self, data: bytes, most: int) -> int:
        """How many frames begin in this chunk. Stops beyond `most`, and where the library does not go on, either."""
        stream = self._head + data if self._head else data
        start, found = self._left, 0
        while start < len(stream) and found <= most and not self._over:
            mask, end = _bounds(stream, start)
            if end < 0:
                break
            self._note(stream[start], stream[start + 1], end - mask)
            start, found = end, found + 1
        self._left = max(0, start - len(stream))
        self._head = stream[start:]
        self.is_between_messages = not (self._head or self._left or self._in_message or self._over)
        return found

    def _note(self, first: int, second: int, size: int) -> None:
        """What the first two bytes of a frame say; `size` is that of its payload with the mask."""
        opcode = first & 0x0F
        is_valid = opcode in _OPCODES and not first & _RESERVED and second & _MASKED
        if opcode & _CONTROL:
            is_valid = is_valid and first & _LAST and size < _SHORT + _MASK_SIZE
        else:
            is_valid = is_valid and size <= self._longest + _MASK_SIZE and (opcode == 0) is self._in_message
            self._in_message = not first & _LAST
        self._over = opcode == _CLOSE or not is_valid


def _bounds(data: bytes, start: int) -> tuple[int, int]:
    """Where the mask of the frame begins and where the frame ends, perhaps beyond this chunk; -1 if its header is
    incomplete."""
    if start + 2 > len(data):
        return -1, -1
    size = data[start + 1] & ~_MASKED
    mask = start + 2
    if size >= _SHORT:
        mask += 2 if size == _SHORT else 8
        if mask > len(data):
            return -1, -1
        size = int.from_bytes(data[start + 2 : mask], "big")
    return mask, mask + size + (_MASK_SIZE if data[start + 1] & _MASKED else 0)

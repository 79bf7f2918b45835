"""Randomness is passed in, never global: fast for simulation, committed for real tables, scripted for tests.

Everything random is one of three kinds, so that it can be written down and scripted:
a die (its face), a pick (0 … n-1) and a shuffle (n-1 picks, last index first).
"""

from hashlib import sha256
from typing import Final, TypeVar, final

from mypy_extensions import i64

from tavolino.core.refusal import BadChance

WORD: Final[i64] = 0xFFFFFFFF  # arithmetic stays within 32 bits, so that plain Python and i64 agree
SEED_BYTES: Final = 32

# RFC 2104: the key, padded to a block of SHA-256, is XORed with each byte of the two pads.
BLOCK_BYTES: Final = 64
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])

Card = TypeVar("Card")


class Chance:
    """A source of chance. Subclasses say how one number below `n` is drawn."""

    def below(self, n: i64) -> i64:
        raise NotImplementedError

    def clone(self) -> "Chance":
        raise NotImplementedError

    def die(self) -> i64:
        """One ordinary die: 1 … 6."""
        return 1 + self.below(6)

    def face(self, faces: list[i64]) -> i64:
        """One special die with these faces, each equally likely."""
        return faces[self.below(len(faces))]

    def pick(self, n: i64) -> i64:
        """One of `n` equal things: 0 … n-1."""
        return self.below(n)

    def shuffle(self, cards: list[Card]) -> None:
        """Put the cards into a random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.pick(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


@final
class FastChance(Chance):
    """For simulation: Chris Doty-Humphrey's sfc32, clonable for a few nanoseconds."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def seeded(seed: i64, stream: i64 = 0) -> "FastChance":
        """A separate sequence for each `stream` of one seed, for example for each game of a series."""
        chance = FastChance(seed & WORD, (seed >> 32) & WORD, stream & WORD, 1)
        for _warm_up in range(12):
            chance.word()
        return chance

    def word(self) -> i64:
        """The next 32 random bits."""
        word = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        # Lemire's method: the product's high word is the number; the few low words that would
        # make some numbers likelier than others are drawn again.
        product = self.word() * n
        if (product & WORD) < n:
            threshold = (WORD + 1 - n) % n
            while (product & WORD) < threshold:
                product = self.word() * n
        return product >> 32

    def die(self) -> i64:
        return 1 + self.below(6)

    def pick(self, n: i64) -> i64:
        return self.below(n)

    def clone(self) -> "FastChance":
        return FastChance(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        return FastChance, (self.a, self.b, self.c, self.counter)


class CommittedChance(Chance):
    """For real tables: anybody can recompute every number once the seed is revealed.

    Number k comes from HMAC-SHA256(seed, k as 8 big-endian bytes): its first 4 bytes as a whole number, modulo n. A
    number from the incomplete last range below 2^32 would favour low results: k+1 is taken instead.
    """

    __slots__ = ("counter", "inner", "outer", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadChance(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.seed = seed
        self.counter = counter
        key = seed.ljust(BLOCK_BYTES, b"\0")
        self.inner = key.translate(INNER)
        self.outer = key.translate(OUTER)

    @property
    def commitment(self) -> str:
        """Shown before the game: the SHA-256 of the seed, which reveals nothing and fits no other seed."""
        return sha256(self.seed).hexdigest()

    def below(self, n: i64) -> i64:
        fair: i64 = (WORD + 1) - (WORD + 1) % n
        number: i64 = fair
        while number >= fair:
            number = int.from_bytes(self._hmac(self.counter.to_bytes(8, "big"))[:4], "big")
            self.counter += 1
        return number % n

    def _hmac(self, message: bytes) -> bytes:
        """The same as `hmac.digest`, which would release the interpreter lock for every single number."""
        return sha256(self.outer + sha256(self.inner + message).digest()).digest()

    def clone(self) -> "CommittedChance":
        return CommittedChance(self.seed, self.counter)


class Draw:
    """One result of chance as a record keeps it: a die's face or a pick, and whether it was set by hand.

    When it is drawn, `of` (how many there are to choose from) and the `faces` of the die are known, too; both are
    needed to recompute a draw. A file does not have them: there they are 0 and empty.
    """

    __slots__ = ("by_hand", "faces", "is_die", "of", "value")

    def __init__(self, is_die: bool, value: int, by_hand: bool, of: int = 0, faces: tuple[int, ...] = ()) -> None:
        self.is_die = is_die
        self.value = value
        self.by_hand = by_hand
        self.of = of
        self.faces = faces

    def marked(self, by_hand: bool) -> "Draw":
        """The same draw, set by hand or not."""
        return Draw(self.is_die, self.value, by_hand, self.of, self.faces)

    def __str__(self) -> str:
        return f"{'d' if self.is_die else 'p'}{self.value}{'!' if self.by_hand else ''}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draw) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class ScriptedChance(Chance):
    """Returns the queued values first, then those of `after`; remembers all of them."""

    __slots__ = ("after", "drawn", "queue")

    def __init__(self, queue: list[int], after: Chance | None = None) -> None:
        self.queue = list(queue)
        self.after = after
        self.drawn: list[Draw] = []

    def face(self, faces: list[i64]) -> i64:
        return self._draw(True, faces, len(faces))

    def die(self) -> i64:
        return self._draw(True, [1, 2, 3, 4, 5, 6], 6)

    def pick(self, n: i64) -> i64:
        return self._draw(False, [], n)

    def below(self, n: i64) -> i64:
        return self.pick(n)

    def _draw(self, is_die: bool, faces: list[i64], n: i64) -> i64:
        by_hand = bool(self.queue)
        value: i64
        if by_hand:
            value = self._queued(is_die, faces, n)
        elif self.after is None:
            raise BadChance("the script of chance values has ended, and the game draws on")
        else:
            value = self.after.face(faces) if is_die else self.after.pick(n)
        self.drawn.append(Draw(is_die, value, by_hand, n, tuple(faces)))
        return value

    def _queued(self, is_die: bool, faces: list[i64], n: i64) -> i64:
        queued = self.queue[0]
        possible = queued in faces if is_die else 0 <= queued < n
        if not possible:
            wanted = f"a die with faces {faces}" if is_die else f"a pick from 0 to {n - 1}"
            raise BadChance(f"{queued} is impossible for {wanted}")
        del self.queue[0]
        return queued

    def clone(self) -> "ScriptedChance":
        copy = ScriptedChance(self.queue, None if self.after is None else self.after.clone())
        copy.drawn = list(self.drawn)
        return copy

"""Names that look alike have the same skeleton (the word of Unicode's report on security, UTS 39), however they are
written: Latin `Ada`, `ADA`, `Adá`, `A.da`, and `Аdа` with Cyrillic letters.

The tables are short on purpose: letters of other scripts that can pass for Latin ones in a name, and the few Latin ones
that pass for one another. Skeletons are stored: a change of these tables needs a migration that computes them again.
"""

import unicodedata
from functools import lru_cache

# Marks above, below and through letters, and those that choose a letter's form. Not the vowels of Indic scripts, Hebrew
# or Arabic, which make another name.
_MARKS = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F),
          (0xE0100, 0xE01EF))  # fmt: skip
_UNSEEN = ("C", "P", "Z")  # categories of controls, punctuation and blanks


def _table(*pairs: tuple[str, str]) -> dict[int, str]:
    """Letters and, at the same places, what they look like."""
    return {ord(letter): like for letters, alike in pairs for letter, like in zip(letters, alike, strict=True)}


# Capitals that look like other letters than their small ones do.
_CAPITALS = _table(
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),  # Greek
    ("АВЕЅІЈКМНОРСТУХҮԌԚԜ", "abesijkmhopctyxygqw"),  # Cyrillic
)
_SMALL = _table(
    ("αβγεηικμνοπρστυχω", "abyenikuvonpotuxw"),  # Greek
    ("абвгезѕіјкмнопрстухьһӏүԁԛԝѵғҽ", "a6bre3sijkmhonpctyxbhlydqwvfe"),  # Cyrillic
    ("օսհոցզյ", "ouhngqj"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᏔᏃ", "abcdeghijklmprstvwz"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz"),  # Lisu
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),  # small capitals
    ("ɑƀđɖɛƒɡħıɩƙłɫƚŋɳøɵŧʋʈƶ", "abddefghiiklllnnootvtz"),  # Latin beyond ours
)
# What capital I, small l and the digit look like is the same; so is 0 and O.
_LATIN = _table(("i1|0", "lllo"))
_PAIRS = (("rn", "m"), ("vv", "w"))


@lru_cache(maxsize=20_000)  # asked for again and again for the names of all who are here
def skeleton(name: str) -> str:
    plain = _without_marks(unicodedata.normalize("NFKC", name)).translate(_CAPITALS).casefold()
    plain = _without_marks(unicodedata.normalize("NFKC", plain)).translate(_SMALL)
    plain = "".join(map(_digit, plain)).translate(_LATIN)
    for pair, like in _PAIRS:
        plain = plain.replace(pair, like)
    seen = "".join(letter for letter in plain if unicodedata.category(letter)[0] not in _UNSEEN)
    return seen or plain


def _without_marks(text: str) -> str:
    parts = unicodedata.normalize("NFD", text)
    return "".join(part for part in parts if not any(first <= ord(part) <= last for first, last in _MARKS))


def _digit(letter: str) -> str:
    """A digit of any script as ours."""
    value = unicodedata.decimal(letter, None)
    return letter if value is None else str(value)

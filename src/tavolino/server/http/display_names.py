"""The names that people choose: short, visible, and without tricks to look like somebody else's."""

import unicodedata

from tavolino.core.reading import BadRequest

LONGEST = 24
MOST_MARKS = 2  # combining marks on one letter: Vietnamese needs two

# Control characters, invisible joiners and direction marks, and characters that no font has.
REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
BLANK = {"ᅟ", "ᅠ", "ㅤ", "ﾠ", "⠀", "͏", "឴", "឵"}  # letters that show nothing


def checked_name(text: str) -> str:
    """The name as it is stored; raises BadRequest."""
    name = " ".join(filter(None, unicodedata.normalize("NFC", text).strip().split(" ")))
    if not 1 <= len(name) <= LONGEST:
        raise BadRequest(f"a name has 1 to {LONGEST} characters, not {len(name)}")
    marks = 0
    for character in name:
        kind = unicodedata.category(character)
        if kind in REFUSED or character in BLANK or (kind == "Zs" and character != " "):
            raise BadRequest(f"a name cannot have the character U+{ord(character):04X} in it")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise BadRequest("a name cannot pile up marks on one letter")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise BadRequest("a name needs something to be seen")
    return name

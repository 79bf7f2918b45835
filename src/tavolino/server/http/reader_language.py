"""Which language the reader of an answer has chosen."""

from starlette.datastructures import Headers
from starlette.types import Scope

from tavolino.core.game import LANGUAGES, Language

OTHERWISE: Language = "en"
LONGEST = 500  # characters of the header; browsers send a tenth of that


def reader_language(scope: Scope) -> Language:
    """The one of ours that `Accept-Language` prefers: `it-CH, fr;q=0.9` is Italian."""
    ranges = Headers(scope=scope).get("accept-language", "")[:LONGEST].split(",")
    known = [(_weight(one), language) for one in ranges if (language := _language(one)) is not None]
    wanted = [found for found in known if found[0] > 0]
    return max(wanted, key=lambda found: found[0], default=(1.0, OTHERWISE))[1]  # the first of those of equal weight


def _language(language_range: str) -> Language | None:
    primary = language_range.partition(";")[0].partition("-")[0].strip().lower()
    return next((language for language in LANGUAGES if language == primary), None)


def _weight(language_range: str) -> float:
    _, _, weight = language_range.replace(" ", "").partition(";q=")
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0

"""Settings for tests in which limits are not what is tested: more of everything than any test needs."""

from typing import Any

from tavolino.server.settings import Settings, default_of

PLENTY = 1_000_000
_FIELDS = Settings.__struct_fields__
NO_LIMITS: dict[str, Any] = {
    name: PLENTY for name in _FIELDS[_FIELDS.index("requests_burst") :] if isinstance(default_of(name), int)
}

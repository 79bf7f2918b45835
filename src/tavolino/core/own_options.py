"""Options that people bring as files, a menu or a temple: told whole once, and only mentioned wherever else they occur.

They are thousands of bytes long and stay the same from the first move to the last; so what is said after every move,
or of every table in a list, says no more than that there is one.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from tavolino.core.extras import OwnFile

LONGEST_TEXT = 200  # of any other option; the longest that one would write is the rows of a layout

AnyStruct = TypeVar("AnyStruct", bound=msgspec.Struct)


class Mention(msgspec.Struct, frozen=True):
    """In place of a file of one's own."""

    size: int  # bytes, as JSON


def mention(value: object) -> Mention:
    return Mention(len(msgspec.json.encode(value)))


def own_options(options: Mapping[str, Any], files: Iterable[OwnFile]) -> dict[str, Any]:
    """The options that are files of one's own, whole."""
    return {own.option: options[own.option] for own in files if options.get(own.option) is not None}


def briefly(options: Mapping[str, Any], files: Iterable[OwnFile]) -> dict[str, Any]:
    """All options as JSON, short enough for a list of tables. What is brief already stays as it is."""
    own = own_options(options, files)
    return {name: _mentioned(value) if name in own else _cut(value) for name, value in options.items()}


def _mentioned(value: Any) -> Any:
    is_mention = isinstance(value, dict) and value.keys() == {"size"}
    return value if is_mention else msgspec.to_builtins(mention(value))


def _cut(value: Any) -> Any:
    return f"{value[: LONGEST_TEXT - 1]}…" if isinstance(value, str) and len(value) > LONGEST_TEXT else value


def with_mentions(view: AnyStruct, files: Iterable[OwnFile]) -> AnyStruct:
    """A view as it is sent. Only those of games with files of one's own have to be changed, and have `options`."""
    options: Any = getattr(view, "options", None)
    own = {own.option: value for own in files if (value := getattr(options, own.option, None)) is not None}
    if not own:
        return view
    short = {name: mention(value) for name, value in own.items()}
    return msgspec.structs.replace(view, options=msgspec.structs.replace(options, **short))

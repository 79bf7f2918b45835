"""Events by their types: what each is called in JSON and which facts it has."""

import msgspec

from tavolino.core.event import Event


def facts_of(kind: type[Event]) -> list[str]:
    """By their names in JSON, in order, secret ones included; `event` and `rule` come before them."""
    return list(kind.__struct_encode_fields__[1:])


def as_told(event: Event) -> dict[str, object]:
    told: dict[str, object] = msgspec.to_builtins(event)
    return told

"""Objects that are made by keyword, pickled by the names of their fields: within one version, for other processes."""

from collections.abc import Callable, Mapping


def by_fields(thing: object, names: tuple[str, ...]) -> tuple[object, ...]:
    """For `__reduce__`. Compiled classes do not keep their `__slots__`, so that the names are told."""
    return made_with, (type(thing), {name: getattr(thing, name) for name in names})


def made_with(kind: Callable[..., object], fields: Mapping[str, object]) -> object:
    return kind(**fields)

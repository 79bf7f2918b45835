"""Which classes fast_rows.c may read: compiled ones whose fields lie as they did when it was compiled itself."""

from importlib import import_module


def compiled_class(mangled: str, name: str, size: int) -> type:
    """The class of this name; `mangled` is its module, as mypyc writes it, and `size` that of its fields in bytes."""
    found: type = getattr(import_module(mangled.replace("___", ".")), name)
    fields = found.__dictoffset__ or found.__basicsize__  # a class that Python may inherit from has more behind them
    if not hasattr(found, "__mypyc_attrs__") or fields != size:
        raise ImportError(f"{found.__module__}.{name} is not compiled, or otherwise than fast_rows.c")
    return found

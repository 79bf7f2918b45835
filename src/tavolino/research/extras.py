"""Libraries that are there only for whoever wants them."""

from importlib import import_module


def need(library: str, module: str, extra: str) -> None:
    """Says what is missing and how to get it."""
    try:
        import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        ours = f"tavolino.research.{extra}" if extra != "research" else "tavolino.research"
        raise ModuleNotFoundError(f"{ours} needs {library}: pip install tavolino[{extra}]", name=module) from None

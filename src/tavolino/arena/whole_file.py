"""A file that is written again and again while the work goes on."""

import os
from pathlib import Path


def write_whole(file: Path, content: bytes) -> None:
    """As a whole or not at all."""
    aside = file.with_name(f"{file.name}.new")
    aside.write_bytes(content)
    os.replace(aside, file)

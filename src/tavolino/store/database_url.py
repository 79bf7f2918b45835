"""The address of the database where none is given."""

import os
from pathlib import Path

VARIABLE = "TAVOLINO_DATABASE"


def default_url() -> str:
    """TAVOLINO_DATABASE, or a file in the user's data folder."""
    return os.environ.get(VARIABLE) or f"sqlite:///{_data_folder() / 'tavolino.db'}"


def _data_folder() -> Path:
    import platformdirs  # slow to load, and not needed where an address is given

    return Path(platformdirs.user_data_dir("tavolino"))

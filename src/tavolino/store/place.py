"""Where the database is when nobody says otherwise."""

import os
from pathlib import Path

import platformdirs

VARIABLE = "TAVOLINO_DATABASE"


def default_url() -> str:
    """TAVOLINO_DATABASE, or a file in the user's data folder."""
    return os.environ.get(VARIABLE) or f"sqlite:///{Path(platformdirs.user_data_dir('tavolino')) / 'tavolino.db'}"

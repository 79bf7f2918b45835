"""Why a backup is not made or not restored."""

from typing import ClassVar

from tavolino.core.refusal import TavolinoError


class BadBackup(TavolinoError):
    """A backup would overwrite something, or a file is no backup."""

    code: ClassVar[str] = "bad_backup"

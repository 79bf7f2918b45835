"""Exit codes of subcommands."""

from tavolino.core.refusal import TavolinoError

OK = 0
MISSED = 1  # the command ran, and what it checked is not so


class NotVerified(TavolinoError):
    """A record whose chance is not what its seed gives."""

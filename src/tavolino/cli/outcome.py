"""Exit codes of subcommands."""

from tavolino.core.refusal import TavolinoError

OK = 0
MISSED = 1  # the command ran, and what it checked is not so


class BadArgument(TavolinoError):
    """A word of the command line that cannot be; told in English, as its help is."""


class NotVerified(TavolinoError):
    """A record whose chance is not what its seed gives."""

"""`tavolino …`: every way into the house from a shell."""

import sys
from collections.abc import Sequence

from tavolino.cli import commands
from tavolino.cli.parser import BAD_ARGUMENTS, parser
from tavolino.core.refusal import TavolinoError

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; its exit code."""
    chosen = parser().parse_args(arguments)
    try:
        run = commands.COMMANDS.get(chosen.command) or chosen.run
        code: int = run(chosen)
        return code
    except commands.NotVerified as error:
        print(f"tavolino {chosen.command}: {error}", file=sys.stderr)
        return commands.MISSED
    except TavolinoError as error:
        print(f"tavolino {chosen.command}: {error}", file=sys.stderr)
    except OSError as error:
        print(f"tavolino {chosen.command}: {error.filename or 'the system'}: {error.strerror}", file=sys.stderr)
    except KeyboardInterrupt:
        return INTERRUPTED
    return BAD_ARGUMENTS

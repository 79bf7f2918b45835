"""`tavolino …`: every way into the house from a shell."""

import os
import sys
from collections.abc import Sequence

from tavolino.cli import commands
from tavolino.cli.parser import BAD_ARGUMENTS, parser
from tavolino.core.refusal import TavolinoError

INTERRUPTED = 130
READER_LEFT = 1  # `tavolino … | head`: nothing to complain about; rich ends so too


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; its exit code."""
    chosen = parser().parse_args(arguments)
    try:
        run = commands.COMMANDS.get(chosen.command) or chosen.run
        code: int = run(chosen)
        sys.stdout.flush()  # here, where a reader who has left is nobody's mistake
        return code
    except commands.NotVerified as error:
        print(f"tavolino {chosen.command}: {error}", file=sys.stderr)
        return commands.MISSED
    except TavolinoError as error:
        print(f"tavolino {chosen.command}: {error}", file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python must not complain on exit
        return READER_LEFT
    except OSError as error:
        print(f"tavolino {chosen.command}: {error.filename or 'the system'}: {error.strerror}", file=sys.stderr)
    except KeyboardInterrupt:
        return INTERRUPTED
    return BAD_ARGUMENTS

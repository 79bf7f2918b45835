"""The command line: `tavolino …`."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from tavolino.cli import serving
from tavolino.cli.arguments import BAD_ARGUMENTS, Parser
from tavolino.cli.outcome import MISSED, NotVerified
from tavolino.core.refusal import Faulty, TavolinoError
from tavolino.narrate.faults import error_text

INTERRUPTED = 130
READER_LEFT = 1  # `tavolino … | head`: nothing to complain about; rich ends so too


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; its exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    chosen = _parser(words).parse_args(words)
    try:
        code = _command(chosen)(chosen)
        sys.stdout.flush()  # here, where a closed pipe is handled
        return code
    except NotVerified as error:
        print(f"tavolino {chosen.command}: {error}", file=sys.stderr)
        return MISSED
    except TavolinoError as error:
        print(f"tavolino {chosen.command}: {_in_words(error, chosen)}", file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python must not complain on exit
        return READER_LEFT
    except OSError as error:
        print(f"tavolino {chosen.command}: {error.filename or 'the system'}: {error.strerror}", file=sys.stderr)
    except KeyboardInterrupt:
        return INTERRUPTED
    return BAD_ARGUMENTS


def _in_words(error: TavolinoError, chosen: Namespace) -> str:
    """In the language of the command, where it has one, and with the file, where it is about one."""
    if not isinstance(error, Faulty):
        return str(error)
    lines = error_text(error, getattr(chosen, "lang", "en")).splitlines()
    file = getattr(error, "file", None) or getattr(chosen, "file", None)
    return "\n".join(lines if file is None else [f"{file}: {line}" for line in lines])


def _parser(words: Sequence[str]) -> Parser:
    if words and words[0] == "serve":
        return serving.parser()
    from tavolino.cli.parser import parser  # loads every game, which would slow down the start of a server

    return parser()


def _command(chosen: Namespace) -> Callable[[Namespace], int]:
    if "run" in chosen:
        run: Callable[[Namespace], int] = chosen.run
        return run
    from tavolino.cli import commands  # loads nearly everything, which would slow down the start of a server

    return commands.COMMANDS[chosen.command]

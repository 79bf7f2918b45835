"""Lines in, lines out: the engine protocol on a pair of streams."""

import os
import sys
import traceback
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO

from tavolino.bots import levels
from tavolino.core.reading import BadRequest
from tavolino.core.refusal import TavolinoError
from tavolino.engine import protocol
from tavolino.engine.session import USUAL_LEVEL, Session


def answer(session: Session, line: bytes) -> bytes:
    """The one line that answers a line."""
    request_id = protocol.NO_ID
    try:
        message = protocol.RequestLine(line)
        request_id = message.id
        return protocol.success(request_id, session.handle(message.request()))
    except TavolinoError as error:
        return protocol.failure(request_id, error)
    except RecursionError:
        return protocol.failure(request_id, BadRequest("this request is nested too deeply"))


def serve(requests: BinaryIO, answers: BinaryIO, session: Session) -> None:
    """Answer line by line until the requests end."""
    for line in lines(requests):
        answers.write(_whatever_happens(session, line) + b"\n")
        answers.flush()


def _whatever_happens(session: Session, line: bytes) -> bytes:
    """A bug of ours must not end the caller's game: it is reported, and the engine goes on."""
    try:
        return answer(session, line)
    except Exception as error:
        traceback.print_exc(file=sys.stderr)
        return protocol.failure(_id_of(line), BadRequest(f"a fault in the engine: {error!r}"))


def _id_of(line: bytes) -> bytes:
    with suppress(Exception):
        return protocol.RequestLine(line).id
    return protocol.NO_ID


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines that are not blank. A line that is too long is cut off just beyond the limit."""
    while line := stream.readline(protocol.LONGEST_LINE + 1):
        if len(line) > protocol.LONGEST_LINE:
            _drop_rest(stream, line)
        line = line.removesuffix(b"\n")
        if line.strip():
            yield line


def _drop_rest(stream: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = stream.readline(protocol.LONGEST_LINE)


def main(stdin: BinaryIO | None = None, stdout: BinaryIO | None = None, bot: str = USUAL_LEVEL) -> int:
    """Serve the process's own streams until they end; its exit code."""
    try:
        serve(stdin or sys.stdin.buffer, stdout or _answers(bot), Session(bot))
    except BrokenPipeError:  # the caller has gone; Python must not report that on exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _answers(bot: str) -> BinaryIO:
    """Standard output; what a bot that somebody brings prints there goes to standard error, lest it be an answer."""
    if not levels.is_object(bot):
        return sys.stdout.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def add_arguments(parser: ArgumentParser) -> None:
    told = "who answers 'begin' and 'choose': a bot by name, or your own as module:object (default: %(default)s)"
    parser.add_argument("--bot", default=USUAL_LEVEL, help=told)


if __name__ == "__main__":
    of_this_process = ArgumentParser()
    add_arguments(of_this_process)
    sys.exit(main(bot=of_this_process.parse_args().bot))

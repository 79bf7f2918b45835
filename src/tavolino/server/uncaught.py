"""What nobody has caught is one line of the log like everything else, in the server and in its worker processes."""

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

log = logging.getLogger(__name__)

FAILED = 1  # exit code


def log_uncaught() -> None:
    """From now on in this process, for all of its threads."""
    sys.excepthook = _in_main_thread
    threading.excepthook = _in_thread
    sys.unraisablehook = _where_nobody_could


@contextmanager
def logging_failure() -> Iterator[None]:
    """Around all that a worker process does: multiprocessing would print a traceback."""
    try:
        yield
    except Exception as mistake:
        log.error("worker_failed", exc_info=mistake)
        sys.exit(FAILED)


def _in_main_thread(kind: type[BaseException], mistake: BaseException, where: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    log.critical("uncaught", exc_info=(kind, mistake, where))


def _in_thread(failed: threading.ExceptHookArgs) -> None:
    if failed.exc_value is not None and not isinstance(failed.exc_value, SystemExit):
        log.error("thread_failed", exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback))


def _where_nobody_could(failed: "sys.UnraisableHookArgs") -> None:
    """In a destructor, for instance."""
    if failed.exc_value is not None:
        log.error("uncaught", exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback))

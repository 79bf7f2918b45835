"""Log lines on standard error, one JSON object each, that cannot leak secrets.

Lines are not searched for secrets; instead, there is a list of what may be logged: the fixed text of the log call, and
of its details only those named here. Arguments that libraries fill into their messages (URLs with invites, query
parameters) and the messages of exceptions are left out.
"""

import logging
import os
import sys
import time
import traceback
from typing import TextIO

import msgspec

from tavolino.server.log_rate import LogRate
from tavolino.server.settings import Settings, variable

# Details that a line may have: `log.info("…", extra={"game": …})`.
DETAILS = (
    "reference",  # of an unexpected error, as given to the client
    "code",
    "method",
    "route",  # the pattern, not the path
    "status",
    "game",
    "table",
    "seat",
    "seq",
    "bot",
    "count",
    "seconds",
    "port",
    "job",  # a function of ours that failed in a worker process
    "place",  # the type of its exception, and the line of code
    "left_out",  # lines of the same place before this one, by log_rate.py
)
OURS = "tavolino"
FORMAT = variable("log_format")
LONGEST = 200
MOST_PLACES = 100


def details(record: logging.LogRecord) -> dict[str, object]:
    """What may be logged of a record, in the order of the output."""
    line: dict[str, object] = {
        "time": _when(record.created),
        "level": record.levelname.lower(),
        "from": record.name,
        "message": _message(record),
    }
    for name in DETAILS:
        value = record.__dict__.get(name)
        if isinstance(value, str):
            line[name] = value[:LONGEST]
        elif isinstance(value, int | float):
            line[name] = value
    return line


def places(record: logging.LogRecord) -> list[str]:
    """The exceptions and their locations, without their messages, which may contain anything."""
    told: list[str] = []
    seen = record.exc_info[1] if record.exc_info else None
    while seen is not None and len(told) < MOST_PLACES:
        told.append(f"{type(seen).__module__}.{type(seen).__qualname__}")
        for frame in reversed(traceback.extract_tb(seen.__traceback__)):
            told.append(f"  {frame.filename}:{frame.lineno} {frame.name}")
        seen = seen.__cause__ or seen.__context__
    return told


def _message(record: logging.LogRecord) -> str:
    """Without its arguments. Some libraries format theirs beforehand; for a text like that, only the location."""
    if record.name.split(".")[0] == OURS or record.args:
        return str(record.msg)[:LONGEST]
    return f"{record.module}:{record.lineno}"


def _when(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds * 1000) % 1000:03d}Z"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = details(record)
        if record.exc_info:
            line["error"] = places(record)
        return msgspec.json.encode(line).decode()


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = details(record)
        head = f"{line.pop('time')} {line.pop('level')} {line.pop('message')}"
        rest = " ".join(f"{name}={value}" for name, value in line.items())
        return "\n".join([f"{head} ({rest})", *(f"    {place}" for place in places(record))])


# Functions of Uvicorn that log what a visitor did wrong: a text that is not UTF-8, no HTTP at all, an upgrade to
# something else than a WebSocket. The visitor is told, and by such lines anybody could fill the log.
VISITORS_MISTAKES = {"send_receive_event_to_app", "data_received", "_unsupported_upgrade_warning"}


def is_not_a_visitors_mistake(record: logging.LogRecord) -> bool:
    return record.funcName not in VISITORS_MISTAKES


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """For everything that is logged in this process. Worker processes find the format in their environment."""
    _handle(settings.log_format, stream)
    os.environ[FORMAT] = settings.log_format
    logging.getLogger("uvicorn.error").addFilter(is_not_a_visitors_mistake)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())


def set_up_worker() -> None:
    _handle(os.environ.get(FORMAT, "json"), None)


def _handle(log_format: str, stream: TextIO | None) -> None:
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    handler.addFilter(LogRate())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # other libraries: warnings and errors only

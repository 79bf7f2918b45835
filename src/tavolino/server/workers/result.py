"""What became of a job, in bytes for the pipe: its answer, our own refusal, or why there is neither."""

import pickle
import traceback
from typing import NamedTuple

from tavolino.core.refusal import TavolinoError
from tavolino.server.workers.limits import JobLimits, OverLimit

RAW, VALUE, REFUSED, FAILED, OVER = b"raw", b"value", b"refused", b"failed", b"over"
FACTS = ("rule_id", "move", "faults", "wait")  # what our errors know besides their text


class JobFailed(Exception):
    """The job raised something that is no refusal: a bug. Told by type and place, without what it was about."""


class JobResult(NamedTuple):
    kind: bytes
    content: bytes


def of_answer(answer: object, limits: JobLimits) -> JobResult:
    told = JobResult(RAW, answer) if isinstance(answer, bytes) else JobResult(VALUE, pickle.dumps(answer))
    if limits.answer is not None and len(told.content) > limits.answer:
        raise OverLimit("answer")
    return told


def of_error(error: Exception) -> JobResult:
    if isinstance(error, OverLimit):
        return JobResult(OVER, error.what.encode())
    if isinstance(error, MemoryError):
        return JobResult(OVER, b"memory")
    if isinstance(error, TavolinoError):  # as data: an exception with an `__init__` of its own cannot be pickled
        facts = {name: getattr(error, name) for name in FACTS if hasattr(error, name)}
        return JobResult(REFUSED, pickle.dumps((type(error), str(error), facts)))
    place = traceback.extract_tb(error.__traceback__)[-1]
    return JobResult(FAILED, f"{type(error).__name__} in {place.filename}:{place.lineno}".encode())


def unpacked(result: JobResult) -> object:
    """The answer; or raises what the job has raised."""
    kind, content = result
    if kind == RAW:
        return content
    if kind == VALUE:
        return pickle.loads(content)
    if kind == REFUSED:
        raise _error(*pickle.loads(content))
    if kind == OVER:
        raise OverLimit(content.decode())  # type: ignore[arg-type]  # one of them, by `of_error`
    raise JobFailed(content.decode())


def _error(kind: type[TavolinoError], text: str, facts: dict[str, object]) -> TavolinoError:
    error = kind.__new__(kind)
    error.args = (text,)
    for name, fact in facts.items():
        setattr(error, name, fact)
    return error

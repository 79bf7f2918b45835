"""Faults as people read them."""

from collections.abc import Iterable

from tavolino.core.fault import Fault
from tavolino.core.refusal import Faulty
from tavolino.narrate.faults import error_text, fault_text


def told(faults: Iterable[Fault], lang: str = "en") -> list[str]:
    return [fault_text(fault, lang) for fault in faults]


def told_of(error: Faulty, lang: str = "en") -> str:
    return error_text(error, lang)

"""What a game may add to the command line: files of one's own, and commands about its components.

The rules touch no disk, so a game says how to read what is in a file, and the command line fetches it.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tavolino.core.fault import Fact, Fault


@dataclass(frozen=True)
class OwnFile:
    """An option that people write as a file: `--menu FILE`, and `tavolino menu check FILE`."""

    option: str
    largest: int  # bytes; nobody writes more by hand
    read: Callable[[bytes], tuple[object, list[Fault]]]  # the option's value as JSON, and every fault
    facts: Callable[[object], Mapping[str, Fact]]  # what the message `good-OPTION` says of a file without faults


@dataclass(frozen=True)
class Command:
    """`tavolino GROUP NAME …`"""

    group: str
    name: str
    help: str
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]

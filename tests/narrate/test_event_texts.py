"""Every kind of event has its sentence in every language, which needs no fact that the event has not."""

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from event_facts import facts_of
from narrate.test_texts import Variables
from tavolino.core.event import Event, SeatEvent
from tavolino.core.game import LANGUAGES, Game
from tavolino.core.registry import shelf
from tavolino.narrate.narrator import message_of


class Needs(Variables):
    """What a message asks for: variables, and other messages that stand within it."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables_of(fluent: str) -> dict[str, set[str]]:
    """Every message with all variables that it needs, those of messages within it included."""
    needs: dict[str, Needs] = {}
    for message in FluentResource(fluent).body:
        if isinstance(message, ast.Message):
            needs[message.id.name] = Needs()
            needs[message.id.name].visit(message)

    def whole(name: str) -> set[str]:
        return needs[name].found.union(*(whole(within) for within in needs[name].messages))

    return {name: whole(name) for name in needs}


def faults(kinds: tuple[type[Event], ...], fluent: str) -> list[str]:
    """Messages that are missing, that tell of no kind of event, or that need what they will not be told."""
    wanted = {message_of(kind): set(facts_of(kind)) - set(kind.SECRET) for kind in kinds}
    wanted |= {f"{message_of(kind)}-known": set(facts_of(kind)) for kind in kinds if kind.SECRET}
    written = {name: of for name, of in variables_of(fluent).items() if name.startswith("event-")}
    found = [f"there is no {name}" for name in wanted.keys() - written.keys()]
    found += [f"{name} tells of nothing" for name in written.keys() - wanted.keys()]
    for name in wanted.keys() & written.keys():
        found += [f"{name} is not told ${variable}" for variable in written[name] - wanted[name]]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_every_kind_of_event_has_its_sentence_and_every_sentence_its_kind(game: Game, lang: str) -> None:
    assert faults(game.event_types, game.texts.joinpath(f"{lang}.ftl").read_text("utf-8")) == []


# ---- the negative controls


class Whispered(SeatEvent, frozen=True, tag="low_whisper"):
    SECRET = ("word",)

    loudness: int
    word: str | msgspec.UnsetType = msgspec.UNSET


@pytest.mark.parametrize(
    ("fluent", "fault"),
    [
        ("event-low-whisper = { $seat }", "there is no event-low-whisper-known"),
        ("event-low-whisper-known = { $word }", "there is no event-low-whisper"),
        (
            "event-low-whisper = { $loudness } { $word }\nevent-low-whisper-known = { $word }",
            "event-low-whisper is not told $word",
        ),
        (
            "event-low-whisper = { name }\nname = { $nme }\nevent-low-whisper-known = { $word }",
            "event-low-whisper is not told $nme",
        ),
        (
            "event-low-whisper = { $seat }\nevent-low-whisper-known = { $word }\nevent-shouted = Hey!",
            "event-shouted tells of nothing",
        ),
    ],
)
def test_what_is_missing_left_over_or_misspelt_is_found(fluent: str, fault: str) -> None:
    assert faults((Whispered,), fluent + "\n") == [fault]

"""Events become sentences, and nobody hears what they may not know."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from contract.walk import Setting, every_setting
from tavolino.core.chance import FastChance
from tavolino.core.event import Event, Log, SeatEvent
from tavolino.core.game import LANGUAGES, Game, Language
from tavolino.core.registry import find
from tavolino.games.cafe_race.events import Chose
from tavolino.games.coffin_rush.events import Rested
from tavolino.narrate.narrator import Narrator
from tavolino.narrate.texts import Texts

GAMES = 50  # per setting
NAMES = ["Ada", "Bruno", "Chloé", "Dario", "Élise", "Fiona"]


class ManyFacts(SeatEvent, frozen=True, tag="many_facts"):
    other_seat: int
    seats: list[int]
    lucky_seats: list[int]
    dice: list[int]
    open: bool
    to: int
    way: str
    nothing: None
    start: int = msgspec.field(name="from")


@pytest.fixture
def narrator(tmp_path: Path) -> Narrator:
    """Tells every kind of fact there is."""
    (tmp_path / "en.ftl").write_text(
        "event-many-facts = { $seat } { $other_seat } [{ $seats }] [{ $lucky_seats }] [{ $dice }] { $open } { $to } "
        "{ $way } { $nothing } { $from }\n"
        "event-chose = { $seat } chose\n"
        "event-chose-known = { $seat } chose { $thrust }\n",
        "utf-8",
    )
    texts = Texts("en")
    texts.add(tmp_path)
    return Narrator(texts, NAMES)


def test_seats_are_told_by_name_and_other_facts_as_they_are(narrator: Narrator) -> None:
    event = ManyFacts(
        "X-1", 0, 1, seats=[2, 3], lucky_seats=[], dice=[6, 4, 1], open=True, to=12, way="left", nothing=None, start=0
    )
    assert narrator.tell(event, None) == "Ada Bruno [Chloé, Dario] [] [6, 4, 1] yes 12 left none 0"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ada rests and takes these cards back: Betrayal, Rush!."),
        ("it", "Ada riposa e riprende queste carte: Tradimento, Rush!."),
        ("fr", "Ada se repose et reprend ces cartes\u00a0: Trahison, Rush!."),
    ],
)
def test_things_in_a_list_have_their_names_in_every_language(lang: str, told: str) -> None:
    rested = Rested("COF-CARD-2", 0, ["betrayal", "rush"])
    assert Narrator(Texts.of(find("coffin-rush"), lang), NAMES).tell(rested, None) == told


def test_a_secret_is_told_only_to_who_may_know_it(narrator: Narrator) -> None:
    event = Chose("X-1", 0, 4)
    assert narrator.tell(event, 0) == "Ada chose 4"
    assert narrator.tell(event, 1) == "Ada chose"
    assert narrator.tell(event, None) == "Ada chose"


def events_of(setting: Setting, seed: int) -> list[Event]:
    """All that happens in a random game."""
    chance = FastChance.seeded(seed)
    log = Log()
    state = setting.game.new(setting.players, setting.options, chance, log)
    while (seat := state.next_seat()) >= 0:
        moves = state.legal_moves(seat)
        state.apply(seat, moves[chance.pick(len(moves))], chance, log)
    return log.events


@cache
def texts_of(game: Game, lang: Language) -> Texts:
    """Read once for all settings of a game: to read them takes longer than to tell a game."""
    return Texts.of(game, lang)


@every_setting
def test_whatever_happens_in_random_games_is_told_in_every_language(setting: Setting) -> None:
    events = [event for seed in range(GAMES) for event in events_of(setting, seed)]
    one_of_each = {str(event): event for event in events}
    assert events
    for lang in LANGUAGES:
        narrator = Narrator(texts_of(setting.game, lang), NAMES[: setting.players])
        for event in one_of_each.values():
            for viewer in (None, *event.known_to()):
                assert narrator.tell(event, viewer)


def test_the_telling_of_a_choice_in_a_race() -> None:
    event = Chose("RACE-SPEED-2", 1, 5)
    narrator = Narrator(Texts.of(find("cafe-race"), "en"), NAMES)
    assert narrator.tell(event, 1) == "Bruno has chosen thrust 5."
    assert narrator.tell(event, 0) == "Bruno has chosen a thrust."

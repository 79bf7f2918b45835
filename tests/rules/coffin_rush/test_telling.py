"""What Analysis showed is told to the analyst in the words of their language, and to nobody else."""

import pytest

from rules.coffin_rush.scene import GAME, dig, who
from tavolino.core.event import Event
from tavolino.core.registry import find
from tavolino.narrate.narrator import Narrator
from tavolino.narrate.texts import Texts


def narrator(lang: str) -> Narrator:
    return Narrator(Texts.of(find(GAME), lang), ["Ada", "Bruno"])


def analysis(face: str) -> Event:
    scene = dig(who("4,3"), who("4,3"), put={"0,0": face, "4,0": "charm"})
    scene.play(0, "card analysis")
    (event,) = (event for event in scene.events if event.kind() == "analysed")
    return event


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ": an azure treasure that wakes a mummy at 0,0, a Lucky Charm at 4,0."),
        ("it", ": un tesoro azzurro che sveglia una mummia in 0,0, un Portafortuna in 4,0."),
        ("fr", "\u00a0: un trésor azur qui réveille une momie en 0,0, un Porte-bonheur en 4,0."),
    ],
)
def test_the_analyst_hears_what_lies_where(lang: str, told: str) -> None:
    event = analysis("azure-mummy")
    assert narrator(lang).tell(event, 0).endswith(told)
    for viewer in (1, None):
        heard = narrator(lang).tell(event, viewer)
        assert "0,0" not in heard
        assert heard.startswith("Ada")


@pytest.mark.parametrize(
    ("lang", "stairs"), [("en", "the blue stairs"), ("it", "la scala blu"), ("fr", "l'escalier bleu")]
)
def test_stairs_are_called_stairs(lang: str, stairs: str) -> None:
    assert f"{stairs} " in narrator(lang).tell(analysis("stairs"), 0)


def test_an_empty_quadrant_is_told_as_such() -> None:
    scene = dig(who(), who())
    scene.play(0, "card analysis")
    assert scene.told("analysed")[0]["count"] == 0
    assert "nothing is left closed there" in narrator("en").tell(scene.events[-1], 0)

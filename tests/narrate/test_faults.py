"""Every fault that the code can find has its text in every language, with just the facts that it is told; and the texts
say where it is and stay harmless, whatever is cited."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from narrate.test_event_texts import variables_of
from tavolino.core.fault import cited, fault
from tavolino.core.game import LANGUAGES, Game
from tavolino.core.match import Match
from tavolino.core.record import parse
from tavolino.core.refusal import BadOption, BadPosition, BadRecord, UnknownGame
from tavolino.core.registry import find, shelf
from tavolino.core.replay import replay
from tavolino.narrate.faults import SHARED_FAULTS, error_text, fault_text, praise
from telling import told, told_of

SOURCES = Path(__file__).parents[2] / "src" / "tavolino"
PLACES = {"line", "entry"}  # where it is; all other arguments are facts
FRAME = {"fault-at", "fault-line", "fault-entry"}  # what narrate/faults.py puts around a fault


# ---- what the code says


class Found:
    """The faults in some Python: for each code the facts of every call, and calls whose code is not written out."""

    def __init__(self, sources: Iterable[str]) -> None:
        self.facts: dict[str, list[set[str]]] = {}
        self.strange: list[str] = []
        for source in sources:
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "fault":
                    self._note(node)

    def _note(self, call: ast.Call) -> None:
        names = [keyword.arg for keyword in call.keywords]
        code = call.args[1] if len(call.args) == 2 else None
        if isinstance(code, ast.Constant) and isinstance(code.value, str) and None not in names:
            self.facts.setdefault(code.value, []).append({str(name) for name in names} - PLACES)
        else:
            self.strange.append(ast.unparse(call))


def arguments(facts: set[str]) -> set[str]:
    """What its message is told: with a rule comes its text, for which game and version are needed."""
    return (facts - {"game", "version"}) | {"rule_text"} if "rule" in facts else facts


def mismatches(found: Found, fluent: str, more: Iterable[str] = ()) -> list[str]:
    """Codes without a text, texts without a code, and arguments that are not used or not there. `more` are messages
    that are used otherwise."""
    texts = variables_of(fluent)
    wrong = [f"there is no {code}" for code in found.facts if code not in texts]
    parts = {name for name in texts if f"{{ {name} }}" in fluent or name.endswith("-name")}
    wrong += [f"nothing says {name}" for name in texts.keys() - found.facts.keys() - parts - {*more}]
    for code in found.facts.keys() & texts.keys():
        for facts in found.facts[code]:
            wrong += [f"{code} is told ${name} in vain" for name in arguments(facts) - texts[code]]
            wrong += [f"{code} is not told ${name}" for name in texts[code] - arguments(facts)]
    return sorted(wrong)


def python_of(game: Game) -> list[str]:
    return [path.read_text("utf-8") for path in folder_of(game).rglob("*.py")]


def folder_of(game: Game) -> Path:
    return Path(str(game.faults)).parent


def shared() -> list[str]:
    """Everything but the games, and in the games what any game may say."""
    return [path.read_text("utf-8") for path in SOURCES.rglob("*.py")]


def own(found: Found, game: Game) -> Found:
    """Of all faults of a game those that only it has."""
    found.facts = {code: facts for code, facts in found.facts.items() if code.startswith(f"{game.id}-")}
    return found


def anybodys(found: Found) -> Found:
    games = tuple(f"{game}-" for game in shelf())
    found.facts = {code: facts for code, facts in found.facts.items() if not code.startswith(games)}
    return found


# ---- codes and texts


def test_every_code_is_written_out_where_the_fault_is_found() -> None:
    found = Found(shared())
    assert len(found.facts) > 100
    assert found.strange == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_that_any_game_can_have_has_its_text(lang: str) -> None:
    fluent = SHARED_FAULTS.joinpath(f"{lang}.ftl").read_text("utf-8")
    assert mismatches(anybodys(Found(shared())), fluent, FRAME) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in shelf().values() if game.faults.is_dir()], ids=lambda game: game.id)
def test_every_fault_of_a_game_has_its_text(game: Game, lang: str) -> None:
    fluent = game.faults.joinpath(f"{lang}.ftl").read_text("utf-8")
    found = own(Found(python_of(game)), game)
    assert found.facts
    assert mismatches(found, fluent, [f"{game.id}-good-{file.option}" for file in game.own_files]) == []


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_no_game_says_what_only_another_can(game: Game) -> None:
    others = tuple(f"{other}-" for other in shelf() if other != game.id)
    assert [code for code in Found(python_of(game)).facts if code.startswith(others)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_file_is_praised(lang: str) -> None:
    for game, content in (("coffee-rush", b""), ("coffin-rush", b"[backpack]\nslots = 9\n")):
        (file,) = find(game).own_files
        value = {"drink": [{"id": "a", "name": "A", "ingredients": ["tea"], "copies": 80}]}
        assert praise(find(game), file, value if not content else file.read(content)[0], lang)


# ---- the negative controls

SOUND = 'fault("a", "one", line=3, count=1)\nfault("", "two", entry="4", rule="R", game="g", version=1)\n'
TEXTS = "one = { $count }\ntwo = { $rule }: { $rule_text }\n"


def test_what_fits_is_no_mismatch() -> None:
    assert mismatches(Found([SOUND]), TEXTS) == []


@pytest.mark.parametrize(
    ("code", "fluent", "wrong"),
    [
        (SOUND + 'fault("", "three")', TEXTS, "there is no three"),
        (SOUND, TEXTS + "three = Yes.\n", "nothing says three"),
        (SOUND + 'fault("", "one")', TEXTS, "one is not told $count"),
        (SOUND + 'fault("", "one", count=1, more=2)', TEXTS, "one is told $more in vain"),
        (SOUND, TEXTS.replace("$count", "$cont"), "one is not told $cont"),
        (SOUND, TEXTS.replace("{ $count }", "{ part }") + "part = { $x }\n", "one is not told $x"),
    ],
    ids=["no text", "unused", "fact missing", "fact unused", "misspelt", "in a part"],
)
def test_what_is_missing_left_over_or_misspelt_is_found(code: str, fluent: str, wrong: str) -> None:
    assert wrong in mismatches(Found([code]), fluent)


@pytest.mark.parametrize("call", ['fault("", code)', 'fault("", "a" + b)', 'fault("", "a", **facts)', 'fault("a")'])
def test_a_code_that_is_not_written_out_is_found(call: str) -> None:
    assert Found([call]).strange == [call.replace('"', "'")]


# ---- how they read


def test_a_fault_is_told_with_its_place_in_the_reader_s_language() -> None:
    one = fault("tokens[1]", "field-most", line=4, most=5)
    assert [fault_text(one, lang) for lang in LANGUAGES] == [
        "line 4, tokens[1]: too large; the most is 5",
        "riga 4, tokens[1]: troppo grande; il massimo è 5",
        "ligne 4, tokens[1]\u00a0: trop grand\u00a0; le maximum est 5",
    ]


def position(**changes: object) -> dict[str, object]:
    return {"cells": [0, 0, 0], "tokens": [5, 5, 5], "speeds": [1, 2, 3], **changes}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"cells": ["a", 0, 0]}, "cells[0]: questo è un testo; scrivi un numero intero"),
        ({"auction": 7}, "auction: questo è un numero intero; scrivi un oggetto di nomi e valori, null"),
        ({"cells": [0]}, "cells: troppo poche voci; devono essere almeno 3"),
        ({"round": 0}, "round: troppo piccolo; il minimo è 1"),
        ({"sugar": 1}, "sugar: questo campo non esiste; controlla come è scritto, oppure toglilo"),
        (
            {"cells": [9, 9, 9]},
            "cells[0]: più di due impiegati sulla casella 9; solo la zona di ",
        ),
        ({"game": "chess"}, 'game: questa è una posizione di "chess", e ne serve una di cafe-race'),
    ],
    ids=str,
)
def test_a_position_is_refused_in_the_reader_s_language(changes: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        find("cafe-race").load(position(**changes))
    assert told_of(caught.value, "it").startswith(words)


@pytest.mark.parametrize(
    ("field", "words"),
    [
        (
            {"turn": {"seat": 0, "phase": "sleep"}},
            "turn.phase~: ce mot ne peut pas figurer ici~; écrivez l'un de ceux-ci~: place, ",
        ),
        ({"meeples": [["e9"], ["a1"]]}, "meeples[0][0]~: ce n'est pas écrit comme il faut~: [a-d][1-4]"),
    ],
    ids=["a choice", "a form"],
)
def test_words_and_forms_are_told_as_they_should_be(field: dict[str, object], words: str) -> None:
    whole = dict(find("coffee-rush").position(new_game("coffee-rush", 2).state))
    with pytest.raises(BadPosition) as caught:
        find("coffee-rush").load({**whole, **field})
    assert told_of(caught.value, "fr").replace("\u00a0", "~").startswith(words)


def new_game(name: str, players: int) -> Match:
    game = find(name)
    return Match.new(game, players, game.read_options({}), bytes(32))


RECORD = new_game("cafe-race", 3).record().write()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("1 0 dance", "«~1 0 dance~»~: ce n'est pas un coup de ce jeu"),
        ("1 9 thrust 1", "«~1 9 thrust 1~»~: cette place n'existe pas~; les places vont de 0 à 2"),
        ("1 undo 0", "«~1 undo 0~»~: le dernier coup ne peut pas être annulé ici~: "),
        ("1 - start", "«~1 - start~»~: la partie ne commence qu'une fois"),
        (
            "1 0 thrust 1\n2 0 thrust 2",
            "«~2 0 thrust 2~»~: la partie n'attend pas cette place ici. RACE-SPEED-2~: Chaque",
        ),
        ("1 0 pass", "«~1 0 pass~»~: les règles interdisent ce coup ici. RACE-"),
        ("1 0 thrust 1 | d4", "«~1 0 thrust 1 | d4~»~: les résultats du hasard ne sont pas ceux"),
    ],
)
def test_a_record_is_refused_in_the_reader_s_language_and_with_the_rule(line: str, words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(parse(f"{RECORD}{line}\n"))
    assert told_of(caught.value, "fr").replace("\u00a0", "~").startswith(words)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: cafe-race", "game: chess", 'game: il gioco "chess" non esiste; ci sono '),
        ("rules: 1", "rules: 99", "rules: la versione 99 delle regole qui non è conosciuta; la più recente è la 1"),
        ('"auction": false', '"auction": 3', "options.auction: questo è un numero intero; scrivi true o false"),
        ("seed-hash: ", 'start: {"cells": []}\nseed-hash: ', "start.cells: troppo poche voci"),
    ],
)
def test_so_is_what_its_header_says(old: str, new: str, words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(parse(RECORD.replace(old, new)))
    assert told_of(caught.value, "it").startswith(words)


def test_what_has_no_faults_says_itself_what_it_is() -> None:
    assert error_text(UnknownGame("there is no such game"), "fr") == "there is no such game"


# ---- what comes from anybody

HOSTILE = '\u202e\u2066<script>{ $x }\n\x1b[2J[bold]\u0000"\\' + "\u0301" * 50 + "x" * 5_000


def harmless(line: str) -> Iterator[str]:
    if not line.replace("\u00a0", " ").isprintable():  # French has no-break spaces
        yield "something in it is not only shown"
    if len(line) > 600:
        yield f"{len(line)} characters"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_file_says_its_faults_are_lines_that_a_screen_only_shows(lang: str) -> None:
    written = cited(HOSTILE)[1:-1].replace("\\u", "\\\\u")
    menu = (
        f'"{written}" = 1\n[[drink]]\nid = "{written}"\nname = 3\ningredients = ["{written}"]\ncopies = "{written}"\n'
    )
    _, faults = find("coffee-rush").own_files[0].read(menu.encode())
    temple = {"quadrants": {HOSTILE: ""}, "layouts": {HOSTILE: [HOSTILE]}, "dice": {HOSTILE: [1]}, "loot": {HOSTILE: 1}}
    with pytest.raises(BadOption) as of_temple:
        find("coffin-rush").read_options({"temple": temple})
    with pytest.raises(BadOption) as of_layout:
        find("coffin-rush").moves(find("coffin-rush").read_options({"layout": HOSTILE.replace(" ", "")}))
    with pytest.raises(BadPosition) as of_position:
        find("cafe-race").load(position(**{HOSTILE: 1}))
    with pytest.raises(BadRecord) as of_record:
        parse(f"{RECORD}1 {HOSTILE.replace(chr(10), '')} 9\n")
    lines = told(faults, lang)
    for error in (of_temple, of_layout, of_position, of_record):
        lines += told_of(error.value, lang).split("\n")
    assert len(lines) >= 9
    assert [wrong for line in lines for wrong in harmless(line)] == []


def test_what_is_written_from_the_right_leaves_the_rest_in_its_order() -> None:
    line = fault_text(fault("", "record-number", found=cited("שלום")), "en")
    assert line == 'write a whole number, not \u2068"שלום"\u2069'

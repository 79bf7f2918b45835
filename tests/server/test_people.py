"""People: sessions, names, passphrases, several browsers."""

from pathlib import Path

import pytest

from server.visiting import InProcessServer, code


def test_a_name_makes_somebody_known_to_their_browser(server: InProcessServer) -> None:
    ada = server.browser()
    stranger = ada.get("/api/me")
    assert (stranger.status_code, stranger.content) == (204, b"")  # a page asks this first, and no browser complains
    made = ada.enter("  Ada ")
    assert made["name"] == "Ada"
    assert not made["kept"]
    assert ada.get("/api/me").json() == made
    assert server.browser().get("/api/me").status_code == 204


def test_people_may_share_a_name_but_not_an_id(server: InProcessServer) -> None:
    assert server.browser().enter("Ada")["id"] != server.browser().enter("Ada")["id"]


def test_somebody_who_is_known_does_not_become_somebody_else_by_accident(server: InProcessServer) -> None:
    ada = server.browser()
    made = ada.enter("Ada")
    assert code(ada.post("/api/session", {"name": "Bea"})) == (409, "has_session")
    assert ada.get("/api/me").json()["id"] == made["id"]


def test_a_name_can_be_changed(server: InProcessServer) -> None:
    ada = server.browser()
    made = ada.enter("Ada")
    assert ada.ask("PATCH", "/api/me", {"name": "Ada L."}).json() == made | {"name": "Ada L."}
    assert ada.get("/api/me").json()["name"] == "Ada L."


def test_a_passphrase_brings_somebody_back_in_another_browser(server: InProcessServer) -> None:
    ada, elsewhere = server.browser(), server.browser()
    made = ada.enter("Ada")
    assert ada.post("/api/me/passphrase", {"passphrase": "two sugars please"}).json()["kept"]
    found = elsewhere.post("/api/login", {"name": "aDA", "passphrase": "two sugars please"})
    assert found.status_code == 200
    assert found.json() == made | {"kept": True}
    assert elsewhere.get("/api/me").json()["id"] == made["id"]


@pytest.mark.parametrize(
    ("name", "passphrase"),
    [("Ada", "two sugars pleasE"), ("Ada", ""), ("Bea", "two sugars please"), ("Guest", "two sugars please")],
    ids=["wrong", "empty", "unknown", "has none"],
)
def test_nobody_comes_in_with_a_wrong_passphrase(server: InProcessServer, name: str, passphrase: str) -> None:
    ada, thief = server.browser(), server.browser()
    ada.enter("Ada")
    ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})
    server.browser().enter("Guest")
    assert code(thief.post("/api/login", {"name": name, "passphrase": passphrase})) == (401, "wrong_passphrase")
    assert not thief.cookies


def test_a_kept_name_is_kept_by_one_person_alone(server: InProcessServer) -> None:
    ada, other = server.browser(), server.browser()
    ada.enter("Ada")
    ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})
    assert code(other.post("/api/session", {"name": "ADA"})) == (409, "name_taken")
    assert not other.cookies
    other.enter("Bea")
    assert code(other.ask("PATCH", "/api/me", {"name": "ada"})) == (409, "name_taken")
    assert other.post("/api/me/passphrase", {"passphrase": "no sugar for me"}).status_code == 200
    assert code(other.ask("PATCH", "/api/me", {"name": "ada"})) == (409, "name_taken")
    assert other.get("/api/me").json()["name"] == "Bea"


def test_names_beyond_ascii_are_compared_without_regard_to_capitals(server: InProcessServer) -> None:
    elodie, other = server.browser(), server.browser()
    elodie.enter("Élodie")
    elodie.post("/api/me/passphrase", {"passphrase": "un café crème"})
    assert code(other.post("/api/session", {"name": "éLODIE"})) == (409, "name_taken")
    assert other.post("/api/login", {"name": "ÉLODIE", "passphrase": "un café crème"}).status_code == 200


LOOK_LIKE_ADA = ["\u0410d\u0430", "\u0391da", "\uff21\uff44\uff41", "Ad\u00e1", "A.da"]


@pytest.mark.parametrize("name", LOOK_LIKE_ADA, ids=ascii)
def test_nobody_takes_a_name_that_looks_like_a_kept_one(server: InProcessServer, name: str) -> None:
    ada, bea, stranger = server.browser(), server.browser(), server.browser()
    bea.enter("Bea")
    server.browser().enter(name)  # the control: while nobody keeps it
    ada.enter("Ada")
    ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})
    assert code(stranger.post("/api/session", {"name": name})) == (409, "name_taken")
    assert code(bea.ask("PATCH", "/api/me", {"name": name})) == (409, "name_taken")
    assert server.browser().post("/api/login", {"name": "Ada", "passphrase": "two sugars please"}).is_success


def test_who_keeps_a_name_may_change_their_passphrase_and_their_capitals(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    for passphrase in ("two sugars please", "three sugars please"):
        assert ada.post("/api/me/passphrase", {"passphrase": passphrase}).status_code == 200
    assert ada.ask("PATCH", "/api/me", {"name": "ADA"}).status_code == 200
    assert code(server.browser().post("/api/login", {"name": "Ada", "passphrase": "two sugars please"}))[0] == 401
    assert server.browser().post("/api/login", {"name": "Ada", "passphrase": "three sugars please"}).is_success


@pytest.mark.parametrize("passphrase", ["short", "x" * 201, 12345678, None])
def test_a_passphrase_has_bounds(server: InProcessServer, passphrase: object) -> None:
    ada = server.browser()
    ada.enter("Ada")
    assert code(ada.post("/api/me/passphrase", {"passphrase": passphrase})) == (400, "bad_request")


def test_leaving_makes_the_browser_forget(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    assert ada.post("/api/logout").status_code == 204
    assert not ada.cookies
    assert ada.get("/api/me").status_code == 204


def test_the_key_outlives_the_server(tmp_path: Path) -> None:
    with InProcessServer(tmp_path) as first:
        ada = first.browser()
        made = ada.enter("Ada")
        cookie = ada.cookies["tavolino"]
    with InProcessServer(tmp_path) as second:
        again = second.browser()
        again.cookies.set("tavolino", cookie)
        assert again.get("/api/me").json() == made


def test_a_cookie_of_another_server_is_not_accepted(server: InProcessServer, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with InProcessServer(tmp_path / "other") as other:
        ada = other.browser()
        ada.enter("Ada")
        cookie = ada.cookies["tavolino"]
    here = server.browser()
    here.cookies.set("tavolino", cookie)
    assert here.get("/api/me").status_code == 204

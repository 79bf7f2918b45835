"""Who is who: a name, a passphrase, another browser."""

from pathlib import Path

import pytest

from server.visiting import House, code


def test_a_name_makes_somebody_known_to_their_browser(house: House) -> None:
    ada = house.browser()
    stranger = ada.get("/api/me")
    assert (stranger.status_code, stranger.content) == (204, b"")  # a page asks this first, and no browser complains
    made = ada.enter("  Ada ")
    assert made["name"] == "Ada"
    assert not made["kept"]
    assert ada.get("/api/me").json() == made
    assert house.browser().get("/api/me").status_code == 204


def test_people_may_share_a_name_but_not_an_id(house: House) -> None:
    assert house.browser().enter("Ada")["id"] != house.browser().enter("Ada")["id"]


def test_somebody_who_is_known_does_not_become_somebody_else_by_accident(house: House) -> None:
    ada = house.browser()
    made = ada.enter("Ada")
    assert code(ada.post("/api/session", {"name": "Bea"})) == (409, "has_session")
    assert ada.get("/api/me").json()["id"] == made["id"]


def test_a_name_can_be_changed(house: House) -> None:
    ada = house.browser()
    made = ada.enter("Ada")
    assert ada.ask("PATCH", "/api/me", {"name": "Ada L."}).json() == made | {"name": "Ada L."}
    assert ada.get("/api/me").json()["name"] == "Ada L."


def test_a_passphrase_brings_somebody_back_in_another_browser(house: House) -> None:
    ada, elsewhere = house.browser(), house.browser()
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
def test_nobody_comes_in_with_a_wrong_passphrase(house: House, name: str, passphrase: str) -> None:
    ada, thief = house.browser(), house.browser()
    ada.enter("Ada")
    ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})
    house.browser().enter("Guest")
    assert code(thief.post("/api/login", {"name": name, "passphrase": passphrase})) == (401, "wrong_passphrase")
    assert not thief.cookies


def test_a_kept_name_is_kept_by_one_person_alone(house: House) -> None:
    ada, other = house.browser(), house.browser()
    ada.enter("Ada")
    ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})
    other.enter("ADA")
    assert code(other.post("/api/me/passphrase", {"passphrase": "no sugar for me"})) == (409, "name_taken")
    other.ask("PATCH", "/api/me", {"name": "Bea"})
    assert other.post("/api/me/passphrase", {"passphrase": "no sugar for me"}).status_code == 200
    assert code(other.ask("PATCH", "/api/me", {"name": "ada"})) == (409, "name_taken")
    assert other.get("/api/me").json()["name"] == "Bea"


def test_names_beyond_ascii_are_compared_without_regard_to_capitals(house: House) -> None:
    elodie, other = house.browser(), house.browser()
    elodie.enter("Élodie")
    elodie.post("/api/me/passphrase", {"passphrase": "un café crème"})
    other.enter("éLODIE")
    assert code(other.post("/api/me/passphrase", {"passphrase": "no sugar for me"})) == (409, "name_taken")
    assert other.post("/api/login", {"name": "ÉLODIE", "passphrase": "un café crème"}).status_code == 200


def test_who_keeps_a_name_may_change_their_passphrase_and_their_capitals(house: House) -> None:
    ada = house.browser()
    ada.enter("Ada")
    for passphrase in ("two sugars please", "three sugars please"):
        assert ada.post("/api/me/passphrase", {"passphrase": passphrase}).status_code == 200
    assert ada.ask("PATCH", "/api/me", {"name": "ADA"}).status_code == 200
    assert code(house.browser().post("/api/login", {"name": "Ada", "passphrase": "two sugars please"}))[0] == 401
    assert house.browser().post("/api/login", {"name": "Ada", "passphrase": "three sugars please"}).is_success


@pytest.mark.parametrize("passphrase", ["short", "x" * 201, 12345678, None])
def test_a_passphrase_has_bounds(house: House, passphrase: object) -> None:
    ada = house.browser()
    ada.enter("Ada")
    assert code(ada.post("/api/me/passphrase", {"passphrase": passphrase})) == (400, "bad_request")


def test_leaving_makes_the_browser_forget(house: House) -> None:
    ada = house.browser()
    ada.enter("Ada")
    assert ada.post("/api/logout").status_code == 204
    assert not ada.cookies
    assert ada.get("/api/me").status_code == 204


def test_the_key_outlives_the_server(tmp_path: Path) -> None:
    with House(tmp_path) as first:
        ada = first.browser()
        made = ada.enter("Ada")
        cookie = ada.cookies["tavolino"]
    with House(tmp_path) as second:
        again = second.browser()
        again.cookies.set("tavolino", cookie)
        assert again.get("/api/me").json() == made


def test_a_cookie_of_another_house_is_nobodys(house: House, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with House(tmp_path / "other") as other:
        ada = other.browser()
        ada.enter("Ada")
        cookie = ada.cookies["tavolino"]
    here = house.browser()
    here.cookies.set("tavolino", cookie)
    assert here.get("/api/me").status_code == 204

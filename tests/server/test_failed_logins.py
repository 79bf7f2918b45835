"""Wrong passphrases make the next try slower; nobody is locked out of their own name."""

from pathlib import Path

import pytest

from server.visiting import InProcessServer, code
from tavolino.server.http import failed_logins
from tavolino.server.http.errors import TooMany
from tavolino.server.http.failed_logins import FORGOTTEN, LONGEST_PAUSE, LONGEST_WAIT, FailedLogins

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def wait_of(logins: FailedLogins, name: str, address: str) -> float:
    """How long until the next try; 0 if it was granted."""
    try:
        logins.begin(name, address)
    except TooMany as refusal:
        return refusal.wait
    return 0.0


def test_the_same_address_waits_twice_as_long_each_time() -> None:
    clock = Clock()
    logins = FailedLogins(clock)
    waits = []
    for _ in range(20):
        wait = wait_of(logins, "ada", HERE)
        if wait:
            clock.now += wait
            waits.append(wait)
            logins.begin("ada", HERE)
    assert waits[:6] == [1, 2, 4, 8, 16, 32]
    assert waits[-1] == LONGEST_WAIT
    assert len(waits) == 17  # three were free


def test_a_stranger_does_not_lock_the_owner_out() -> None:
    """However often, from however many addresses: the first try of another address is looked at, a little later."""
    clock = Clock()
    logins = FailedLogins(clock)
    for stranger in range(5000):
        for _ in range(4):
            wait_of(logins, "ada", f"198.51.{stranger // 250}.{stranger % 250}")
    assert 0 < logins.begin("ada", HERE) <= LONGEST_PAUSE
    assert logins.begin("bea", HERE) == 0.0  # the control: another name is not slowed down


def test_a_success_and_time_let_it_be_forgotten() -> None:
    clock = Clock()
    logins = FailedLogins(clock)
    for _ in range(3):
        logins.begin("ada", HERE)
        logins.begin("ada", THERE)
    logins.succeeded("ada", HERE)
    assert (wait_of(logins, "ada", HERE), wait_of(logins, "ada", THERE)) == (0, 1)
    clock.now += FORGOTTEN + 1
    assert [wait_of(logins, "ada", THERE) for _ in range(4)] == [0, 0, 0, 1]


def test_memory_is_bounded() -> None:
    logins = FailedLogins(Clock(), max_keys=10)
    for number in range(1000):
        logins.begin(f"name {number}", HERE)
    assert (len(logins._by_address), len(logins._by_name)) == (10, 10)


def kept(server: InProcessServer) -> None:
    ada = server.browser("203.0.113.9")
    ada.enter("Ada")
    assert ada.post("/api/me/passphrase", {"passphrase": "two sugars please"}).status_code == 200


GUESS = {"name": "ADA", "passphrase": "three sugars please"}
RIGHT = {"name": "Ada", "passphrase": "two sugars please"}


def test_guessing_is_limited_per_name(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, logins_per_minute=1000) as server:
        kept(server)
        thief = server.browser(HERE)
        answers = [thief.post("/api/login", GUESS) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
        assert answers[3].headers["retry-after"] == "1"
        assert code(thief.post("/api/login", RIGHT)) == (429, "too_many")  # not even looked at
        assert thief.post("/api/login", {"name": "Bea", "passphrase": "whatever it is"}).status_code == 401
        assert server.browser(THERE).post("/api/login", RIGHT).status_code == 200


def test_the_owner_with_a_session_is_not_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with InProcessServer(tmp_path, logins_per_minute=1000) as server:
        kept(server)
        home = server.browser(HERE)
        home.csrf = home.post("/api/login", RIGHT).json()["csrf"]
        monkeypatch.setattr(failed_logins, "PAUSE_EACH", 0.0)
        thief = server.browser(HERE)  # at the same address
        for _ in range(10):
            thief.post("/api/login", GUESS)
        assert thief.post("/api/login", RIGHT).status_code == 429
        assert home.post("/api/login", RIGHT).status_code == 200

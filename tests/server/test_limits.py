"""Rate limits, for each key on its own and in bounded memory."""

from pathlib import Path

import pytest

from server.visiting import InProcessServer, code
from tavolino.server.http.errors import TooMany
from tavolino.server.http.limits import Allowance, Bucket, Buckets, address_key


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_has_and_fills_with_time() -> None:
    clock = Clock()
    bucket = Bucket(Allowance(3, 2), clock)
    assert [bucket.wait() for _ in range(3)] == [0, 0, 0]
    assert bucket.wait() == 0.5
    clock.now += 0.5
    assert bucket.wait() == 0
    assert bucket.wait(2) == 1.0
    clock.now += 1000
    assert [bucket.wait() for _ in range(3)] == [0, 0, 0]  # no more than the burst, however long the wait
    with pytest.raises(TooMany) as refused:
        bucket.take()
    assert refused.value.wait == 1


def test_each_key_has_its_own() -> None:
    buckets = Buckets(Allowance(1, 1), clock=Clock())
    buckets.take("ada")
    buckets.take("bea")
    with pytest.raises(TooMany):
        buckets.take("ada")


def test_memory_is_bounded_and_the_most_recent_keys_are_kept() -> None:
    buckets = Buckets(Allowance(1, 0.001), max_keys=10, clock=Clock())
    buckets.take("busy")
    for stranger in range(1000):
        buckets.take(stranger)
        with pytest.raises(TooMany):
            buckets.take("busy")
    assert len(buckets) == 10


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


def test_requests_are_limited_per_address(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, requests_burst=5, requests_per_second=1) as server:
        hasty, other = server.browser("192.0.2.1"), server.browser("192.0.2.2")
        assert [hasty.get("/readyz").status_code for _ in range(5)] == [200] * 5
        refused = hasty.get("/readyz")
        assert code(refused) == (429, "too_many")
        assert refused.headers["retry-after"] == "1"
        assert other.get("/readyz").status_code == 200


def test_requests_are_limited_per_person_wherever_they_are(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, requests_burst=5, requests_per_second=1) as server:
        ada = server.browser("192.0.2.1")
        ada.enter("Ada")
        answers = []
        for place in range(6):
            elsewhere = server.browser(f"198.51.100.{place}")
            elsewhere.cookies.update(ada.cookies)
            answers.append(elsewhere.get("/api/me").status_code)
        assert answers == [200] * 5 + [429]


def test_new_people_are_limited_per_address(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, sessions_per_hour=4) as server:
        made = [server.browser("192.0.2.1").post("/api/session", {"name": "Ada"}) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert int(made[2].headers["retry-after"]) > 800
        assert server.browser("192.0.2.2").post("/api/session", {"name": "Ada"}).status_code == 201


def test_guessing_passphrases_is_limited_per_address(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, logins_per_minute=3) as server:
        guess = {"name": "Ada", "passphrase": "open sesame"}
        answers = [server.browser("192.0.2.1").post("/api/login", guess).status_code for _ in range(4)]
        assert answers == [401, 401, 401, 429]
        assert server.browser("192.0.2.2").post("/api/login", guess).status_code == 401

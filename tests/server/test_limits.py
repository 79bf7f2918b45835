"""Rate limits, for each key on its own and in bounded memory."""

from pathlib import Path

import pytest

from online.company import Visitor
from server.visiting import InProcessServer, code
from tavolino.server.http.allowance import Allowance
from tavolino.server.http.bucket import LONGEST_PAUSE, Bucket
from tavolino.server.http.errors import TooMany
from tavolino.server.http.limits import Buckets, address_key
from tavolino.server.services import WITH_FILES


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


def test_who_takes_no_notice_is_answered_more_and_more_slowly() -> None:
    clock = Clock()
    bucket = Bucket(Allowance(2, 1), clock)

    def pause() -> float:
        try:
            bucket.take()
        except TooMany as refusal:
            return refusal.pause
        return 0.0

    assert [pause() for _ in range(5)] == [0, 0, 0.01, 0.02, 0.03]
    clock.now += 1
    assert [pause() for _ in range(2)] == [0, 0.04]  # one that was granted changes nothing
    assert max(pause() for _ in range(1000)) == LONGEST_PAUSE
    clock.now += 2
    assert [pause() for _ in range(3)] == [0, 0, 0.01]  # who has waited begins anew


def test_there_is_a_limit_for_all_keys_together() -> None:
    buckets = Buckets(Allowance(2, 1), clock=Clock(), times_in_all=3)
    granted = 0
    for key in range(10):
        try:
            buckets.take(key)
            granted += 1
        except TooMany:
            buckets.take_alone(f"monitoring {key}")
    assert granted == 6


def test_what_one_key_is_refused_does_not_count_for_the_others() -> None:
    buckets = Buckets(Allowance(2, 1), clock=Clock(), times_in_all=3)
    for _ in range(100):
        try:
            buckets.take("greedy")
        except TooMany:
            continue
    buckets.take("ada")


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


def test_keys_whose_buckets_are_full_again_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Allowance(2, 1), clock=clock)
    for stranger in range(1000):
        buckets.take(stranger)
    assert len(buckets) == 1000, "within a second each of them counts"
    for stranger in range(1000, 2000):
        clock.now += 1
        buckets.take(stranger)
    assert len(buckets) == 1


def test_a_key_that_has_more_to_wait_for_is_not_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Allowance(10, 1), clock=clock)
    buckets.take("busy", 10)
    for stranger in range(9):
        clock.now += 1
        buckets.take(stranger)
    assert buckets.wait("busy", 10) == 1
    assert len(buckets) == 2, "the last stranger, too"


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


def test_requests_for_anything_are_limited_per_address(tmp_path: Path) -> None:
    """Also for pages and for what is not there."""
    with InProcessServer(tmp_path, requests_burst=2, requests_per_second=1) as server:
        hasty = server.browser("192.0.2.1")
        assert [hasty.get("/nowhere").status_code for _ in range(2 * WITH_FILES)] == [404] * 2 * WITH_FILES
        assert code(hasty.get("/nowhere")) == (429, "too_many")
        assert server.browser("192.0.2.2").get("/nowhere").status_code == 404


def test_monitoring_is_answered_however_much_everybody_asks(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, requests_burst=5, requests_per_second=1, addresses_at_limit=1) as server:
        asked = [server.browser(f"192.0.2.{host}").get("/api/me").status_code for host in range(7)]
        assert asked == [204] * 5 + [429] * 2
        assert server.browser("192.0.2.99").get("/readyz").status_code == 200


def test_new_sockets_are_limited_per_address(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, handshakes_per_minute=3) as server:
        opened = [server.open_socket({}, "/ws") for _ in range(4)]
        assert [messages[0].get("status") for messages in opened] == [None, None, None, 429]


def test_open_sockets_are_limited_per_address_whoever_has_them(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, sockets_per_address=3, sockets_per_person=2) as server:
        phones = [Visitor(server, name).socket() for name in ("Ada", "Bea", "Carla", "Dora")]
        assert [phone.listen_raw()[0] for phone in phones] == [None, None, None, 409]
        phones[0].close()
        assert Visitor(server, None).socket().listen_raw()[0] is None


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

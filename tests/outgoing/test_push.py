"""Push messages: only the browser that subscribed can read them, and its push service knows who sends."""

import base64
import json
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from outgoing.push_browser import PushBrowser
from outgoing.service import HOST
from outgoing.telling_server import PUBLIC, Company, TellingServer
from server.visiting import code
from tavolino.server.outgoing.destination import BadDestination
from tavolino.server.outgoing.push_encryption import BrowserKeys, Signer, encrypt, from_text, new_signing_key, to_text
from tavolino.store.outbox import GRACE


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


def test_this_browser_decrypts_the_example_of_the_standard() -> None:
    """RFC 8291, section 5: what is compared with our own messages below is right."""
    number = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = PushBrowser(number, decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(decoded(body)) == b"When I grow up, I want to be a watermelon"


def test_what_is_encrypted_only_that_browser_reads() -> None:
    browser, other = PushBrowser(), PushBrowser()
    body = encrypt(b"it is your turn", BrowserKeys(**browser.keys))
    assert browser.decrypt(body) == b"it is your turn"
    assert body != encrypt(b"it is your turn", BrowserKeys(**browser.keys)), "a new salt and key each time"
    with pytest.raises(InvalidTag):
        other.decrypt(body)


def verified(header: str) -> dict[str, object]:
    """The claims of a VAPID header; raises InvalidSignature."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    assert scheme == "vapid"
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, object] = json.loads(decoded(claims))
    return found


def test_a_request_is_signed_for_one_push_service() -> None:
    signer = Signer(new_signing_key())
    header = signer.authorization("https://push.example", PUBLIC, 17)
    assert verified(header) == {"aud": "https://push.example", "sub": PUBLIC, "exp": 17}
    assert header.endswith(f"k={signer.public_key}")
    forged = header.replace(header.split(".")[1], to_text(b'{"aud":"https://other.example"}'))
    with pytest.raises(InvalidSignature):
        verified(forged)


def test_the_key_of_a_server_stays_the_same() -> None:
    stored = new_signing_key()
    assert Signer(stored).public_key == Signer(stored).public_key
    assert Signer(new_signing_key()).public_key != Signer(stored).public_key


def test_a_push_message_is_decrypted_by_the_browser_that_subscribed(tmp_path: Path) -> None:
    with TellingServer(tmp_path) as server:
        company, browser = Company(server), PushBrowser()
        told_key = company.bea.ask("GET", "/api/me/notifications").json()["push_key"]
        new = {"endpoint": server.address("push"), "keys": browser.keys}
        assert company.bea.ask("POST", "/api/me/push", new, accept_language="it").status_code == 201
        table = company.open_table("me", "open")
        company.bea.sit(table, 1)
        company.ada.start(table)
        (sent,) = [one for one in server.later() if "/push" in one.line]
        assert json.loads(browser.decrypt(sent.body)) == {
            "text": f"Coffee Rush, tavolo {table}: la partita comincia.",
            "tag": f"{table} began",
            "table": table,
        }
        assert b"Coffee" not in sent.body
        headers = sent.headers
        assert (headers["content-encoding"], headers["ttl"], headers["urgency"]) == ("aes128gcm", "86400", "normal")
        assert len(headers["topic"]) == 32
        claims = verified(headers["authorization"])
        assert claims["aud"] == f"https://{HOST}:{server.service.port}"
        assert claims["sub"] == PUBLIC
        assert headers["authorization"].endswith(f"k={told_key}")


def test_a_browser_is_not_told_after_logging_out(tmp_path: Path) -> None:
    with TellingServer(tmp_path) as server:
        company, browser = Company(server), PushBrowser()
        new = {"endpoint": server.address("push"), "keys": browser.keys}
        company.bea.ask("POST", "/api/me/push", new)
        table = company.open_table("me", "open")
        company.bea.sit(table, 1)
        company.ada.start(table)
        company.bea.ask("POST", "/api/logout")
        assert [one.line for one in server.later() if "/push" in one.line] == []
        assert server.later(GRACE) == []


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": to_text(bytes(65)), "auth": to_text(bytes(16))},
        {"p256dh": to_text(b"\4" + bytes(64)), "auth": to_text(bytes(16))},
        {"p256dh": PushBrowser().keys["p256dh"][:-2], "auth": to_text(bytes(16))},
        {"p256dh": PushBrowser().keys["p256dh"], "auth": to_text(bytes(15))},
        {"p256dh": "?!", "auth": "é"},
    ],
)
def test_keys_that_are_none_are_refused(tmp_path: Path, keys: dict[str, str]) -> None:
    with TellingServer(tmp_path) as server:
        company = Company(server)
        new = {"endpoint": server.address("push"), "keys": keys}
        assert code(company.bea.ask("POST", "/api/me/push", new)) == (400, "bad_address")


def test_a_text_that_is_not_base64_is_refused() -> None:
    with pytest.raises(BadDestination):
        from_text("a", 1)
    assert from_text("YQ", 1) == b"a"


def test_without_https_there_is_no_push(tmp_path: Path) -> None:
    with TellingServer(tmp_path, public_url="http://play.example") as server:
        company, browser = Company(server), PushBrowser()
        assert company.bea.ask("GET", "/api/me/notifications").json()["push_key"] is None
        new = {"endpoint": server.address("push"), "keys": browser.keys}
        assert code(company.bea.ask("POST", "/api/me/push", new)) == (409, "outgoing_off")

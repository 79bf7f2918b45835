"""Encrypts a message for one browser (RFC 8291) and signs the request for its push service (RFC 8292).

The primitives are those of `cryptography`. What puts them together is written here: the libraries for it bring an HTTP
client of their own, and all requests leave from one place."""

import base64
import binascii
import os

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tavolino.server.outgoing.destination import BadDestination

CURVE = ec.SECP256R1()
POINT, SECRET, SALT, NUMBER = 65, 16, 16, 32  # bytes
RECORD = 4096  # bytes; a message of ours is one record
LAST_RECORD = b"\2"


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_text(text: str, length: int) -> bytes:
    """Raises BadDestination if it is not so many bytes."""
    try:
        data = base64.b64decode(text + -len(text) % 4 * "=", b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadDestination("a key is not base64url") from None
    if len(data) != length:
        raise BadDestination(f"a key has {len(data)} bytes instead of {length}")
    return data


class BrowserKeys(msgspec.Struct, frozen=True):
    """What a browser tells about its subscription, both in base64url."""

    p256dh: str  # a point on the curve
    auth: str  # a secret

    def point(self) -> ec.EllipticCurvePublicKey:
        try:
            return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(self.p256dh, POINT))
        except ValueError:
            raise BadDestination("the key is not a point on the curve") from None

    def secret(self) -> bytes:
        return from_text(self.auth, SECRET)

    def check(self) -> None:
        """Raises BadDestination."""
        self.point()
        self.secret()


def encrypt(message: bytes, keys: BrowserKeys) -> bytes:
    """The body of a request with `Content-Encoding: aes128gcm`, which only that browser can read."""
    own, salt, theirs = ec.generate_private_key(CURVE), os.urandom(SALT), keys.point()
    own_point, their_point = _encoded(own.public_key()), _encoded(theirs)
    info = b"WebPush: info\0" + their_point + own_point
    secret = _derived(own.exchange(ec.ECDH(), theirs), keys.secret(), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + own_point
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# ---- who sends it


def new_signing_key() -> str:
    """As it is stored: the secret number in base64url."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(NUMBER, "big"))


class Signer:
    """The server's identity towards push services."""

    def __init__(self, stored_key: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_text(stored_key, NUMBER), "big"), CURVE)
        self.public_key = to_text(_encoded(self._key.public_key()))  # what a browser subscribes with

    def authorization(self, audience: str, subject: str, expires: int) -> str:
        """A header for the push service at this origin, valid until then in seconds since 1970."""
        claims = {"aud": audience, "exp": expires, "sub": subject}
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode("ascii"), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(NUMBER, "big") + s.to_bytes(NUMBER, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def _part(data: dict[str, object]) -> str:
    return to_text(msgspec.json.encode(data))

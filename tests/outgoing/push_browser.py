"""The other end of a push message: a browser's keys, and what RFC 8291 says it does with a body that it is sent.

Written from the RFC and not from our own side of it, so that the two check each other."""

import hashlib
import hmac
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tavolino.server.outgoing.push_encryption import to_text

CURVE = ec.SECP256R1()


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


class PushBrowser:
    def __init__(self, number: int | None = None, secret: bytes | None = None) -> None:
        self._key = ec.generate_private_key(CURVE) if number is None else ec.derive_private_key(number, CURVE)
        self._secret = secret or os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self._point), "auth": to_text(self._secret)}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        senders, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, senders))
        ikm = mac(mac(self._secret, shared), b"WebPush: info\0" + self._point + senders + b"\1")
        prk = mac(salt, ikm)
        key = mac(prk, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(prk, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert padded.endswith(b"\2")
        return padded[:-1]

"""What visitors send who know no manners, or another protocol."""

from websockets.frames import Frame, Opcode

UPGRADE = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


def request(line: bytes, headers: bytes = b"", body: bytes = b"") -> bytes:
    return line + b"\r\nHost: x\r\n" + headers + b"\r\n" + body


def json(path: bytes, body: bytes, headers: bytes = b"") -> bytes:
    head = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    return request(b"POST " + path + b" HTTP/1.1", head + headers, body)


def handshake(path: bytes = b"/ws", headers: bytes = b"", line: bytes = b"GET %s HTTP/1.1") -> bytes:
    return line % path + b"\r\n" + UPGRADE + headers + b"\r\n"


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def of_somebody(cookie: str, csrf: str, origin: str, at: str) -> list[bytes]:
    """Requests of a person with a name, which get as far as the store; `at` is a table that they may see."""
    head = f"Cookie: {cookie}\r\nX-CSRF-Token: {csrf}\r\nOrigin: {origin}\r\n".encode()
    table = at.encode()
    told = b'"table":"%s","seat":0' % table
    return [
        *(request(b"DELETE /api/me/sessions/%s HTTP/1.1" % place, head) for place in STRANGE),
        *(request(b"DELETE /api/me/blocks/%s HTTP/1.1" % place, head) for place in STRANGE),
        *(request(b"DELETE /api/tables/%s/guests/%s HTTP/1.1" % (table, place), head) for place in STRANGE),
        *(request(b"GET /api/tables/mine?game=%s HTTP/1.1" % place, head) for place in STRANGE),
        json(b"/api/reports", b'{%s,"reason":"a\\u0000b"}' % told, head),
        json(b"/api/reports", b'{%s,"reason":"\\u0000\\u202e"}' % told, head),
        json(b"/api/me/passphrase", b'{"passphrase":"\\u0000\\u0000\\u0000\\u0000aaaa"}', head),
        json(b"/api/tables", b'{"game":"\\u0000","chairs":[{"who":"me"}]}', head),
        json(b"/api/tables", b'{"game":"cafe-race","chairs":[{"who":"bot","level":"\\u0000"}]}', head),
        json(b"/api/tables/%s/enter" % table, b'{"invite":"\\u0000"}', head),
    ]


STRANGE = (b"%00", b"a%00b", b"%ff", b"%ed%a0%80", b"x" * 3000, b"%2500", b"..%2f..", b"%0a")
CHUNKED = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"

REQUESTS = {
    "nothing at all": b"",
    "garbage": b"\x00\xff\xfe\x01" * 20,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x5a" * 200,
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "an upgrade to HTTP/2": request(b"GET / HTTP/1.1", b"Connection: Upgrade\r\nUpgrade: h2c\r\n"),
    "SSH": b"SSH-2.0-OpenSSH_9.6\r\n",
    "HTTP/0.9": b"GET /\r\n\r\n",
    "blank lines": b"\r\n" * 3000,
    "options of everything": request(b"OPTIONS * HTTP/1.1"),
    "connect": request(b"CONNECT example.org:443 HTTP/1.1"),
    "an unknown method": request(b"BREW / HTTP/1.1"),
    "a path beyond ASCII": request(b"GET /\xff\xfe HTTP/1.1"),
    "a path with NUL": request(b"GET /api/tables/a%00b HTTP/1.1"),
    "a course with NUL": request(b"GET /api/tables/%00/course HTTP/1.1"),
    "a query with NUL": request(b"GET /api/tables/open?game=%00 HTTP/1.1"),
    "a query that is not UTF-8": request(b"GET /api/tables/open?game=%ff&%fe=%fd HTTP/1.1"),
    "a number without end": request(b"GET /api/tables/x/position?at=" + b"9" * 6000 + b" HTTP/1.1"),
    "headers beyond ASCII": request(b"GET /api/me HTTP/1.1", b"Cookie: tavolino=\xff\xfe\r\nOrigin: \xff\r\n"),
    "a host beyond ASCII": b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    "a header with NUL": request(b"GET /api/me HTTP/1.1", b"A: a\x00b\r\n"),
    "a header without end": b"GET / HTTP/1.1\r\nA: " + b"x" * 200_000,
    "many headers": request(b"GET / HTTP/1.1", b"A: x\r\n" * 5000),
    "a long path": request(b"GET /" + b"x" * 200_000 + b" HTTP/1.1"),
    "a bad length": request(b"POST /api/session HTTP/1.1", b"Content-Length: many\r\n"),
    "two lengths": request(b"POST /api/session HTTP/1.1", b"Content-Length: 5\r\nContent-Length: 6\r\n"),
    "a bad chunk": request(b"POST /api/session HTTP/1.1", CHUNKED, b"zz\r\n\r\n"),
    "crumbs": request(b"POST /api/session HTTP/1.1", CHUNKED, b"1\r\nx\r\n" * 50_000),
    "half a body": json(b"/api/session", b'{"name":"Ada"}')[:-5],
    "half a text": json(b"/api/session", b'{"name":"\\ud800"}'),
    "a body that is not UTF-8": json(b"/api/session", b'{"name":"\xed\xa0\x80"}'),
    "a passphrase with NUL": json(b"/api/login", b'{"name":"Ada","passphrase":"\\u0000\\u0000\\u0000aaaaaaaa"}'),
    "a token beyond ASCII": json(b"/api/tables", b"{}", b"X-CSRF-Token: \xff\xfe\r\n"),
    "a bearer beyond ASCII": request(b"GET /metrics HTTP/1.1", b"Authorization: Bearer \xff\r\nForwarded: x\r\n"),
    "thousands of requests at once": request(b"GET /healthz HTTP/1.1") * 5000,
    "a handshake beyond ASCII": handshake(b"/ws\xff\xfe"),
    "a handshake with odd headers": handshake(headers=b"A: \xff\xfe\r\nCookie: \xff=\xff\r\n"),
    "a handshake with a body": handshake(headers=b"Content-Length: 5\r\n") + b"hello",
    "a handshake with a long path": handshake(b"/ws?" + b"x" * 9000) + b"and more",
    "a handshake with many headers": handshake(headers=b"A: x\r\n" * 99) + b"and more",
    "a handshake by POST": handshake(line=b"POST %s HTTP/1.1"),
    "a handshake of HTTP/1.0": handshake(line=b"GET %s HTTP/1.0"),
    "a handshake elsewhere": handshake(b"/nowhere"),
    "a handshake from another site": handshake(headers=b"Origin: http://evil.example\r\nCookie: tavolino=x\r\n"),
    "two handshakes": handshake() + handshake(),
}

FRAMES = {
    "not masked": Frame(Opcode.TEXT, b"hi").serialize(mask=False),
    "an unknown kind": b"\x83\x80\0\0\0\0",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "not UTF-8": frame(Opcode.TEXT, b"\xff"),
    "not UTF-8, twice": frame(Opcode.TEXT, b"\xff") * 2,
    "not UTF-8, in pieces": frame(Opcode.TEXT, b"\xff", fin=False) + frame(Opcode.CONT, b"\xfe"),
    "a bad goodbye": frame(Opcode.CLOSE, b"\x00"),
    "an unknown goodbye": frame(Opcode.CLOSE, (9999).to_bytes(2, "big")),
    "two goodbyes": frame(Opcode.CLOSE, b"\x03\xe8") * 2,
    "a goodbye within a message": frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.CLOSE, b"\x03\xe8"),
    "a long ping": b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126,
    "a piece of nothing": frame(Opcode.CONT, b"x"),
    "a message within a message": frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.TEXT, b"y"),
    "binary": frame(Opcode.BINARY, b"\x00") * 3,
    "a terabyte": b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0abc",
    "a flood of pings": frame(Opcode.PING, b"") * 40_000,
    "a flood of pongs": frame(Opcode.PONG, b"") * 40_000,
    "a flood of texts": frame(Opcode.TEXT, b"{}") * 30_000,
    "a flood of pieces": frame(Opcode.TEXT, b"", fin=False) + frame(Opcode.CONT, b"", fin=False) * 40_000,
    "a table with NUL": frame(Opcode.TEXT, b'{"t":"hello","table":"\\u0000"}'),
    "a token with NUL": frame(Opcode.TEXT, b'{"t":"hello","table":"x","token":"\\u0000.x"}'),
    "half a text": frame(Opcode.TEXT, b'{"t":"hello","table":"\\ud800"}'),
    "deeply nested": frame(Opcode.TEXT, b"[" * 8000),
    "half a frame": frame(Opcode.TEXT, b"hello")[:-2],
}

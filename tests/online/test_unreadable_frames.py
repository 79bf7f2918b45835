"""Frames that are not valid text: the socket is closed with the code that says why, and the server goes on."""

import asyncio
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from online.guest import Guest
from online.process import ServerProcess

UNSUPPORTED, NOT_UTF8, TOO_BIG = 1003, 1007, 1009  # close codes of RFC 6455


async def close_code(socket: ClientConnection, frame: bytes, text: bool) -> int:
    """The code with which the server closes, perhaps before it has read everything."""
    async with asyncio.timeout(20):
        try:
            await socket.send(frame, text=text)
            while True:
                await socket.recv()
        except ConnectionClosed:
            assert socket.close_code is not None
            return socket.close_code


def test_an_unreadable_frame_ends_its_own_socket_and_no_other(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def story(url: str) -> None:
        address = url.replace("http", "ws", 1) + "/ws"
        async with Guest.named(url, "Anna") as anna:
            table = await anna.open_table("cafe-race", ["me", "me", "me"])
            await anna.start(table)
            async with anna.at(table, 0) as place:
                for frame, text, code in (
                    (b"\x00\x01", False, UNSUPPORTED),
                    (b"\xff\xfe", True, NOT_UTF8),
                    (b'{"t":"say","text":"\xed\xa0\x80"}', True, NOT_UTF8),
                    (b"x" * 16_385, True, TOO_BIG),
                    (b"x" * 5_000_000, True, TOO_BIG),
                ):
                    async with connect(address, compression=None) as socket:
                        assert await close_code(socket, frame, text) == code
                async with connect(address, compression=None) as socket:  # the control: one that is only nonsense
                    await socket.send("x" * 16_384)
                    assert '"code":"bad_json"' in str(await socket.recv())
                assert await place.move("thrust 1") == place.seq

    with ServerProcess(f"sqlite:///{tmp_path}/server.db", log=log) as server:
        asyncio.run(story(server.url))
    assert '"error":' not in log.read_text()

"""The program in docs/protocol.md plays a seat with nothing but the seat's token."""

import asyncio
import sys
from pathlib import Path

from engine.test_engine_docs import PROTOCOL, blocks, section
from online.guest import Guest
from online.process import ServerProcess


def test_the_program_of_the_page_plays_to_the_end(tmp_path: Path) -> None:
    (program,) = blocks(section(PROTOCOL, "Tables online"), "python")

    async def story(url: str) -> str:
        async with Guest.named(url, "Robot") as robot:
            table = await robot.open_table("cafe-race", ["me", "greedy", "random"])
            token = (await robot.ask("POST", f"/api/tables/{table}/seats/0/token"))["token"]
            await robot.start(table)
            words = [sys.executable, "-c", program, url.replace("http", "ws", 1) + "/ws", table, token]
            process = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.PIPE)
            async with asyncio.timeout(60):
                _, said = await process.communicate()
            assert (process.returncode, said) == (0, b"")
            return str((await robot.ask("GET", f"/api/tables/{table}"))["table"]["status"])

    with ServerProcess(f"sqlite:///{tmp_path}/server.db") as server:
        assert asyncio.run(story(server.url)) == "finished"

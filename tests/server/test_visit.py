"""What a socket is told when the store is unavailable."""

import asyncio
import json
from pathlib import Path

from docs.evening import TABLE, Evening


def test_what_the_database_said_is_not_for_visitors(tmp_path: Path) -> None:
    async def story() -> None:
        async with await Evening.begin(tmp_path) as evening:
            evening.say(json.dumps({"t": "hello", "table": TABLE, "seat": 0}))
            assert json.loads(await evening.hear())["t"] == "sync"
            await evening.lose_store()
            evening.say(json.dumps({"t": "cmd", "id": "a1", "base": 5, "move": "thrust 5"}))
            told = json.loads(await evening.hear())
            assert (told["id"], told["code"]) == ("a1", "unavailable")
            assert told["message"] == "our store cannot be asked at the moment; try again soon"

    asyncio.run(story())

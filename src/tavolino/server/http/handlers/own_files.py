"""Options that people write as files: checks one and lists every fault, before a table is opened with it."""

import msgspec
from msgspec import Struct

from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.server.files import jobs
from tavolino.server.files.jobs import ReadFile
from tavolino.server.http.call import Call
from tavolino.server.http.errors import NotFound, fault_lines
from tavolino.server.http.reader_language import reader_language
from tavolino.server.http.route import Encoded


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    content: bytes  # of the file, in base64


async def read(call: Call[Written, None]) -> Encoded[ReadFile]:
    game, option = call.path["game"], call.path["option"]
    if option not in (own.option for own in find(game).own_files):
        raise NotFound(f"{game} has no option that is written as a file and called so")
    try:
        return Encoded(await call.look_at(jobs.read_own_file, game, option, call.body.content))
    except BadOption as bad:
        lines = await fault_lines(bad, reader_language(call.request.scope))
        return Encoded(msgspec.json.encode(ReadFile(None, lines)))

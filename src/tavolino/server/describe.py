"""`/openapi.json`, encoded once when somebody asks for it."""

from tavolino.server.call import Call
from tavolino.server.route import Text


async def openapi(call: Call[None, None]) -> Text:
    document: bytes = call.request.app.state.openapi()
    return Text(document)

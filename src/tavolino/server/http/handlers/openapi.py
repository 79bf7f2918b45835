"""`/openapi.json`, encoded once, at the first request."""

from tavolino.server.http.call import Call
from tavolino.server.http.route import Text


async def openapi(call: Call[None, None]) -> Text:
    document: bytes = call.request.app.state.openapi()
    return Text(document)

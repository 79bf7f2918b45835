"""A player of one's own at a table online: sits down over HTTP, plays over a WebSocket."""

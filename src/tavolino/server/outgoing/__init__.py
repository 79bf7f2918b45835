"""Requests that leave the server: webhooks and push messages. Nothing else of it calls another machine."""

"""Requests: routes, handlers, errors, sessions, limits."""

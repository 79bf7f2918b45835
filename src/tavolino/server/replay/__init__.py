"""Replays of finished games, move by move."""

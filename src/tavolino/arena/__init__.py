"""Bots against bots: series of games, their statistics and their speed."""

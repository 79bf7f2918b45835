"""Bots against bots: series of games, their statistics, and how fast we play them."""

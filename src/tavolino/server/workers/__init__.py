"""Separate processes for what may take long: bots that think, and files that visitors bring."""

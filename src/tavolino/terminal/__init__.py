"""Play any game in a terminal, people and bots in any seat."""

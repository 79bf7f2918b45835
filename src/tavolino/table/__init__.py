"""One table in play: its log, seats, turns, clock, take-back, stand-in, chat."""

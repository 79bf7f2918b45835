"""One table: its log, seats, turns, clock, take-back, stand-in, chat."""

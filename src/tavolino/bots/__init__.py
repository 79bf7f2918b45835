"""Players that receive what a seat may know and return a move."""

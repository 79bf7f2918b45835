"""Live tables: rooms, the one path of a change, and what the server does by itself."""

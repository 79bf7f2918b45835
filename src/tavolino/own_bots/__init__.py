"""Players of one's own: a program, or an object of a Python module, takes a chair and speaks the engine protocol."""

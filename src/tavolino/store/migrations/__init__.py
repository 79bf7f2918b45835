"""How the database came to be what `schema` says, step by step."""

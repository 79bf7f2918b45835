"""The contract of every game. It knows no particular game."""

"""What the dice gave and what was given away: a game told as an account that adds up."""

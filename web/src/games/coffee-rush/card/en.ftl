game-coffee-rush = Coffee Rush
card-coffee-rush = Fetch, pour, serve. The orders never stop sliding, and neither do you.
minutes-coffee-rush = 30 to 45 minutes

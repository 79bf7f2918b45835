game-coffee-rush = Coffee Rush
card-coffee-rush = Fetch ingredients, fill cups and serve your orders before they leave your board.
minutes-coffee-rush = 30 to 45 minutes

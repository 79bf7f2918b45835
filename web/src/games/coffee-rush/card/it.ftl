game-coffee-rush = Coffee Rush
card-coffee-rush = Prendi, versa, servi. Gli ordini non smettono di scivolare, e nemmeno tu.
minutes-coffee-rush = 30-45 minuti

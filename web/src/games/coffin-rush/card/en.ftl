game-coffin-rush = Coffin Rush!
card-coffin-rush = Fill your backpack in the Pharaoh's temple and bring your loot out before his ritual ends.
minutes-coffin-rush = 45 to 75 minutes

game-coffin-rush = Coffin Rush!
card-coffin-rush = Riempi lo zaino nel tempio del Faraone ed esci prima che il suo rituale finisca.
minutes-coffin-rush = 45-75 minuti

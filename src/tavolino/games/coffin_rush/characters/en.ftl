character-bully = Brutus
character-bully-way = goes after what others carry
character-bully-line = Digging? I let you do that.

character-homebody = Pina
character-homebody-way = brings everything home soon
character-homebody-line = What is in the tent is in the tent.

character-delver = Fossati
character-delver-way = goes deep, and to the sarcophagi
character-delver-line = Nobody has been down here for three thousand years.

character-magpie = Gazza
character-magpie-way = likes chests, and what others drop
character-magpie-line = Ooh, that one glitters.

character-bully = Brutus
character-bully-way = court après ce que portent les autres
character-bully-line = Creuser ? Je vous laisse faire.

character-homebody = Pina
character-homebody-way = rapporte tout au camp sans tarder
character-homebody-line = Ce qui est sous la tente est sous la tente.

character-delver = Fossati
character-delver-way = va au plus profond, vers les sarcophages
character-delver-line = Personne n'est descendu ici depuis trois mille ans.

character-magpie = Gazza
character-magpie-way = aime les coffres, et ce que d'autres perdent
character-magpie-line = Oh, ça brille.

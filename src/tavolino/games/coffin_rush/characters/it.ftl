character-bully = Bruto
character-bully-way = va dietro a quel che portano gli altri
character-bully-line = Scavare? Lo lascio fare a voi.

character-homebody = Pina
character-homebody-way = porta tutto a casa presto
character-homebody-line = Quel che è in tenda è in tenda.

character-delver = Fossati
character-delver-way = va in fondo, e ai sarcofagi
character-delver-line = Qui sotto non viene nessuno da tremila anni.

character-magpie = Gazza
character-magpie-way = ama i bauli, e quel che gli altri perdono
character-magpie-line = Oh, questo luccica.

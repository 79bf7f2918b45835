character-hoarder = Berta
character-hoarder-way = garde ses pions Rush
character-hoarder-line = On ne sait jamais, un jour ce sera utile.

character-dasher = Furio
character-dasher-way = court dans tout le café
character-dasher-line = J’étais là-bas ? Alors je suis partout.

character-purist = Celeste
character-purist-way = une tasse à la fois
character-purist-line = D’abord celle-ci. Puis l’autre. Pas avant.

character-juggler = Tullio
character-juggler-way = a toutes ses tasses en train
character-juggler-line = Trois tasses, deux mains, aucun souci.

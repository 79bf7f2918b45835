character-hoarder = Berta
character-hoarder-way = keeps her Rush tokens
character-hoarder-line = You never know when you might need it.

character-dasher = Furio
character-dasher-way = is all over the café
character-dasher-line = Was I just over there? Then I must be everywhere.

character-purist = Celeste
character-purist-way = one cup at a time
character-purist-line = First this one. Then the next. Not before.

character-juggler = Tullio
character-juggler-way = has every cup on the go
character-juggler-line = Three cups, two hands, no problem.

character-sprinter = Saetta
character-sprinter-way = flies down the stairs
character-sprinter-line = Steps are for people with time.

character-waiter = Placido
character-waiter-way = spills nothing if he can help it
character-waiter-line = Cold feet, hot coffee: that is my trade.

character-gambler = Rossella
character-gambler-way = all or nothing
character-gambler-line = One or six. What lies between is for accountants.

character-shadow = Ombra
character-shadow-way = does as the leader did
character-shadow-line = After you. I am taking notes.

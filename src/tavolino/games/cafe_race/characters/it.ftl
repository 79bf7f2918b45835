character-sprinter = Saetta
character-sprinter-way = vola giù per le scale
character-sprinter-line = I gradini sono per chi ha tempo.

character-waiter = Placido
character-waiter-way = non rovescia niente, se può
character-waiter-line = Piedi freddi, caffè caldo: questo è il mestiere.

character-gambler = Rossella
character-gambler-way = o tutto o niente
character-gambler-line = Uno o sei. Il resto è roba da ragionieri.

character-shadow = Ombra
character-shadow-way = fa come ha fatto chi è in testa
character-shadow-line = Dopo di te. Io prendo appunti.

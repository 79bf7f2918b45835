character-sprinter = Saetta
character-sprinter-way = dévale les marches
character-sprinter-line = Les marches, c'est pour ceux qui ont le temps.

character-waiter = Placido
character-waiter-way = ne renverse rien, s'il le peut
character-waiter-line = Pieds froids, café chaud : voilà le métier.

character-gambler = Rossella
character-gambler-way = tout ou rien
character-gambler-line = Un ou six. Le reste, c'est pour les comptables.

character-shadow = Ombra
character-shadow-way = fait comme celui qui mène
character-shadow-line = Après vous. Moi, je prends des notes.

game-name = Le sucrier
game-tagline = Tendez la main, mais pas là où les autres la tendent.
section-LUMP-COMP = Matériel
section-LUMP-TAKE = Prendre des morceaux
section-LUMP-END = La fin
LUMP-COMP-1 = Deux à quatre joueurs partagent un sucrier ; un dé dit combien de tours on joue.
LUMP-TAKE-1 = À chaque tour, chacun décide en secret, une seule fois, de prendre un, deux ou trois morceaux.
LUMP-TAKE-2 = Qui a choisi un nombre que personne d'autre n'a choisi prend autant de morceaux.
LUMP-END-1 = Après le dernier tour, qui a le plus de morceaux gagne ; à égalité, on partage.
event-chose = { $seat } a décidé.
event-chose-known = Vous tendez la main pour { $lumps }.
event-took = { $seat } prend { $lumps ->
    [1] un morceau
   *[other] { $lumps } morceaux
 }.
event-ended = Le sucrier est vide : { $seats } gagne.
prompt-take = Combien de morceaux : 1, 2 ou 3 ?
prompt-over = Le sucrier est vide.
move-take = prendre 1 à 3 morceaux, si personne d'autre n'en prend autant
part-lumps = morceaux

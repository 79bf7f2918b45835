game-name = La zuccheriera
game-tagline = Allunga la mano, ma non dove la allungano gli altri.
section-LUMP-COMP = Componenti
section-LUMP-TAKE = Prendere zollette
section-LUMP-END = La fine
LUMP-COMP-1 = Da due a quattro giocatori dividono una zuccheriera; un dado dice quanti turni si giocano.
LUMP-TAKE-1 = A ogni turno ciascuno decide in segreto, una volta sola, se vuole una, due o tre zollette.
LUMP-TAKE-2 = Chi ha scelto un numero che nessun altro ha scelto prende altrettante zollette.
LUMP-END-1 = Dopo l'ultimo turno vince chi ha più zollette; a parità si condivide.
event-chose = { $seat } ha deciso.
event-chose-known = Allunghi la mano per { $lumps }.
event-took = { $seat } prende { $lumps ->
    [1] una zolletta
   *[other] { $lumps } zollette
 }.
event-ended = La zuccheriera è vuota: { $seats } ha vinto.
prompt-take = Quante zollette: 1, 2 o 3?
prompt-over = La zuccheriera è vuota.
move-take = prendi da 1 a 3 zollette, se nessun altro ne prende altrettante
part-lumps = zollette

# Le regole in breve: i due lati di una carta. Quali regole riassume una frase sta in glance.toml.

glance-short = In breve
glance-short-goal = Riempi le tazze esattamente come chiedono le tue carte Ordine e fai più punti di tutti: ne danno le carte completate e le migliorie, ne tolgono le penalità.
glance-short-turn = Nel tuo turno fai fino a tre passi, prendi quello che trovi, lo versi nelle tazze e servi ciò che è pronto.
glance-short-rush = Ciò che servi porta altri ordini ai giocatori dopo di te; e tutti gli ordini scivolano verso il bordo della plancia.

glance-upgrade = 1 · Una miglioria, se vuoi
glance-upgrade-discard = Scarta le tre carte completate più vecchie e gira una tessera Miglioria: una volta per turno, se il tavolo non ne permette di più. Quelle carte non danno più punti.

glance-move = 2 · Il movimento
glance-move-steps = Da uno a tre passi, almeno uno; in orizzontale o in verticale.
glance-move-take = Prendi l’ingrediente di ogni casella in cui entri, anche se ci ripassi.
glance-move-stop = Puoi passare sulle altre pedine, ma non terminare sulla loro casella.
glance-move-rush = Ogni segnalino Fretta paga un passo in più dopo i tre. Quelli ricevuti in questo turno valgono dal prossimo.

glance-pour = 3 · Versare
glance-pour-split = Dividi tra le tazze ciò che hai preso. Quello che è in una tazza ci resta; quello che non ci va torna nella Riserva.
glance-pour-empty = Mentre versi puoi svuotare le tazze che vuoi.

glance-serve = 4 · Servire
glance-serve-exact = Una tazza con esattamente ciò che mostra una carta completa quell’ordine. Ogni tazza serve una volta per turno.
glance-serve-special = Una carta del Menu Specialità ti dà un segnalino Fretta.
glance-serve-draw = Poi i due giocatori alla tua sinistra prendono ciascuno, nello slot 1, tante carte Ordine quante ne hai completate; prima il più vicino.

glance-time = 5 · Scorrere del Tempo
glance-time-down = I tuoi ordini scendono di uno slot. Quelli che escono dallo slot 4 sono penalità, e ognuna ti dà un segnalino Fretta.

glance-upgrades = Le quattro migliorie
glance-upgrades-meeples = Pedine Doppie: una casella con un’altra pedina dà 2.
glance-upgrades-diagonal = Movimento Diagonale: i passi possono andare in diagonale.
glance-upgrades-corners = Angoli Doppi: i quattro angoli danno 2.
glance-upgrades-specialties = Specialità Doppie: caramello, cioccolato, acqua e tè danno 2.
glance-upgrades-together = Due che raddoppiano la stessa casella danno 4.

glance-end = La fine
glance-end-closed = Il segnalino Primo Giocatore si gira sul lato CHIUSO quando qualcuno ha cinque penalità, quando il mazzo è vuoto oppure, in tre o in quattro, quando sul tavolo non resta alcun ordine.
glance-end-round = Poi si gioca fino al giocatore a destra del primo giocatore.
glance-end-points = +1 per ogni carta completata che hai ancora, +2 per ogni miglioria attivata, -1 per ogni penalità.
glance-end-win = A parità: più carte completate, poi più segnalini Fretta, poi la vittoria è condivisa.

glance-two = In due
glance-two-meeples = Ognuno ha due pedine e nel turno ne muove una. Pedine Doppie vale anche per l’altra tua.
glance-two-cards = Per ciò che completi prende carte solo l’avversario. Dopo lo Scorrere del Tempo aggiungi una carta al tuo slot 1.
glance-two-end = Se la fine è innescata dal primo giocatore, l’altro ha un ultimo turno; se è innescata dall’altro, la partita finisce.

glance-know = Buono a sapersi
glance-know-tokens = Ci sono 18 chicchi di caffè, 12 segnalini di ogni altro ingrediente e 15 segnalini Fretta. Ciò che è esaurito manca.
glance-know-open = Tutto è scoperto, tranne l’ordine del mazzo.
glance-know-luck = Opzione «Meno fortuna»: ognuno comincia con un Ristretto o un Espresso.

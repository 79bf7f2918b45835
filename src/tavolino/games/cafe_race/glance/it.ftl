# Le regole in breve: i due lati di una carta. Quali regole riassume una frase sta in glance.toml.

glance-short = In breve
glance-short-goal = Porta il tuo impiegato giù per tre rampe di scale con più caffè che puoi: punti per il posto, e uno per ogni gettone caffè.
glance-short-choose = A ogni turno scegli di nascosto una spinta. Più è alta, più veloce è il dado velocità che prendi, e più difficile l'equilibrio.
glance-short-end = Quando il primo impiegato raggiunge la zona di fine, quel turno è l'ultimo.

glance-speed = Prima fase: la velocità
glance-speed-dice = Si tira un dado velocità per giocatore e si mettono in ordine.
glance-speed-thrust = Ognuno imposta di nascosto una spinta da 1 a 6; poi si mostrano insieme.
glance-speed-take = La spinta più alta prende il dado più alto, la seconda il successivo, e così via.
glance-speed-ties = A parità: chi è più indietro, poi chi ha meno gettoni caffè, poi il tiro più alto dei dadi bianchi.

glance-move = Seconda fase: il movimento
glance-move-order = Prima il più veloce. A parità: spinta più alta, più indietro, meno gettoni caffè, dadi bianchi.
glance-move-exact = Si avanza esattamente di tante caselle quant'è la velocità, mai indietro.
glance-move-step = Chi finisce su un gradino tira i due dadi bianchi: con meno di spinta più velocità perde un gettone caffè.
glance-move-safe = Nessun tiro su un pianerottolo, né esattamente su una casella della zona di fine.
glance-move-full = Su una casella stanno due impiegati. Chi entrerebbe in una piena si ferma prima e tira, anche su un pianerottolo; chi ci arriva davanti con la sua velocità non è stato fermato.
glance-move-over = Chi oltrepasserebbe la zona di fine si ferma sull'ultima casella e tira.
glance-move-empty = Senza gettoni caffè: all'inizio del turno successivo cinque nuovi, e si torna alla zona di partenza.

glance-score = La fine
glance-score-last = Quando un impiegato ha raggiunto la zona di fine, gli altri si muovono ancora; poi si contano i punti. Chi è fermato davanti non l'ha raggiunta.
glance-score-place = I posti seguono le caselle; chi sta sulla stessa condivide il posto e conta come uno. Il primo posto vale tanti punti quanti sono i giocatori, ogni successivo uno in meno.
glance-score-win = Punti del posto più gettoni caffè rimasti. A parità: più gettoni, poi la vittoria è condivisa.

glance-auction = Regole avanzate: l'asta
glance-auction-what = Invece di scegliere la spinta si scommette per i dadi velocità, uno dopo l'altro.
glance-auction-opener = Chi inizia la prima asta lo decide il caso, poi è chi sta più vicino alla zona di fine. Sceglie un dado e deve scommettere da 1 a 6.
glance-auction-bids = In senso orario, chi non ha un dado rilancia una volta oppure passa. Una scommessa di 6 chiude l'asta.
glance-auction-won = La scommessa più alta prende il dado ed è la spinta. Chi ha iniziato senza vincere inizia di nuovo; altrimenti inizia l'impiegato subito dietro a quello che ha vinto.
glance-auction-last = L'ultimo giocatore prende l'ultimo dado con una scommessa sua; basta 1.

glance-odds = Buono a sapersi
glance-odds-table = Due dadi fanno almeno 4: 92 %, 5: 83 %, 6: 72 %, 7: 58 %, 8: 42 %, 9: 28 %, 10: 17 %, 11: 8 %, 12: 3 %. Di più non si può.
glance-odds-open = Tutto è scoperto, tranne le spinte non ancora mostrate.

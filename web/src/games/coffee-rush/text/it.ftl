## Il tavolo di Coffee Rush nel browser

rush-web-board = Il café
rush-web-floor = Il tabellone Ingredienti
rush-web-ingredient = { $ingredient ->
    [coffee] caffè
    [milk] latte
    [steam] vapore
    [ice] ghiaccio
    [chocolate] cioccolato
    [caramel] caramello
    [tea] tè
   *[water] acqua
}
rush-web-upgrade = { $upgrade ->
    [double-meeples] Pedine Doppie
    [diagonal] Movimento Diagonale
    [double-corners] Angoli Doppi
   *[double-specialties] Specialità Doppie
}
rush-web-cell = { $cell } { $name } ×{ $left } nella Riserva
rush-web-stands = qui c’è { $names }
rush-web-open = puoi scegliere questa casella
rush-web-counter = Il banco di { $name }
rush-web-log-round = Round { $round }
rush-web-progress = Round { $round } · { $cards ->
    [1] un ordine
   *[other] { $cards } ordini
} nel mazzo
rush-web-progress-closed = Round { $round } · il café chiude: gli ultimi turni
rush-web-working = al lavoro
rush-web-starter = primo giocatore
rush-web-active = Attiva.
rush-web-orders = Ordini

rush-web-cup-empty = Tazza { $cup }: vuota
rush-web-cup-holds = Tazza { $cup }: { $contents }
rush-web-empty = Svuota
rush-web-empty-cup = Svuota la tazza { $cup }
rush-web-held = In mano
rush-web-held-nothing = niente
rush-web-token = { $count } × { $name } in mano
rush-web-order = { $drink }, slot { $tab }: { $recipe }
rush-web-order-specialty = { $drink }, Menu Specialità, slot { $tab }: { $recipe }
rush-web-steps = { $left ->
    [1] Un passo gratuito
   *[other] { $left } passi gratuiti
}, segnalini Fretta: { $rush }

rush-web-stop = Fermati qui
rush-web-end = Fine turno
rush-web-cancel = Lascia stare
rush-web-hint-ingredient = Versa { $name }: in quale tazza?
rush-web-hint-order = { $drink }: da quale tazza?
rush-web-hint-cup = Tazza { $cup }: versaci qualcosa, scegli il suo ordine, o svuotala.
rush-web-hint-cell = Due possibilità in { $cell }:
rush-web-choose-go = Vai qui
rush-web-choose-meeple = Muovi questa pedina
rush-web-serve-with = Servi la tazza { $cup }

rush-web-prompt-over = Il café è chiuso: la partita è finita.
rush-web-prompt-wait = Gli altri sono al lavoro; poi tocca a te.
rush-web-prompt-watch = Stai guardando il café al lavoro.
rush-web-prompt-moment = Un momento …
rush-web-prompt-place = Colloca una pedina su una casella libera.
rush-web-prompt-stock = I primi ingredienti: scegline uno, poi una tazza.
rush-web-prompt-upgrade = Attiva una miglioria scartando tre carte, oppure parti.
rush-web-prompt-meeple = Scegli quale pedina muovere, o tocca una casella segnata.
rush-web-prompt-walk = Parti: fino a { $left } passi.
rush-web-prompt-steps = Cammina: { $left ->
    [1] resta un passo
   *[other] restano { $left } passi
} su 3, oppure fermati.
rush-web-prompt-passing = Qui c’è già qualcuno: prosegui, { $left ->
    [1] resta un passo
   *[other] restano { $left } passi
} su 3.
rush-web-prompt-rush = Un segnalino Fretta paga un altro passo (ne hai { $rush }); oppure fermati e versa.
rush-web-prompt-passing-rush = Qui c’è già qualcuno: prosegui con un segnalino Fretta (ne hai { $rush }).
rush-web-prompt-pour = { $count ->
    [1] Un ingrediente
   *[other] { $count } ingredienti
} da versare: scegli quale, poi la tazza.
rush-web-prompt-serve = { $count ->
    [1] Un ordine è pronto
   *[other] { $count } ordini sono pronti
}: scegli la carta, poi la tazza.
rush-web-prompt-empty = Nessuna tazza prende quel che hai in mano: svuotane una, o termina il turno.
rush-web-prompt-full = Nessuna tazza prende quel che hai in mano: termina il turno.
rush-web-prompt-end = Tutto fatto: termina il turno.

rush-web-warn-both = { $ready ->
    [1] Un ordine è pronto
   *[other] { $ready } ordini sono pronti
} da servire, e { $held ->
    [1] un ingrediente che hai in mano tornerebbe
   *[other] { $held } ingredienti che hai in mano tornerebbero
} nella Riserva. Terminare lo stesso?
rush-web-warn-serve = { $ready ->
    [1] Un ordine è pronto
   *[other] { $ready } ordini sono pronti
} da servire. Terminare lo stesso?
rush-web-warn-held = { $held ->
    [1] L’ingrediente che hai in mano non è versato: torna
   *[other] { $held } ingredienti che hai in mano non sono versati: tornano
} nella Riserva. Continuare?
rush-web-warn-empty = Il contenuto della tazza { $cup } corrisponde a un ordine. Svuotarla lo stesso?
rush-web-warn-walk = Così la pedina si ferma, e { $left ->
    [1] avresti ancora un passo gratuito
   *[other] avresti ancora { $left } passi gratuiti
}. Continuare?

## Figure delle regole

rush-web-fig-board = Il tabellone Ingredienti: ogni casella con il suo ingrediente, e quanti ce ne sono nella Riserva all’inizio.
rush-web-fig-supply = Tutta la Riserva: 102 segnalini Ingrediente.
rush-web-fig-kit = Tre tazze e quattro tessere Miglioria a testa; 15 segnalini Fretta per tutti.
rush-web-fig-cards = Quattro ordini. La stella segna il Menu Specialità.
rush-web-fig-meeples = Due rosse, due blu, una verde, una gialla.
rush-web-fig-deal = In alto gli ordini del primo giocatore; in basso quelli di tutti gli altri.
rush-web-fig-open = APERTO: il café lavora, e il mazzo aspetta.
rush-web-fig-start = Quattro pedine, ognuna sulla sua casella. Ada mette latte in una tazza, Bea caffè, Ciro latte e Dora latte.
rush-web-fig-upgrade = Tre carte Ordine completate per una miglioria.
rush-web-fig-double-meeples = Bea è su una casella di latte: chi ha questa tessera e ci passa ne prende due.
rush-web-fig-diagonal = Con Movimento Diagonale Ada può andare su otto caselle.
rush-web-fig-corners = I quattro angoli: ghiaccio, caffè, latte e vapore.
rush-web-fig-double-specialties = Una casella di ognuno sul tabellone, due segnalini da ciascuna.
rush-web-fig-multiply = Una pedina è sull’angolo del caffè: due per due fa quattro caffè.
rush-web-fig-step = Da b2 un passo porta su una delle quattro caselle accese.
rush-web-fig-walk = Tre passi: da b2 per c2 e c1 fino a d1.
rush-web-fig-gather = Che cosa portano questi tre passi: ghiaccio, vapore, caffè. Niente per la casella di partenza.
rush-web-fig-passing = Ada passa sulla casella di Bea, ne prende il latte e deve proseguire.
rush-web-fig-rush = Tre passi gratuiti, e un quarto per un segnalino Fretta.
rush-web-fig-back = Fino al ghiaccio e ritorno: ghiaccio e caramello.
rush-web-fig-stuck = Ada ha ancora un passo e nessun segnalino Fretta. La casella d1 di Bea non fa per lei: da lì non potrebbe proseguire.
rush-web-fig-pour = Tre segnalini, divisi in due tazze. Una volta dentro, ci restano.
rush-web-fig-empty = Una tazza svuotata rimette tutto nella Riserva.
rush-web-fig-ready = Caffè, latte, vapore: esattamente un Caffè Latte.
rush-web-fig-wrong = Troppo poco, troppo: nessuna delle due è un Caffè Latte.
rush-web-fig-specialty = Un ordine con la stella completato, un segnalino Fretta ricevuto.
rush-web-fig-many = Ada ha completato due ordini. Bea, in alto, e Ciro, in basso, prendono due carte ciascuno nello slot 1.
rush-web-fig-closed = Il mazzo è vuoto: CHIUSO.
rush-web-fig-slide = Ogni ordine scende di uno slot. L’Iced Tea esce: una carta Penalità, e in cambio un segnalino Fretta.
rush-web-fig-score = Due carte Ordine completate, una miglioria, una carta Penalità: 2 + 2 − 1 = 3 punti.
rush-web-fig-small = Ristretto ed Espresso: ognuno comincia con una di queste carte.
rush-web-fig-two = Due pedine a testa.
rush-web-fig-two-start = Quattro caselle per quattro pedine. Ada prende latte e vapore, Bea vapore e tè.
rush-web-fig-own = Ada passa sull’altra sua pedina: con Pedine Doppie sono due vapori.
rush-web-fig-own-card = Tutto scende di uno slot, poi una carta nuova arriva nello slot 1.

## Un menu portato da qualcuno

rush-web-own-menu = { $drinks } bevande su { $cards } carte
rush-web-own-specialty = specialità

# what could happen
rush-web-walk = cammina fin qui in { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
} ({ $way }); raccoglie { $gathers }
rush-web-becomes = La tazza { $cup } può ancora diventare: { $drinks }
rush-web-becomes-nothing = La tazza { $cup } non va più bene per nessun ordine.
rush-web-lacks = { $drink } (manca: { $lacks })

rush-web-log-walk = { $seat } cammina da { $from } a { $to }{ $count ->
    [0] {""}
   *[other] : { $ingredients }
}.

## Che cosa fare adesso

race-web-prompt-bid = Il { $die } è all'asta a { $bid }: rilancia, oppure passa.
race-web-prompt-pass = Il { $die } è all'asta a { $bid }, e non puoi rilanciare: passa.
race-web-prompt-open-last = L'ultimo dado è tuo: scommetti una spinta, basta 1.
race-web-wait-thrust = { $count ->
    [0] Si parte…
    [1] Manca ancora una tazza da posare…
   *[other] Mancano ancora { $count } tazze da posare…
}
race-web-wait-open = Qualcun altro inizia la prossima asta…
race-web-wait-bid = Il { $die } è all'asta a { $bid }; gli altri rilanciano o passano…

## Il tavolo

race-web-log-round = Turno { $round }
race-web-progress = Turno { $round } · { $left ->
    [0] la zona di fine è raggiunta
    [1] zona di fine a una casella
   *[other] zona di fine a { $left } caselle
}
race-web-stairs = Il piano di gioco
race-web-places = Tazze e dadi di tutti
race-web-hand = La tua risposta
race-web-dice = Dadi velocità
race-web-round = Turno { $round }: dadi velocità
race-web-die = Dado velocità { $face }
race-web-die-gone = Dado velocità { $face }, già preso
race-web-offer = { $name } scommette { $bid } per il { $die }
race-web-thrusts = La tua spinta, coperta dalla tazza
race-web-bids = La tua scommessa
race-web-open-die = Quale dado va all'asta?
race-web-open-bid = La tua prima scommessa per il { $die }
race-web-pass = Passa
race-web-pass-ahead = Passa quando tocca a me
race-web-final = Una spinta non si annulla. Scegli di nuovo { $face } per confermare.
race-web-name-thrust = Spinta { $face }
race-web-name-bid = Scommetti { $face }
race-web-name-die = Metti all'asta il { $face }
race-web-name-open = Metti all'asta il { $die } e scommetti { $bid }

## I giocatori

race-web-cell = { $cell ->
    [0] nella zona di partenza
    [28] prima casella della zona di fine
    [29] ultima casella della zona di fine
   *[other] sulla casella { $cell }
}
race-web-at = { $cell ->
    [0] partenza
    [28] zona di fine
    [29] zona di fine
   *[other] casella { $cell }
}
race-web-clerk = { $name }, { race-web-cell }, { race-web-coffee }
race-web-coffee = { $tokens ->
    [0] la tazza è vuota
    [1] un gettone caffè
   *[other] { $tokens } gettoni caffè
}
race-web-things = { race-web-coffee }; { $thrust ->
    [0] spinta non visibile
   *[other] spinta { $thrust }
}; { $speed ->
    [0] nessun dado velocità
   *[other] velocità { $speed }
}
race-web-your-turn = tocca a te
race-web-thinks = ci pensa…
race-web-covered = ha scelto
race-web-opener = inizia l'asta
race-web-leads = in testa con { $bid }
race-web-points = posto { $place } · { $points ->
    [1] un punto
   *[other] { $points } punti
}

## Che cosa dicono gli impiegati

race-web-say-refilled = Una tazza nuova!
race-web-say-back-to-start = Di nuovo su…
race-web-say-rolled-off = Decidano i dadi
race-web-say-tie-broken = { $by ->
    [thrust] Prima io: più spinta
    [further_back] Prima io: sono più indietro
    [fewer_tokens] Prima io: meno gettoni
   *[white_dice] Prima io: tiro migliore
}
race-web-say-opener-found = Inizio io
race-web-say-opened = { $bid } per il { $die }!
race-web-say-bid = { $bid }!
race-web-say-passed = Passo
race-web-say-auction-won = Il { $speed } è mio
race-web-say-blocked = Non c'è posto!
race-web-say-stopped-short = C'ero quasi…
race-web-say-overshot = Oh, i freni!
race-web-say-close-call = Per un pelo
race-web-say-arrived = Proprio giusto!
race-web-say-rested = Qui sto al sicuro
race-web-say-kept-balance = Serve { $needed }: in equilibrio!
race-web-say-spilled = Serve { $needed }: splash!
race-web-say-reached-finish = Ultimo turno!

## Figure delle regole

race-web-fig-kit = Quel che hanno tre giocatori: impiegato, tazza con cinque gettoni caffè, dado spinta. Sotto, i dadi velocità neri, uno per giocatore, e i due dadi bianchi.
race-web-fig-track = Tutta la discesa: zona di partenza, gradini da 1 a 7, pianerottolo, gradini da 11 a 17, pianerottolo, gradini da 21 a 27 e la zona di fine, 28 e 29.
race-web-fig-full = Bea e Ciro riempiono la casella 13. Accanto ad Ada c'è posto per un altro.
race-web-fig-start = Tutti nella zona di partenza, con la tazza piena.
race-web-fig-dice = Quattro giocatori, quattro dadi velocità, dal più alto al più basso.
race-web-fig-covered = Tre spinte sono coperte dalle tazze. Dora ci pensa ancora.
race-web-fig-taken = Le spinte 5, 4, 2, 1 prendono le velocità 6, 4, 3, 1.
race-web-fig-behind = Entrambe hanno scelto la stessa spinta. Ada è più indietro e prende il dado più veloce.
race-web-fig-roll-off = Stessa spinta, stessa casella, stessi gettoni caffè: Ada tira 9, e Bea deve fare di più.
race-web-fig-order = Ada e Bea hanno entrambe velocità 5. La spinta di Bea è più alta, quindi si muove prima lei.
race-web-fig-walk = Velocità 4: dalla casella 21 alla 25.
race-web-fig-landing = La velocità 3 finisce su un pianerottolo: nessun tiro di equilibrio.
race-web-fig-balance = Spinta 3 e velocità 4 chiedono 7: un tiro di 7 basta appena. Spinta 5 e velocità 4 chiedono 9: con 7 si perde un gettone caffè.
race-web-fig-blocked = Ada ha velocità 5, ma due impiegati occupano la 24. Si ferma sulla 23 e fa un tiro di equilibrio contro la sua spinta più 5.
race-web-fig-close = Ada ha velocità 2 e finisce da sé sulla 23: nessuno l'ha fermata. È un gradino, quindi fa il solito tiro di equilibrio.
race-web-fig-arrived = Con velocità 3 dalla casella 25 si arriva esattamente sulla prima casella della zona di fine: nessun tiro.
race-web-fig-overshot = Velocità 5 dalla casella 26 è troppo. Ada si ferma sull'ultima casella e fa un tiro di equilibrio.
race-web-fig-refilled = La tazza di Ada era vuota: all'inizio del turno successivo è di nuovo quassù, con cinque gettoni caffè.
race-web-fig-short = La prima casella della zona di fine è piena. Ada resta sul gradino 27 e non l'ha raggiunta.
race-web-fig-ranks = Quattro giocatori, tre posti: Bea e Ciro condividono il secondo.
race-web-fig-points = 4 + 2, 3 + 4, 3 + 3 e 2 + 5. Bea e Dora hanno 7 punti ciascuna, ma Dora ha più gettoni caffè: vince dal terzo posto.
race-web-fig-opener = Ada è la più vicina alla zona di fine e inizia l'asta.
race-web-fig-offer = Bea ha messo all'asta il 5, Ciro è in testa con 3. Ora tocca a Dora: rilancia con 4 o più, oppure passa.
race-web-fig-won = Ciro ha vinto il 5 con una scommessa di 4: sono la sua velocità e la sua spinta.
race-web-fig-next-opener = Bea ha iniziato e vinto l'asta. Ciro è subito dietro e ora inizia lui.
race-web-fig-ties = La tabella delle parità: che cosa decide per primo, per secondo e così via.
race-web-ties-thrust = Spinta: chi prende il dado più veloce
race-web-ties-speed = Velocità: chi si muove prima
race-web-ties-auction = Asta: chi la inizia
race-web-tie-behind = più indietro
race-web-tie-thrust = spinta più alta
race-web-tie-fewer = meno gettoni caffè
race-web-tie-ahead = più vicino alla zona di fine
race-web-tie-more = più gettoni caffè
race-web-tie-dice = tiro più alto dei dadi bianchi

# what could happen
race-web-keeps = { $percent } %
race-web-odds-title = { $face }: { $percent } % di non rovesciare caffè, se nessuno è d'intralcio
race-web-odds = { $likely ->
    [sure] Velocità { $speed }
   *[other] Velocità { $speed } ({ $likely } %)
}: fino alla { $cell }, serve { $needed } con due dadi: { $percent } %.
race-web-odds-rest = { $likely ->
    [sure] Velocità { $speed }
   *[other] Velocità { $speed } ({ $likely } %)
}: fino alla { $cell }, nessun tiro di equilibrio.

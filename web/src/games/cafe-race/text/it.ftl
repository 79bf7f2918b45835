## Che cosa fare adesso

race-web-prompt-bid = Il { $die } è all'asta a { $bid }: offri di più, oppure passa.
race-web-prompt-open-last = L'ultimo dado è tuo: di' con quale spinta, basta 1.
race-web-wait-thrust = { $count ->
    [0] Si parte…
    [one] Manca ancora una tazza da posare…
   *[other] Mancano ancora { $count } tazze da posare…
}
race-web-wait-open = Qualcun altro apre la prossima asta…
race-web-wait-bid = Il { $die } è all'asta a { $bid }; gli altri fanno le loro offerte…

## Il tavolo

race-web-stairs = La scala
race-web-places = I giocatori
race-web-hand = La tua risposta
race-web-dice = Dadi velocità
race-web-round = Turno { $round }: dadi velocità
race-web-die = Dado velocità { $face }
race-web-die-gone = Dado velocità { $face }, già preso
race-web-offer = { $name } offre { $bid } per il { $die }
race-web-thrusts = La tua spinta, sotto la tazza
race-web-bids = La tua offerta
race-web-open-die = Quale dado va all'asta?
race-web-open-bid = La tua prima offerta per il { $die }
race-web-pass = Passa
race-web-name-thrust = Spinta { $face }
race-web-name-bid = Offri { $face }
race-web-name-die = Metti all'asta il { $face }
race-web-name-open = Metti all'asta il { $die } e offri { $bid }

## I giocatori

race-web-cell = { $cell ->
    [0] nella zona di partenza
    [28] prima casella del traguardo
    [29] ultima casella del traguardo
   *[other] sulla casella { $cell }
}
race-web-clerk = { $name }, { race-web-cell }, { race-web-coffee }
race-web-coffee = { $tokens ->
    [0] la tazza è vuota
    [one] un gettone di caffè
   *[other] { $tokens } gettoni di caffè
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
race-web-opener = apre l'asta
race-web-leads = in testa con { $bid }
race-web-points = posto { $place } · { $points ->
    [one] un punto
   *[other] { $points } punti
}

## Che cosa dicono gli impiegati

race-web-say-refilled = Una tazza nuova!
race-web-say-back-to-start = Di nuovo su…
race-web-say-rolled-off = Decidano i dadi
race-web-say-tie-broken = { $by ->
    [thrust] Prima io: più spinta
    [further_back] Prima io: sono più indietro
    [fewer_tokens] Prima io: meno caffè
   *[white_dice] Prima io: tiro migliore
}
race-web-say-opener-found = Apro io
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
race-web-say-kept-balance = Serve { $needed }: salvo!
race-web-say-spilled = Serve { $needed }: splash!
race-web-say-reached-finish = Ultimo turno!

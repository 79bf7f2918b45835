## Il tavolo di Coffin Rush! nel browser

dig-web-temple = Il tempio visto dall'alto
dig-web-map-keys = Mappa del tempio. Le frecce guidano il tuo esploratore quando un passo è possibile.
dig-web-zoom-in = Più vicino
dig-web-zoom-out = Più lontano
dig-web-zoom-whole = Tutto il tempio
dig-web-zoom-me = Trova il mio esploratore
dig-web-explorer-at = { $name } in { $at }
dig-web-monster-at = { $kind ->
    [mummy] Mummia
   *[spectre] Spettro
} in { $at }
dig-web-go-to = Vai in { $at }{ $mark ->
    [d] : detriti
    [p] : pestilenza
    [t] : trappola
    [a] : altare
    [s] : sarcofago
    [c] : baule
    [r] : scale rosse
    [g] : scale verdi
    [y] : scale gialle
    [b] : scale blu
    [R] : RUSH!
    [C] : il campo
   *[other] {""}
}
dig-web-open-door-to = Apri la porta verso { $at }
dig-web-close-door-to = Chiudi la porta verso { $at }

## Azioni

dig-web-actions = { $actions ->
    [0] Nessuna azione rimasta
    [one] Un'azione rimasta
   *[other] { $actions } azioni rimaste
}
dig-web-steps = { $steps ->
    [0] nessun passo rimasto
    [one] un passo rimasto
   *[other] { $steps } passi rimasti
}
dig-web-walk = Mettiti in cammino
dig-web-stop = Fermati qui
dig-web-take = { $count ->
    [one] Raccogli quel che c'è qui
   *[other] Raccogli tutte e { $count } le cose
}
dig-web-open-tile = { $kind ->
    [chest] Apri il baule
   *[sarcophagus] Apri il sarcofago
}
dig-web-open-door = Apri la porta { $side ->
    [north] a nord ↑
    [east] a est →
    [south] a sud ↓
    [west] a ovest ←
   *[other] qui
}
dig-web-close-door = Chiudi la porta { $side ->
    [north] a nord ↑
    [east] a est →
    [south] a sud ↓
    [west] a ovest ←
   *[other] qui
}
dig-web-drop-done = Basta così
dig-web-pass = Fine turno

## Mie cose

dig-web-mine = Le tue cose
dig-web-backpack = Il tuo zaino
dig-web-slot = Slot { $slot }
dig-web-slot-item = Slot { $slot }: { item-name }
dig-web-slot-empty = vuoto
dig-web-token = { $active ->
    [yes] Gettone Rush!: un'azione in più
   *[no] Gettone Rush!, a riposo
}
dig-web-treasure = 3 punti alla tenda, 1 nello zaino. La collezione più grande alla tenda ne vale 1 in più.
dig-web-relic = { $item ->
    [torch] Una volta per turno, un movimento è più lungo di un passo. 2 punti alla tenda.
    [charm] Se ti aggrediscono, puoi girare uno dei dadi. 2 punti alla tenda.
    [amulet] Per i mostri vali uno di meno. 2 punti alla tenda.
   *[coins] 3 punti alla tenda, 1 nello zaino.
}
dig-web-drop = Posalo qui
dig-web-store = Portalo alla mia tenda
dig-web-tent = { $count ->
    [0] Ancora niente alla tua tenda
   *[other] Al sicuro nella tua tenda:
}
dig-web-hand = Le tue carte saccheggio
dig-web-hand-empty = Non hai carte in mano: a fine turno riposi e riprendi le tue.
dig-web-discards = Scartate: { $cards }
dig-web-lost = Perse per sempre: { $cards }
dig-web-card-play = Giocala
dig-web-card-against = Contro { $name }
dig-web-card-aside = Mettila da parte
dig-web-card-why-not = Perché non posso giocarla?

## Gli altri

dig-web-others = Gli altri esploratori
dig-web-carries = Zaino
dig-web-stored = Tenda
dig-web-company = compagnia { $number }
dig-web-card-state = { $card }: { $state ->
    [held] in mano
    [discarded] scartata
   *[lost] persa
}

## Il Faraone

dig-web-pharaoh = La plancia del Faraone
dig-web-counter = Contatore del rituale a { $counter }, rischio { $risk ->
    [green] verde
    [yellow] giallo
   *[red] rosso
}
dig-web-round = Giro { $round }
dig-web-feather = { $feather ->
    [clockwise] senso orario
   *[counterclockwise] senso antiorario
}
dig-web-power = Potere rituale { $power }
dig-web-no-trap = Ancora nessuna insidia: il Faraone dorme.
dig-web-traps-left = { $count ->
    [0] Nessuna insidia nel mazzo
    [one] Un'insidia nel mazzo
   *[other] { $count } insidie nel mazzo
}
dig-web-trap = { $trap ->
    [bomb] La porta del tempio non c'è più: la via per il campo è libera.
    [quicksand] I movimenti sono più corti di un passo.
    [toxicity] Un'azione in meno.
    [summoning] Uno spettro è apparso sulla runa.
    [maat] Si gioca nell'altro senso.
    [seals] Tutte le porte di pietra si sono chiuse.
    [darkness] Aprire un sarcofago costa due azioni.
    [scarabs] Chi è dentro lascia cadere l'ultimo oggetto.
    [wrath] Le mummie fanno una casella in più.
    [oblivion] Non si giocano carte saccheggio.
   *[collapse] I tunnel sono bloccati.
}
dig-web-trap-red = { $trap ->
    [bomb] La porta del tempio non c'è più: la via per il campo è libera.
    [quicksand] I movimenti sono più corti di due passi.
    [toxicity] Due azioni in meno.
    [summoning] Due spettri sono apparsi sulla runa.
    [maat] Si gioca nell'altro senso, e tutti hanno perso una carta.
    [seals] Tutte le porte di pietra si sono chiuse, e aprirne una costa due azioni.
    [darkness] Aprire un sarcofago o un baule costa due azioni.
    [scarabs] Chi è dentro lascia cadere gli ultimi due oggetti.
    [wrath] Le mummie fanno due caselle in più.
    [oblivion] Le carte saccheggio non si giocano né si mettono da parte.
   *[collapse] I tunnel sono bloccati, e i detriti costano tre passi.
}

## Domande

dig-web-ask-keep = Troppa roba per lo zaino: che cosa tieni?
dig-web-keep-count = Scelti: { $kept } su { $slots }. Il resto cade a terra.
dig-web-ask-luck = { $source ->
    [card] { $name } ti aggredisce! Il Portafortuna gira un dado?
   *[other] Una mummia ti aggredisce! Il Portafortuna gira un dado?
}
dig-web-luck-leave = Lascia i dadi così
dig-web-luck-die = { $colour ->
    [yellow] Dado giallo
   *[red] Dado rosso
}
dig-web-luck-face = Gira il dado { $colour ->
    [yellow] giallo
   *[red] rosso
} sul { $face }
dig-web-ask-target = { $servant ->
    [spectre] Gli spettri non sanno decidersi. Chi inseguono?
   *[mummy] Le mummie non sanno decidersi. Chi inseguono?
}
dig-web-ask-consent = { $name } ti chiede il gettone Rush!. Glielo presti?
dig-web-consent-yes = Sì, prendilo
dig-web-consent-no = No, serve a me
dig-web-ask-recover = Quale carta scartata riprendi?
dig-web-ask-plunder = Che cosa prendi a { $name }?

## Che fare adesso

dig-web-prompt-over = La spedizione è finita.
dig-web-prompt-wait = Tocca agli altri. Tieni la torcia all'asciutto.
dig-web-prompt-wait-answer = Qualcuno deve decidere.
dig-web-prompt-watch = Guarda che cosa succede…
dig-web-prompt-go = { $steps ->
    [0] Tocca una casella illuminata, o fermati qui.
    [one] Ancora un passo: tocca una casella illuminata, o fermati qui.
   *[other] Ancora { $steps } passi: tocca una casella illuminata, o fermati qui.
}
dig-web-prompt-drop = Posa ancora qualcosa, oppure basta così.
dig-web-prompt-take = Qui c'è qualcosa per te.
dig-web-prompt-act = { $actions ->
    [0] Il gettone Rush! ti dà ancora un'azione.
    [one] Ancora un'azione: cammina, apri una porta, gioca una carta…
   *[other] Ancora { $actions } azioni: cammina, apri una porta, gioca una carta…
}
dig-web-prompt-card = Azioni finite, ma puoi ancora usare una carta.
dig-web-prompt-pass = Non c'è altro da fare: finisci il turno.
dig-web-prompt-keep = Lo zaino è troppo pieno: scegli che cosa tenere.
dig-web-prompt-luck = Gira un dado con il Portafortuna, o lascia tutto così.
dig-web-prompt-target = Scegli chi inseguono i servitori.
dig-web-prompt-consent = Un compagno ti chiede il gettone Rush!.
dig-web-prompt-recover = Scegli una carta da riprendere.
dig-web-prompt-plunder = Scegli che cosa prendere.

## Avvisi

dig-web-warn-tent = Sei al campo con il bottino ancora nello zaino: nella tenda sarebbe al sicuro.
dig-web-warn-tile = Quello che hai davanti è ancora chiuso, e potresti aprirlo.
dig-web-warn-pile = Ai tuoi piedi c'è qualcosa che puoi ancora raccogliere.

dig-web-legend = Che cosa vogliono dire i segni

## Un set portato da qualcuno

dig-web-own-rest = Ciò che non è nominato qui è quello della casa.
dig-web-own-section = { $section ->
    [dice] Dadi
    [counter] Contatore del rituale
    [backpack] Zaino
    [pawns] Mostri
    [sarcophagi] Sarcofagi
    [chests] Forzieri
   *[traps] Trappole
}
dig-web-own-thing = { $thing ->
    [green] verde
    [yellow] giallo
    [red] rosso
    [bomb] la bomba toglie
    [slots] scomparti
    [mummies] mummie
   *[spectres] spettri
}
dig-web-own-tile = { $item ->
    [azure-mummy] { item-name }, con una mummia
    [red-mummy] { item-name }, con una mummia
    [violet-mummy] { item-name }, con una mummia
    [stairs] le scale blu
   *[other] { item-name }
}
dig-web-own-layout = Disposizione «{ $name }»

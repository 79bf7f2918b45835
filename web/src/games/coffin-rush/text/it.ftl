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
    [b] : scala blu
    [R] : RUSH!
    [C] : accampamento
   *[other] {""}
}
dig-web-open-door-to = Apri la porta verso { $at }
dig-web-close-door-to = Chiudi la porta verso { $at }

## Azioni

dig-web-actions = { $actions ->
    [0] Nessuna azione rimasta
    [1] Un'azione rimasta
   *[other] { $actions } azioni rimaste
}
dig-web-steps = { $steps ->
    [0] nessun passo rimasto
    [1] un passo rimasto
   *[other] { $steps } passi rimasti
}
dig-web-walk = Mettiti in cammino
dig-web-stop = Fermati qui
dig-web-take = { $count ->
    [1] Raccogli quel che c'è qui
   *[other] Raccogli il mucchio ({ $count })
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
dig-web-open-way = Apri { $side ->
    [north] ↑
    [east] →
    [south] ↓
    [west] ←
   *[other] la porta
}
dig-web-close-way = Chiudi { $side ->
    [north] ↑
    [east] →
    [south] ↓
    [west] ←
   *[other] la porta
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
   *[no] Gettone Rush!, inattivo
}
dig-web-treasure = 3 punti ricchezza alla tenda, 1 nello zaino. La collezione più grande alla tenda ne dà 1 in più.
dig-web-relic = { $item ->
    [torch] Un movimento per turno è più lungo di un passo. 2 punti ricchezza alla tenda.
    [charm] Se subisci un'aggressione, puoi cambiare uno dei dadi. 2 punti ricchezza alla tenda.
    [amulet] I mostri ti contano un punto ricchezza o una carta in meno. 2 punti ricchezza alla tenda.
   *[coins] 3 punti ricchezza alla tenda, 1 nello zaino.
}
dig-web-drop = Lascialo cadere qui
dig-web-store = Deposita alla mia tenda
dig-web-store-all = Deposita tutto alla mia tenda ({ $count })
dig-web-tent = { $count ->
    [0] Ancora niente alla tua tenda
   *[other] Al sicuro alla tua tenda:
}
dig-web-hand = Le tue carte saccheggio
dig-web-hand-empty = Sei senza carte in mano: a fine turno, con il riposo, riprendi i tuoi scarti.
dig-web-discards = Scarti: { $cards }
dig-web-lost = Perse per il terrore: { $cards }
dig-web-card-play = Giocala
dig-web-card-against = Contro { $name }
dig-web-card-aside = Scartala
dig-web-card-why-not = Perché non posso giocarla?

## Gli altri

dig-web-others = Gli altri esploratori
dig-web-wealth = Ricchezza nello zaino: { $wealth }
dig-web-cards = Carte saccheggio in mano: { $cards }
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
dig-web-counter = Contagiri a { $counter }, rischio { $risk ->
    [green] verde
    [yellow] giallo
   *[red] rosso
}
dig-web-round = Giro { $round }
dig-web-progress = Giro { $round } · contagiri { $counter }
dig-web-feather = { $feather ->
    [clockwise] senso orario
   *[counterclockwise] senso antiorario
}
dig-web-power = Potere rituale { $power }
dig-web-trap-name = { $trap ->
    [bomb] Bomba rituale
   *[other] { trap-name }
}
dig-web-no-trap = Ancora nessuna insidia: il Faraone non ha ancora giocato.
dig-web-traps-left = { $count ->
    [0] Nessuna insidia nel mazzo
    [1] Un'insidia nel mazzo
   *[other] { $count } insidie nel mazzo
}
dig-web-trap = { $trap ->
    [bomb] La porta del tempio non c'è più: la via per l'accampamento è libera.
    [quicksand] I movimenti sono più corti di un passo.
    [toxicity] Un'azione in meno.
    [summoning] Uno spettro compare sulla runa, se ne resta uno.
    [maat] Si gioca nell'altro verso.
    [seals] Tutte le porte di pietra si sono chiuse.
    [darkness] Aprire un sarcofago costa due azioni.
    [scarabs] Chi era nel tempio ha fatto cadere l'ultimo oggetto.
    [wrath] Le mummie fanno una casella in più per movimento.
    [oblivion] Non si giocano carte saccheggio.
   *[collapse] I tunnel non si possono usare.
}
dig-web-trap-red = { $trap ->
    [bomb] La porta del tempio non c'è più: la via per l'accampamento è libera.
    [quicksand] I movimenti sono più corti di due passi.
    [toxicity] Due azioni in meno.
    [summoning] Due spettri compaiono sulla runa, se ne restano.
    [maat] Si gioca nell'altro verso, e tutti hanno scartato una carta.
    [seals] Tutte le porte di pietra si sono chiuse, e aprirne una costa due azioni, anche alle mummie.
    [darkness] Aprire un sarcofago o un baule costa due azioni.
    [scarabs] Chi era nel tempio ha fatto cadere gli ultimi due oggetti.
    [wrath] Le mummie fanno due caselle in più per movimento.
    [oblivion] Le carte saccheggio non si giocano né si scartano.
   *[collapse] I tunnel non si possono usare, e i detriti costano tre passi.
}

## Domande

dig-web-ask-keep = Troppi oggetti per lo zaino: quali tieni?
dig-web-keep-count = Scelti: { $kept } su { $slots }. Gli altri cadono.
dig-web-ask-luck = { $source ->
    [card] { $name } ti aggredisce! Cambi un dado con il Portafortuna?
   *[other] Una mummia ti aggredisce! Cambi un dado con il Portafortuna?
}
dig-web-luck-leave = Lascia i dadi così
dig-web-luck-die = { $colour ->
    [yellow] Dado giallo
   *[red] Dado rosso
}
dig-web-luck-face = Cambia il dado { $colour ->
    [yellow] giallo
   *[red] rosso
} in { $face }
dig-web-ask-target = { $servant ->
    [spectre] Gli spettri hanno più bersagli possibili. Chi scegli?
   *[mummy] Le mummie hanno più bersagli possibili. Chi scegli?
}
dig-web-ask-consent = { $name } ti chiede il gettone Rush!. Glielo presti?
dig-web-consent-yes = Sì, prendilo
dig-web-consent-no = No, serve a me
dig-web-ask-recover = Quale dei tuoi scarti riprendi?
dig-web-ask-plunder = Che cosa prendi a { $name }?

## Che fare adesso

dig-web-prompt-over = La spedizione è finita.
dig-web-prompt-wait = Tocca agli altri. Tieni la torcia all'asciutto.
dig-web-prompt-onlooker = Stai guardando la spedizione.
dig-web-prompt-wait-answer = Qualcuno deve decidere.
dig-web-prompt-watch = Guarda che cosa succede…
dig-web-prompt-go = { $steps ->
    [0] Tocca una casella illuminata, o fermati qui.
    [1] Ancora un passo: tocca una casella illuminata, o fermati qui.
   *[other] Ancora { $steps } passi: tocca una casella illuminata, o fermati qui.
}
dig-web-prompt-drop = Lascia ancora qualcosa, oppure basta così.
dig-web-prompt-take = Qui c'è qualcosa per te.
dig-web-prompt-act = { $actions ->
    [0] Il gettone Rush! ti dà ancora un'azione
    [1] Ancora un'azione
   *[other] Ancora { $actions } azioni
}: { $walk ->
    [yes] cammina{ $door ->
        [none] {""}
       *[other] ,{" "}
    }
   *[no] {""}
}{ $door ->
    [open] apri una porta
    [close] chiudi una porta
   *[none] {""}
}{ $card ->
    [yes] , gioca una carta
   *[no] {""}
}.
dig-web-prompt-card = Azioni finite, ma puoi ancora usare una carta.
dig-web-prompt-discard = Azioni finite: scarta una carta senza effetto, o passa il turno.
dig-web-prompt-pass = Non c'è altro da fare: passa il turno.
dig-web-prompt-keep = Lo zaino è troppo pieno: scegli che cosa tenere.
dig-web-prompt-luck = Cambia un dado con il Portafortuna, o lascia tutto così.
dig-web-prompt-target = Scegli il bersaglio dei servitori.
dig-web-prompt-consent = Un compagno di squadra ti chiede il gettone Rush!.
dig-web-prompt-recover = Scegli una carta da riprendere.
dig-web-prompt-plunder = Scegli che cosa prendere.

## Avvisi

dig-web-warn-actions = { $actions ->
    [1] Hai ancora un'azione. Passi il turno lo stesso?
   *[other] Hai ancora { $actions } azioni. Passi il turno lo stesso?
}
dig-web-warn-tent = Sei nell'accampamento con oggetti ancora nello zaino: alla tenda sarebbero al sicuro.
dig-web-warn-tile = Sulla tua casella c'è qualcosa di chiuso che potresti ancora aprire.
dig-web-warn-pile = Sulla tua casella c'è qualcosa che puoi ancora raccogliere.

dig-web-legend = Che cosa vogliono dire i segni

## Figure delle regole

dig-web-fig-temple = Il tempio consueto: dodici quadranti, il campo base a sinistra, la cripta con la sua runa al centro.
dig-web-fig-tiles = Sarcofago, baule, porta di pietra, porta del tempio.
dig-web-fig-cards = Le carte saccheggio.
dig-web-fig-dice = Verde, giallo e rosso, ciascuno con il suo segno, e il contagiri.
dig-web-fig-pawns = Sei esploratori; mummie e spettri.
dig-web-fig-tokens = La Piuma di Maat, e il gettone Rush! inattivo e attivo.
dig-web-fig-closed = Un sarcofago e un baule, chiusi: nessuno sa ancora che cosa contengano.
dig-web-fig-doors = Porte all'ingresso di una stanza e fra due quadranti, tutte chiuse.
dig-web-fig-start = Tutti su RUSH!, le tende nell'accampamento, dietro la porta del tempio.
dig-web-fig-counter = Il contagiri all'inizio.
dig-web-fig-crypt = La prima mummia aspetta sulla runa.
dig-web-fig-faces = Tutte le facce dei tre dadi.
dig-web-fig-slots = Uno zaino vuoto: il gettone Rush! e posto per sei oggetti.
dig-web-fig-risk = L'ultimo numero verde, il primo giallo e il primo rosso.
dig-web-fig-collections = Cinque collezioni, e l'unica tessera con la scala blu.
dig-web-fig-relics-count = Torcia, Portafortuna, Amuleto, Monete.
dig-web-fig-quadrant = Un quadrante: un'apertura a metà di ogni lato, un altare, una stanza con la sua porta, detriti e pestilenza.
dig-web-fig-traps = Gli undici tipi di insidia. Di Evocazione ci sono tre carte.
dig-web-fig-beside = Da qui un passo porta sulle tre caselle accese. La porta a nord è chiusa.
dig-web-fig-two-spaces = L'accampamento con le tende a sinistra, RUSH! a destra, la porta del tempio in mezzo.
dig-web-fig-rune = La cripta e la sua runa.
dig-web-fig-door = Ada è passata da una porta aperta. Bea è davanti a una chiusa e può aprirla da dove si trova.
dig-web-fig-base = La porta del tempio non c'è più: un passo porta da RUSH! all'accampamento.
dig-web-fig-debris = Un passo fino all'angolo, due sui detriti: il movimento è finito.
dig-web-fig-plague = La pestilenza ferma il movimento, per quanti passi restassero.
dig-web-fig-trap = Ada entra su una trappola. I dadi danno 1 e 3: fa cadere il contenuto dello slot 4.
dig-web-fig-altar = Sull'altare Ada è invisibile, anche alla mummia che le sta accanto.
dig-web-fig-tunnel = Le scale rosse portano alle rosse, le verdi alle verdi.
dig-web-fig-crowd = Quattro esploratori su una casella.
dig-web-fig-distance = La mummia ha quattro caselle da fare, intorno alla parete. Lo spettro la attraversa e ne ha tre.
dig-web-fig-relics = Torcia, Portafortuna, Amuleto e Monete.
dig-web-fig-wakes = Nel sarcofago c'era anche una mummia. Ada tiene il tesoro, i dadi danno 3, e cade il contenuto dello slot 3.
dig-web-fig-stairs = La scala blu porta alla scala blu.
dig-web-fig-pack = Tre oggetti negli slot da 2 a 4. Se cade quello dello slot 2, gli altri scorrono verso il basso.
dig-web-fig-pack-full = Sei oggetti, nessuno slot libero: chi ne raccoglie un settimo deve scegliere.
dig-web-fig-pile = Un tesoro e una Torcia in un mucchio: un'interazione li raccoglie entrambi.
dig-web-fig-tent = In basso ciò che è al sicuro alla tenda; in alto ciò che è ancora nello zaino.
dig-web-fig-movement = Un movimento, tre passi.
dig-web-fig-interaction = Porte, sarcofagi, bauli e mucchi di oggetti caduti.
dig-web-fig-meets = Ada incontra una mummia dopo due passi: il terzo è perso, e cade il contenuto dello slot 4.
dig-web-fig-aggression = Bea è a tre caselle in linea retta. I dadi danno 5, quindi fa cadere il contenuto del suo slot 5.
dig-web-fig-betrayal = La vittima scarta una carta a caso, chi tradisce riprende uno dei propri scarti.
dig-web-fig-analysis = Ciò che ora vede solo Ada: un tesoro con accanto una mummia che dorme, e un Portafortuna.
dig-web-fig-adrenaline = Con l'Adrenalina, dritto attraverso la pestilenza.
dig-web-fig-rush = La carta attiva il gettone: un'azione in più, quando serve.
dig-web-fig-pharaoh = Insidia, potere rituale, contagiri, servitori: sempre in quest'ordine.
dig-web-fig-power = A 18 il contagiri è giallo, perciò si lancia il dado giallo: 3, e il contagiri scende di 3.
dig-web-fig-bomb = La bomba fa di un 20 verde un 17 giallo: si lancia il dado giallo.
dig-web-fig-feather = La piuma si gira, e si gioca nell'altro verso.
dig-web-fig-mummy = Potere rituale 3: un'azione porta la mummia fin lì. Ne ha altre due.
dig-web-fig-target = Ada ha 6 punti ricchezza nello zaino, Bea 5: il bersaglio delle mummie è Ada.
dig-web-fig-way = Due percorsi sono ugualmente brevi, con gli stessi cambi di direzione; il primo passo verso est viene prima di quello verso ovest.
dig-web-fig-attack = I dadi danno 3: cade la Torcia dello slot 3.
dig-web-fig-mummy-door = La mummia si ferma davanti alla porta chiusa. La sua prossima azione la apre.
dig-web-fig-spectre = Attraverso la parete e poi dritto, con un solo cambio di direzione.
dig-web-fig-spectre-target = Bea ha due carte in mano, Ada una: il bersaglio degli spettri è Bea.
dig-web-fig-terror = La carta è persa e lo spettro viene rimosso.
dig-web-fig-end = Il rituale è compiuto, e la partita finisce all'istante.
dig-web-fig-score = Alla tenda 3 + 3 + 3 + 2 + 3, nello zaino 1 + 1: 16 punti ricchezza.
dig-web-fig-majority = Della collezione verde Ada ha più pezzi: 1 punto ricchezza. Della rossa ne hanno lo stesso numero: nessuno lo riceve.
dig-web-fig-lend = Ciro usa il gettone di Ada, sua compagna di squadra.

## Un set portato da qualcuno

dig-web-own-rest = Ciò che non è nominato qui è quello della casa.
dig-web-own-section = { $section ->
    [dice] Dadi del rischio
    [counter] Contagiri
    [backpack] Zaino
    [pawns] Mostri
    [sarcophagi] Sarcofagi
    [chests] Bauli
    [loot] Carte saccheggio
   *[traps] Carte insidia
}
dig-web-own-thing = { $thing ->
    [green] verde
    [yellow] giallo
    [red] rosso
    [bomb] la bomba toglie
    [slots] slot
    [mummies] mummie
   *[spectres] spettri
}
dig-web-own-tile = { $item ->
    [azure-mummy] { item-name }, con una mummia
    [red-mummy] { item-name }, con una mummia
    [violet-mummy] { item-name }, con una mummia
    [stairs] la scala blu
   *[other] { item-name }
}
dig-web-own-layout = Disposizione «{ $name }»

# what could happen
dig-web-walk-slowly = Un passo alla volta
dig-web-way = Vai in { $at }: { $actions ->
    [0] nessun'altra azione
    [one] { $actions } azione
   *[other] { $actions } azioni
}, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
dig-web-way-torches = { $torches ->
    [1] accende una torcia
   *[other] accende { $torches } torce
}
dig-web-way-doors = { $doors ->
    [1] apre una porta
   *[other] apre { $doors } porte
}
dig-web-peril = { $peril ->
    [debris] detriti
    [plague] pestilenza: lì il movimento finisce
    [trap] una trappola: qualcosa può cadere dallo zaino
    [mummy] lì una mummia aggredisce
   *[spectre] lì uno spettro atterrisce
}
dig-web-beyond-far = { $at } è troppo lontano per le azioni e i passi che ti restano.
dig-web-beyond-wall = Tra te e { $at } c'è una parete, e il giro è troppo lungo.
dig-web-beyond-lent = A { $at } si arriva solo con il gettone Rush! di un compagno di squadra: vai più avanti che puoi e rimettiti in cammino per chiederlo.
dig-web-loss-item = { item-name } { $percent } %
dig-web-loss = Se { $name } subisce un'aggressione: { $items }, niente { $percent } %{ $charms ->
    [0] .
   *[other] , prima del Portafortuna.
}
dig-web-slot-odds = { $percent } % in un'aggressione
dig-web-threat = { $who }: chi insegue?
dig-web-servant-waits = { $kind ->
    [mummy] La mummia
   *[spectre] Lo spettro
} in { $at } per ora non insegue nessuno.
dig-web-servant-after = { $kind ->
    [mummy] La mummia
   *[spectre] Lo spettro
} in { $at } per ora insegue { $names }.
dig-web-servant-tied = { $kind ->
    [mummy] La mummia
   *[spectre] Lo spettro
} in { $at } per ora insegue uno tra { $names }: sono pari.
dig-web-chase = Potere { $power } ({ $percent } %): arriva in { $at }.
dig-web-chase-meets = Potere { $power } ({ $percent } %): arriva in { $at } e raggiunge { $names }.
dig-web-card-use = { $use ->
    [played] si può giocare
   *[aside] si può solo scartare
}

dig-web-log-walk = { $seat } cammina da { $from } a { $to }, { $steps ->
    [1] un passo
   *[other] { $steps } passi
}.

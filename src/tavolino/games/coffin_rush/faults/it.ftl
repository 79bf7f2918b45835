## Set propri

coffin-rush-good-temple = un buon tempio; quadranti propri: { $quadrants }, disposizioni: { $layouts }, altri numeri: { $others ->
    [none] nessuno
   *[other] { $others }
}
coffin-rush-empty-set = in questo file non c'è nulla; le sezioni sono { $names }
coffin-rush-no-name = questo nome qui non esiste; ci sono { $names }
coffin-rush-numbers = scrivi una tabella di nomi, ognuno con un numero intero
coffin-rush-dice = scrivi una tabella di colori, ognuno con la lista delle sue facce
coffin-rush-faces = scrivi una lista da 1 a { $most } facce
coffin-rush-counter-order = { $found }: non sono in ordine; il verde comincia sopra il giallo, e il giallo sopra il rosso
coffin-rush-counter-short = da { $green } il contagiri è a 0 prima che qualcuno possa uscire dalla porta aperta dalla bomba, anche con i lanci più bassi; comincia più in alto, oppure usa dadi più bassi o una bomba più piccola
coffin-rush-items = { $found } tesori e reperti in tutto; mettine da 1 a { $most }
coffin-rush-pawns = una mummia sta sulla runa, e { $waking ->
    [1] un sarcofago ne sveglia un'altra
   *[other] { $waking } sarcofagi ne svegliano altre
}; scrivi almeno { $least }
coffin-rush-few-traps = { $found } carte insidia oltre alla bomba, e sopra di essa ce ne stanno fino a { $least }; aggiungi quelle che mancano

## Disegni

coffin-rush-quadrants = scrivi una tabella di nomi, ognuno con il suo disegno
coffin-rush-drawing = un disegno è un testo di più righe
coffin-rush-drawing-size = un disegno ha { $lines } righe di { $lines } caratteri
coffin-rush-no-symbol = { $found } in { $at } non è una casella; le caselle sono { $names }
coffin-rush-no-edge = { $found } accanto a { $at } non è né spazio libero né parete né porta; scrivi uno spazio, -, | o #
coffin-rush-no-opening = in mezzo al lato { side-name } non c'è l'apertura; scrivi lì uno spazio
coffin-rush-open-outline = il bordo è aperto in { $at }, sul lato { side-name }; metti lì una parete
side-name = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
coffin-rush-base-letter = nel disegno del campo base la lettera { $letter } sta esattamente una volta
coffin-rush-crypt-cells = la cripta ha una runa (*) e nessun altare (a); qui sono { $runes } e { $altars }
coffin-rush-altar-cells = un quadrante ha un altare (a) e nessuna runa (*); qui sono { $altars } e { $runes }
coffin-rush-hazard-in-opening = sull'apertura { $at } c'è un ostacolo; spostalo
coffin-rush-unreachable = { $at } non si può raggiungere; apri una parete
coffin-rush-behind-hazard = { $at } si raggiunge solo attraverso un ostacolo; apri un'altra via
coffin-rush-idle-door = la porta in { $at } non chiude nessuna stanza; toglila, oppure chiudi la stanza
coffin-rush-stairs = scale { $symbol } in tutto: { $found }; in un tempio { $count ->
    [1] ce n'è una
   *[other] ce ne sono { $count }
}
coffin-rush-room-doors = porte di stanze (#) in tutto: { $found }; in un tempio ce ne sono { $count }
coffin-rush-twins = questo è lo stesso quadrante di { $other }, girato; disegnane un altro
coffin-rush-spots = tessere: { $tiles }, caselle { $symbol } nei disegni: { $cells }; cambia le tessere, oppure disegna altrettante caselle

## Disposizioni

coffin-rush-layouts = scrivi una tabella di nomi, ognuno con le sue file
coffin-rush-layout-rows = scrivi una lista di file, ognuna un testo
coffin-rush-layout-name = un nome è una sola parola in minuscole
coffin-rush-random-layout = dopo «{ $random }» ci vuole un numero intero
coffin-rush-no-layout = la disposizione { $found } non esiste; ci sono { $names }, e { $random } con un numero
coffin-rush-layout-size = una disposizione ha al massimo { $most } file e colonne
coffin-rush-layout-word = { $found } non è un quadrante con i suoi quarti di rotazione, come in «crypt2»
coffin-rush-not-once = { $count ->
    [0] manca il quadrante { $quadrant }; mettilo una volta
   *[other] il quadrante { $quadrant } compare { $count } volte; mettilo una volta sola
}
coffin-rush-not-joined = il quadrante { $quadrant } non è collegato al campo base da aperture
coffin-rush-stone-doors = qui servono { $doors } porte di pietra, e ce ne sono { $most }
coffin-rush-base-faces-out = il campo base non è rivolto verso l'interno del tempio; giralo
coffin-rush-behind-base = dietro il campo base c'è un quadrante; mettilo altrove
coffin-rush-other-layout = questa non è la disposizione indicata nelle opzioni

## Posizioni

coffin-rush-explorers = ci sono { $players } esploratori; scrivi lo stesso numero
coffin-rush-companies = queste compagnie o questo capo esploratore non vanno bene con { $players } giocatori
coffin-rush-counter-over = la partita è finita quando il contagiri è a 0, e solo allora
coffin-rush-no-cell = la casella { $cell } non esiste; le caselle si scrivono X,Y
coffin-rush-monster-in-camp = nessun mostro entra nell'accampamento
coffin-rush-monsters = pedine di mummie: solo { $mummies }; di spettri: solo { $spectres }
coffin-rush-no-door = la porta { $door } non esiste; una porta si scrive X,Y-X,Y, oppure «temple»
coffin-rush-door-twice = una porta è nominata due volte
coffin-rush-outside = nessuno è fuori finché c'è la porta del tempio; aprila («temple» fra le porte)
coffin-rush-mummies = mummie sveglie: { $awake }, sarcofagi che ne svegliano un'altra: { $asleep }, pedine: { $pawns }; sono più mummie che pedine
coffin-rush-spectres-return = nella versione 1 delle regole le pedine degli spettri ritornano; togli questo campo
coffin-rush-spectres = { $here } delle { $pawns } pedine sono nel tempio; ne restano al massimo le altre
coffin-rush-no-card = la carta saccheggio { $card } non esiste; ci sono { $names }
coffin-rush-cards = ognuna di queste carte sta in un solo posto: { $names }
coffin-rush-tiles = di tessere { $tile } ce ne sono { $count }, e qui sono { $found }
coffin-rush-no-spot = lì non c'è né un sarcofago né un baule
coffin-rush-no-face = nessuna tessera di quel tipo mostra { $found }; ci sono { $names }
coffin-rush-no-tile = in { $cell } non c'è nessuna tessera chiusa
coffin-rush-pile = in un mucchio c'è almeno un tesoro o un reperto, e nient'altro
coffin-rush-stairs-carried = nessuno porta via le scale
coffin-rush-no-trap = la carta insidia { $trap } non esiste; ci sono { $names }
coffin-rush-traps = di carte insidia { $trap } ce ne sono { $count }, e qui sono { $found }
coffin-rush-bomb = la bomba è nel mazzo finché c'è la porta del tempio, e non oltre
coffin-rush-backpack = uno zaino ha { $slots } slot per gli oggetti

## Il turno e la domanda

coffin-rush-whose-turn = il turno è di qualcuno quando non è del Faraone, e solo allora; durante il suo scrivi null
coffin-rush-turn-numbers = al massimo 8 azioni e 3 passi, e passi solo durante un movimento
coffin-rush-turn-over = questo turno sarebbe finito: non resta nulla da fare
coffin-rush-movement-over = questo movimento sarebbe finito: non restano passi
coffin-rush-no-move = { $move } non è una mossa di questo gioco
coffin-rush-mummy-turn = questa mummia, questa direzione o questo numero di azioni non esiste
coffin-rush-who-is-asked = è il turno del posto { $seat }, quindi la domanda è per lui
coffin-rush-dangers = prima che il turno continui, i pericoli sono risolti; togli victims, blows ed entering
coffin-rush-asked-nobody = una domanda è per qualcuno; scrivi il posto
coffin-rush-nothing-to-keep = «keep» si chiede quando gli oggetti sono più degli slot, e ce n'è ancora da scegliere
coffin-rush-no-luck = «luck» si chiede dopo un lancio che un Portafortuna di questo posto può cambiare
coffin-rush-nobody-tied = «target» si chiede quando più posti sono pari come bersaglio, nel turno del Faraone
coffin-rush-nothing-to-lend = «consent» si chiede a un compagno di squadra con il gettone Rush! attivo, per una mossa di chi è di turno
coffin-rush-nothing-to-recover = «recover» si chiede a chi è di turno, per una o due carte scartate
coffin-rush-nothing-to-seize = «plunder» si chiede a chi è di turno, con una vittima che porta qualcosa

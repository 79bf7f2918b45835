cli-guest = Ospite
cli-players = da { $from } a { $to } giocatori
cli-replayed = { $moves ->
    [1] Una mossa rigiocata
   *[other] { $moves } mosse rigiocate
}; { $over ->
    [yes] la partita è finita.
   *[no] la partita continua.
}
cli-verified = Verificato: il seme è quello il cui hash era stato mostrato all'inizio, e tutti i { $draws } dadi e sorteggi vengono da lì.
cli-not-verified = non verificato: { $why }
arena-playing = in gioco
arena-title = { $game }: i bot nell'arena
arena-about = { $game }, { $players } giocatori, opzioni { $options }, seme { $seed }.
arena-method = Ogni distribuzione viene giocata da ogni posto. Le vittorie sono quote di tutte le vittorie, quelle condivise in parti uguali, con intervalli al 95 %. Dove le probabilità di vittoria sono state apprese, la fortuna viene tolta: ciò che il caso ha dato, meno ciò che ci si doveva aspettare. Grezzo: le stesse partite come se non avessero nulla in comune.
arena-table = { $games } partite di { $bots }
arena-game = gioco
arena-players = giocatori
arena-variant = variante
arena-bot = bot
arena-others = altri
arena-seats = posti
arena-games = partite
arena-wins = vittorie
arena-interval = intervallo al 95 %
arena-fair = quota equa
arena-points = punti
arena-deals = senza badare alla fortuna
arena-raw = intervallo grezzo
arena-narrower = più stretto, volte
arena-luck = fortuna
arena-course = Vittorie dopo tante partite
arena-by-seat = vittorie per posto, dal primo
arena-moves = mosse per partita
arena-rating = punteggio
arena-rating-method = Il modello di Plackett e Luce, adattato a tutti i tavoli insieme: 400 punti sono dieci volte le vittorie allo stesso tavolo, 1000 è il centro.
arena-mirrors = Ognuno contro sé stesso, il primo posto
arena-mirrors-method = Un controllo: in tutti i posti siede lo stesso bot, dunque nessuno dovrebbe vincere più della quota equa. L'intervallo la manca una volta su venti.
arena-unfair-luck = { $bot }: la fortuna è { $luck } in media (errore standard { $error }) e dovrebbe essere nulla; ciò che ci si aspetta dal caso dev'essere sbagliato.
ladder-waiting = { $game } non ha ancora il bot { $bot }; le sue serie sono saltate.
ladder-changed = I bot giocano diversamente da allora; si rigioca: { $contest }
arena-crashed = Non si è potuta giocare { $game }: { $problem }.
arena-crash-record = Vedi { $record }.
arena-shard = La parte { $number } di { $of } è in { $file }.
arena-merged = { $count ->
    [one] { $count } file è in { $file }.
   *[other] { $count } file sono riuniti in { $file }.
  }
arena-shards-missing = Parti che mancano: { $shards }.

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

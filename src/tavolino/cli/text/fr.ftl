cli-guest = Invité
cli-players = { $from } à { $to } joueurs
cli-replayed = { $moves ->
    [1] Un coup rejoué
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
} ; { $over ->
    [yes] la partie est finie.
   *[no] la partie continue.
}
cli-verified = Vérifié : la graine est bien celle dont l'empreinte a été montrée au début, et les { $draws } dés et tirages en viennent tous.
cli-not-verified = non vérifié : { $why }

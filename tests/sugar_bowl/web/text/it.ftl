bowl-web-rounds = { $rounds ->
    [0] La zuccheriera è vuota.
    [one] L'ultimo giro
   *[other] Ancora { $rounds } giri
}
bowl-web-lumps = { $lumps ->
    [one] una zolletta
   *[other] { $lumps } zollette
}
bowl-web-decided = ha deciso
bowl-web-take = { $lumps ->
    [one] Prendi una zolletta
   *[other] Prendi { $lumps } zollette
}
bowl-web-wait = { $count ->
    [one] Manca ancora una mano.
   *[other] Mancano ancora { $count } mani.
}

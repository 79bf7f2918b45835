bowl-web-rounds = { $rounds ->
    [0] La zuccheriera è vuota.
    [1] L'ultimo giro
   *[other] Ancora { $rounds } giri
}
bowl-web-lumps = { $lumps ->
    [1] una zolletta
   *[other] { $lumps } zollette
}
bowl-web-decided = ha deciso
bowl-web-take = { $lumps ->
    [1] Prendi una zolletta
   *[other] Prendi { $lumps } zollette
}
bowl-web-wait = { $count ->
    [1] Manca ancora una mano.
   *[other] Mancano ancora { $count } mani.
}

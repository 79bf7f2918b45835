bowl-web-rounds = { $rounds ->
    [0] Le sucrier est vide.
    [one] Dernière manche
   *[other] Encore { $rounds } manches
}
bowl-web-lumps = { $lumps ->
    [one] un morceau
   *[other] { $lumps } morceaux
}
bowl-web-decided = a choisi
bowl-web-take = { $lumps ->
    [one] Prendre un morceau
   *[other] Prendre { $lumps } morceaux
}
bowl-web-wait = { $count ->
    [one] Il manque encore une main.
   *[other] Il manque encore { $count } mains.
}

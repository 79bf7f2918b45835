bowl-web-rounds = { $rounds ->
    [0] Le sucrier est vide.
    [1] Dernière manche
   *[other] Encore { $rounds } manches
}
bowl-web-lumps = { $lumps ->
    [1] un morceau
   *[other] { $lumps } morceaux
}
bowl-web-decided = a choisi
bowl-web-take = { $lumps ->
    [1] Prendre un morceau
   *[other] Prendre { $lumps } morceaux
}
bowl-web-wait = { $count ->
    [1] Il manque encore une main.
   *[other] Il manque encore { $count } mains.
}

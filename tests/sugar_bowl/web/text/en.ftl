bowl-web-rounds = { $rounds ->
    [0] The bowl is empty.
    [1] The last round
   *[other] { $rounds } rounds left
}
bowl-web-lumps = { $lumps ->
    [1] one lump
   *[other] { $lumps } lumps
}
bowl-web-decided = has decided
bowl-web-take = { $lumps ->
    [1] Take one lump
   *[other] Take { $lumps } lumps
}
bowl-web-wait = { $count ->
    [1] One hand is still missing.
   *[other] { $count } hands are still missing.
}

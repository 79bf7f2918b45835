bowl-web-rounds = { $rounds ->
    [0] The bowl is empty.
    [one] The last round
   *[other] { $rounds } rounds left
}
bowl-web-lumps = { $lumps ->
    [one] one lump
   *[other] { $lumps } lumps
}
bowl-web-decided = has decided
bowl-web-take = { $lumps ->
    [one] Take one lump
   *[other] Take { $lumps } lumps
}
bowl-web-wait = { $count ->
    [one] One hand is still missing.
   *[other] { $count } hands are still missing.
}

cli-guest = Guest
cli-players = { $from } to { $to } players
cli-replayed = { $moves ->
    [1] One move replayed
   *[other] { $moves } moves replayed
}; { $over ->
    [yes] the game is over.
   *[no] the game goes on.
}
cli-verified = Verified: the seed is the one whose hash was shown at the start, and all { $draws } dice and picks come from it.
cli-not-verified = not verified: { $why }

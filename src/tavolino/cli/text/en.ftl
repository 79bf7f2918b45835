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
arena-playing = playing
arena-title = { $game }: bots in the arena
arena-about = { $game }, { $players } players, options { $options }, seed { $seed }.
arena-method = Every deal is played from every seat. Wins are shares of all victories, a shared one in equal parts, with 95 % intervals. Where winning chances have been learned, luck is taken away: what chance gave, less what was to be expected of it. Raw: the same games as if they had nothing to do with each other.
arena-table = { $games } games of { $bots }
arena-game = game
arena-players = players
arena-variant = variant
arena-bot = bot
arena-others = others
arena-seats = seats
arena-games = games
arena-wins = wins
arena-interval = 95 % interval
arena-fair = fair share
arena-points = points
arena-deals = without regard to luck
arena-raw = raw interval
arena-narrower = narrower, times
arena-luck = luck
arena-course = Wins after so many games
arena-by-seat = wins by seat, from the first
arena-moves = moves a game
arena-rating = rating
arena-rating-method = Plackett and Luce’s model, fitted to all tables at once: 400 points are ten times as many victories at the same table, 1000 is the middle.
arena-mirrors = Each against itself, the first place
arena-mirrors-method = A control: in all seats sits the same bot, so that nobody should win more than the fair share. The interval misses it in one of twenty.
arena-unfair-luck = { $bot }: luck is { $luck } on average (standard error { $error }), and should be none; what is expected of chance must be wrong.
ladder-waiting = { $game } has no bot { $bot } yet; its series are left out.
ladder-changed = The bots play otherwise than they did; played again: { $contest }
arena-crashed = { $game } could not be played: { $problem }.
arena-crash-record = See { $record }.
arena-shard = Part { $number } of { $of } is in { $file }.
arena-merged = { $count ->
    [one] { $count } file is in { $file }.
   *[other] { $count } files are together in { $file }.
  }
arena-shards-missing = Parts that are missing: { $shards }.

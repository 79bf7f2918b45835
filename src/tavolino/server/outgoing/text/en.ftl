notice-turn = { $game }, table { $table }: it is your turn.
notice-turn-table = { $game }, table { $table }: the next player’s turn.
notice-full = { $game }, table { $table }: all chairs are taken.
notice-began = { $game }, table { $table }: the game begins.

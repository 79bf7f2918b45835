notice-turn = { $game }, tavolo { $table }: tocca a te.
notice-turn-table = { $game }, tavolo { $table }: tocca a chi segue.
notice-full = { $game }, tavolo { $table }: tutti i posti sono occupati.
notice-began = { $game }, tavolo { $table }: la partita comincia.

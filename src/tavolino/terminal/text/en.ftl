## Before the game

play-bots = Bots at the table: { $bots }.
play-character = { $name } ({ $way }): “{ $line }”
play-fair = The dice are already fixed: the SHA-256 of their seed is { $hash }. The seed is shown at the end, so anybody can check every roll.
play-hint = Type ? for help, quit to leave.

## Whose turn it is

play-hand-over = { $name }, the next screen is for you alone. Press Enter when nobody else is looking.
play-moves = You can: { $moves }

## Answers to what was typed

play-type-something = Type a move, or ? for help.
play-ambiguous = “{ $typed }” could mean several moves: { $moves }
play-not-a-move = “{ $typed }” is not a move in this game. Type ? for help.
play-forbidden = “{ $move }” is not allowed now. This is the rule:
play-allowed = “{ $move }” is allowed now.
play-why-what = Which move do you mean? For instance: why { $move }
play-no-such-rule = There is no rule “{ $rule }”. Type rules to read them all.
play-undone = { $moves ->
    [one] { $name }’s last move is taken back.
   *[other] { $name }’s last move is taken back, with what bots have done since.
}
play-undo-impossible = There is nothing to take back: since your last move something was drawn or shown.
play-no-reach = There is nowhere to walk now.
play-no-odds = There is nothing to tell in advance now.
play-to-where = Where to? For instance: to { $goal }
play-too-far = You cannot walk to { $goal } now. Type reach to see where you can.

play-help-moves = Moves of this game:
play-help-short = The beginning of each word is enough, as long as it is clear what you mean.
play-help-commands = Besides that you can type:
play-command-help = this help
play-command-why = why a move is allowed or not
play-command-reach = where one command walks to, and what it costs
play-command-to = walk there, step by step, until something else happens
play-command-odds = what each answer would need, and what else could happen
play-command-hint = the best answer as far as you can know, and why
play-command-rules = all the rules
play-command-rule = one rule, by its id
play-command-save = save the game so far in a file
play-command-undo = take back the last move, if nothing was drawn or shown since
play-command-quit = leave the table

## The record

play-save-needs-name = Into which file? For instance: save { $file }
play-save-exists = { $file } is there already and stays as it is. Choose another name.
play-save-no-folder = { $file } cannot be written: there is no such folder.
play-save-failed = { $file } cannot be written: { $problem }.
play-saved = The game is saved in { $file }.
play-saved-secrets = The file holds secret choices too: do not read it before the game is over.
play-offer-record = To keep the record of this game, type for instance: save { $file } – or just press Enter.
play-unsaved = This game was not saved. Next time, type save and the name of a file before you leave.
play-goodbye = Goodbye, see you at the next coffee!

## The end

play-over = The game is over.
play-total = Total
play-winners = { $count ->
    [one] The winner is { $names }!
   *[other] The victory is shared by { $names }!
}
play-seed = The seed of all dice was { $seed }

## A bot of one's own

play-own-crash = { $name }’s program has crashed; a bot stands in for this move.
play-own-timeout = { $name }’s program has taken too long; a bot stands in for this move.
play-own-unreadable = { $name }’s program gave an answer that cannot be read; a bot stands in for this move.
play-own-illegal = { $name }’s program wanted a move that is not allowed; a bot stands in for this move.
play-own-record = The game so far, with what went wrong, is in { $file }.

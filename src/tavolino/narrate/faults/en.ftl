## Where it is

fault-at = { $place }: { $what }
fault-line = line { $line }
fault-entry = “{ $entry }”
more-faults = there are more faults than these; mend them first

## Files

file-too-large = the file is too large; it may have at most { $most } bytes
toml-not-text = this is no UTF-8 text; save the file as UTF-8
toml-endless = a number without end; write a shorter one
toml-dots = more than { $most } dots in one line; write it with fewer
toml-deep = this is nested too deeply; put fewer lists and tables into one another
toml-twice = this is no TOML: something is written for the second time; keep one of the two
toml-unclosed = this is no TOML: a bracket or a quotation mark is never closed; close it
toml-syntax = { $column ->
    [0] this is no TOML: something is missing at the end
   *[other] this is no TOML: the mistake is at character { $column } of the line
}

## Fields

kind-name = { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] an object of names and values
    [null] null
   *[other] something else
}
field-unknown = there is no such field; check how it is spelt, or take it away
field-missing = this field is missing; add it
field-kind = this is { kind-name }; write { $kinds }
field-least = too small; the least is { $least }
field-most = too large; the most is { $most }
field-range = { $found } cannot be; write a whole number from { $least } to { $most }
field-only = { $found } cannot be; write { $only }
field-words = this is none of the words that can stand here; write one of { $names }
field-form = this does not look as it should: { $form }
field-unreadable = this value cannot stand here
list-least = too few entries; there are at least { $least }
list-most = too many entries; there are at most { $most }

## Options

no-seat = there is no seat { $seat }; seats are 0 to { $last }
unknown-game = there is no game { $game }; there are { $names }
unknown-rules = version { $rules } of the rules is not known here; the newest is { $newest }
unknown-bot = there is no bot { $bot }; there are { $names }
option-players = { $game } is for { $least } to { $most } players, not for { $players }
option-not-for = { $game } with these options is not for { $players } players; choose others
clock-seconds = a clock has 1 to { $most } seconds
clock-increment = an increment has 0 to { $most } seconds
series-games = a series has 1 to { $most } games
series-bots = name 1 to { $most } bots, one per seat, not { $found }
series-move-seconds = write more than 0 and at most { $most } seconds for a move
contest-players = the arena is for at most { $most } players
results-format = this is no file of results: such a file begins with the line “{ $format }”
results-line = this line of the results cannot be read; restore it, or take the file away to begin anew
results-torn = the results end here, in the middle: the file was not copied whole; copy it again
shard-of = a part is written as 3/16: the third of sixteen, at most { $most }
shard-other-work = this file has a part of other work, or other results; choose another file
shard-not-whole = this file has only a part of the work; put all parts together with “tavolino merge”, or choose another file
merge-other-work = { $file } and { $other } are not parts of the same work: other bots, options, seed, number of games or number of parts
merge-twice = { $file } has other results than the files before it for { $first } to { $last }; one of them does not belong here
seats-unnamed = every player needs a name
seats-namesakes = two players have the same name; choose another for one of them: { $names }

## Positions

position-game = this is a position of { $found }, and one of { $game } is needed
position-entries = { $entries ->
    [1] one entry
   *[other] { $entries } entries
} for { $players } players; write one for each
start-seats = this position is for { $found } players, and the table has { $seats } seats; open it with as many
start-over = in this position the game is over; choose an earlier one

## Records

record-not-text = this is no UTF-8 text, so it is no record
record-long = a record has at most { $most } lines
record-format = this is no record: a record begins with the line “{ $format }”
record-start = the first line after the header is “0 - start”
record-header = a line of the header reads “key: value”, and an empty line ends the header
record-missing = the header has no line “{ $key }: …”
record-number = write a whole number, not { $found }
record-players = a game has at most { $most } players
record-seats = write a list of names, one for each player
record-name = a name has at most { $most } characters
record-json = this is not the JSON that it should be
record-due = the line with number { $number } is due here; perhaps one was lost
record-strange = this is neither a move nor a remark
record-chance = { $word } is no result of chance; those look like d4 or p2
record-draws = the results of chance are not those that the rules draw here; the record was changed
record-undo = this is not the move that can be taken back here
record-no-undo = the last move cannot be taken back here: something was drawn or shown
record-again = the game starts only once
record-illegal = the rules forbid this move here. { $rule }: { $rule_text }
record-waiting = the game does not wait for this seat here. { $rule }: { $rule_text }
record-over = the game is over before this move
record-seat = there is no such seat; seats are 0 to { $last }
record-no-move = this is no move of this game
record-by-hand = { $draw } was set by hand and not drawn from the seed
record-no-seed = the seed is revealed only when the game is over, so that nothing can be recomputed yet
record-seed = the seed is not { $digits } hexadecimal digits
record-other-seed = this is not the seed whose hash was shown at the start; the record was changed
record-other-draws = the record says { $said ->
    [none] that nothing was drawn
   *[other] { $said }
}, and the seed gives { $gives ->
    [none] nothing
   *[other] { $gives }
}; the record was changed
record-start-rules = the position to begin from is of another version of the rules than { $rules }, which the header names
record-start-players = the position to begin from is for { $found } players, and the header says { $players }
record-no-moment = there is no move { $number }; the last one is { $last }
lesson-learner = a lesson has a seat named { $name }
lesson-not-asked = the learner plays a move that was not asked for
lesson-not-said = this remark belongs to something that is said before it

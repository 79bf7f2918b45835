## Sets of one's own

coffin-rush-good-temple = a good temple; quadrants of its own: { $quadrants }, layouts: { $layouts }, other numbers: { $others ->
    [none] none
   *[other] { $others }
}
coffin-rush-empty-set = nothing is in this file; sections are { $names }
coffin-rush-no-name = there is no such name here; there are { $names }
coffin-rush-numbers = write a table of names, each with a whole number
coffin-rush-dice = write a table of colours, each with the list of its faces
coffin-rush-faces = write a list of 1 to { $most } faces
coffin-rush-counter-order = { $found }: these do not follow each other; green begins above yellow, and yellow above red
coffin-rush-counter-short = from { $green } the counter is at 0 before anybody can leave by the door that the bomb opens, even with the lowest rolls; begin higher, or take smaller dice or a smaller bomb
coffin-rush-items = { $found } treasures and relics in all; lay out 1 to { $most }
coffin-rush-pawns = one mummy stands on the rune, and { $waking ->
    [1] one sarcophagus wakes another
   *[other] { $waking } sarcophagi wake others
}; write at least { $least }
coffin-rush-few-traps = { $found } trap cards besides the bomb, and up to { $least } lie above it; add the missing ones

## Drawings

coffin-rush-quadrants = write a table of names, each with its drawing
coffin-rush-drawing = a drawing is a text of several lines
coffin-rush-drawing-size = a drawing has { $lines } lines of { $lines } characters
coffin-rush-no-symbol = { $found } at { $at } is no cell; cells are { $names }
coffin-rush-no-edge = { $found } beside { $at } is neither open nor wall nor door; write a space, -, | or #
coffin-rush-no-opening = there is no opening in the middle of the { side-name } side; write a space there
coffin-rush-open-outline = the outline is open at { $at }, on the { side-name } side; write a wall there
side-name = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
coffin-rush-base-letter = the drawing of the base camp has the letter { $letter } exactly once
coffin-rush-crypt-cells = the crypt has one rune (*) and no altar (a); here are { $runes } and { $altars }
coffin-rush-altar-cells = a quadrant has one altar (a) and no rune (*); here are { $altars } and { $runes }
coffin-rush-hazard-in-opening = a hazard lies on the opening { $at }; move it
coffin-rush-unreachable = { $at } cannot be reached; open a wall
coffin-rush-behind-hazard = { $at } can be reached only through a hazard; open another way
coffin-rush-idle-door = the door at { $at } closes no room off; take it away, or close the room
coffin-rush-stairs = { $found } stairs { $symbol } in all, and { $count ->
    [1] there is one
   *[other] there are { $count }
} in a temple
coffin-rush-room-doors = { $found } room doors (#) in all, and there are { $count } in a temple
coffin-rush-twins = this is the same quadrant as { $other }, turned; draw another
coffin-rush-spots = { $tiles } tiles for { $cells } cells { $symbol } in the drawings; change the tiles, or draw as many cells

## Layouts

coffin-rush-layouts = write a table of names, each with its rows
coffin-rush-layout-rows = write a list of rows, each a text
coffin-rush-layout-name = a name is one word in small letters
coffin-rush-random-layout = after “{ $random }” comes a whole number
coffin-rush-no-layout = there is no layout { $found }; there are { $names }, and { $random } with a number
coffin-rush-layout-size = a layout has at most { $most } rows and columns
coffin-rush-layout-word = { $found } is no quadrant with its quarter turns, as in “crypt2”
coffin-rush-not-once = { $count ->
    [0] the quadrant { $quadrant } is missing; lay it once
   *[other] the quadrant { $quadrant } lies { $count } times; lay it once
}
coffin-rush-not-joined = the quadrant { $quadrant } is not joined to the base camp by openings
coffin-rush-stone-doors = this needs { $doors } stone doors, and there are { $most }
coffin-rush-base-faces-out = the base camp does not face the inside of the temple; turn it
coffin-rush-behind-base = a quadrant lies behind the base camp; lay it elsewhere
coffin-rush-other-layout = this is not the layout that the options name

## Positions

coffin-rush-explorers = there are { $players } explorers; write as many
coffin-rush-companies = these companies or this leader do not go with { $players } players
coffin-rush-counter-over = the game is over when the counter is at 0, and only then
coffin-rush-no-cell = there is no cell { $cell }; cells are written as X,Y
coffin-rush-monster-in-camp = no monster enters the camp
coffin-rush-monsters = there are only { $mummies } pawns of mummies and { $spectres } of spectres
coffin-rush-no-door = there is no door { $door }; a door is written as X,Y-X,Y, or “temple”
coffin-rush-door-twice = a door is named twice
coffin-rush-outside = nobody is outside while the temple door stands; open it (“temple” among the doors)
coffin-rush-mummies = awake mummies: { $awake }, sarcophagi that wake another: { $asleep }, pawns: { $pawns }; that is more mummies than pawns
coffin-rush-spectres-return = by version 1 of the rules the pawns of spectres come back; leave this out
coffin-rush-spectres = { $here } of { $pawns } pawns are in the temple; no more than the others are left
coffin-rush-no-card = there is no loot card { $card }; there are { $names }
coffin-rush-cards = each of these cards is in exactly one place: { $names }
coffin-rush-tiles = tiles { $tile } there are: { $count }, and here: { $found }
coffin-rush-no-spot = neither a sarcophagus nor a chest stands there
coffin-rush-no-face = no tile of that kind shows { $found }; there are { $names }
coffin-rush-no-tile = no closed tile lies at { $cell }
coffin-rush-pile = a pile holds at least one treasure or relic, and nothing else
coffin-rush-stairs-carried = nobody carries stairs away
coffin-rush-no-trap = there is no trap card { $trap }; there are { $names }
coffin-rush-traps = trap cards { $trap } there are: { $count }, and here: { $found }
coffin-rush-bomb = the bomb is in the deck as long as the temple door stands, and no longer
coffin-rush-backpack = a backpack has { $slots } slots for items

## The turn and the question

coffin-rush-whose-turn = it is somebody's turn exactly while it is not the Pharaoh's; during his, write null
coffin-rush-turn-numbers = at most 8 actions and 3 steps, and steps only while walking
coffin-rush-turn-over = this turn would be over: nothing is left to do
coffin-rush-movement-over = this movement would be over: no step is left
coffin-rush-no-move = { $move } is no move of this game
coffin-rush-mummy-turn = there is no such mummy, heading or number of actions
coffin-rush-who-is-asked = seat { $seat } has the turn, so it is asked
coffin-rush-dangers = dangers are settled before the turn goes on; leave out victims, blows and entering
coffin-rush-asked-nobody = a question is asked of somebody; write the seat
coffin-rush-nothing-to-keep = “keep” is asked when there are more items than slots, and some are still to be chosen
coffin-rush-no-luck = “luck” is asked after a roll that a charm of this seat could change
coffin-rush-nobody-tied = “target” is asked when several seats are tied as targets, in the Pharaoh's turn
coffin-rush-nothing-to-lend = “consent” is asked of a companion whose Rush! token is active, for a move of the one who has the turn
coffin-rush-nothing-to-recover = “recover” is asked of the one who has the turn, for one or two discarded cards
coffin-rush-nothing-to-seize = “plunder” is asked of the one who has the turn, with a victim who carries something

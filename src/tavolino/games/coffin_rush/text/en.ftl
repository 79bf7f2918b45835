game-name = Coffin Rush!
game-tagline = Loot the Pharaoh's temple while his ritual counts down, and be out in time.

## The rules

section-COF-COMP = What is in the box
section-COF-SETUP = Before the expedition
section-COF-MAP = The temple
section-COF-ITEM = Things
section-COF-ACT = A player's turn: actions
section-COF-CARD = A player's turn: loot cards
section-COF-PHA = The Pharaoh's turn
section-COF-MUM = Mummies
section-COF-SPE = Spectres
section-COF-END = The end
section-COF-SCORE = Scoring
section-COF-TEAM = Company Rush!: playing in companies
section-COF-HOUSE = The house set

COF-COMP-1 = The expedition is for two to six players. House ruling: two are the fewest; the box holds six of everything.
    .book = The book names no number of players. There are six of everything, and for six it advises companies.
COF-COMP-2 = The temple is made of twelve quadrants: the base camp, the crypt and ten ordinary ones.
COF-COMP-3 = There are eighteen sarcophagus tiles, eight chest tiles, twenty-four stone doors and one temple door.
COF-COMP-4 = There are thirty loot cards. Each player has the same five: Aggression, Betrayal, Analysis, Adrenaline and Rush!.
COF-COMP-5 = There are thirteen trap cards, and one of them is the Ritual Bomb.
COF-COMP-6 = There are three risk dice, a yellow one, a red one and (house ruling) a green one. The counter disc shows the colour of the risk at the moment.
    .book = The book counts three risk dice and names the yellow and the red one. The colour of the third is in no text.
COF-COMP-7 = There are thirteen pawns: six explorers and seven monsters. House ruling: four mummies and three spectres.
    .book = The book counts thirteen pawns and does not say how many are mummies and how many spectres.
COF-COMP-8 = The Feather of Maat shows the direction of play. Each player has a Rush! token, a summary and a board with the backpack on one side and the tent on the other; the Pharaoh has a board too.

COF-SETUP-1 = The quadrants are laid out in any shape and turned in any direction. Only the base camp must face the inside of the temple.
COF-SETUP-2 = Sarcophagi and chests lie face down on the cells with their symbol.
COF-SETUP-3 = A stone door stands at the entrance of every room and of every quadrant, and the temple door between the camp and the temple. House ruling: all of them are closed.
    .book = The book tells where the doors stand, not whether they are open or closed at the start.
COF-SETUP-4 = Every player begins on the RUSH! space, with the five loot cards in hand and the Rush! token, inactive, in slot 1 of the backpack.
COF-SETUP-5 = The counter begins at its highest number. The Ritual Bomb goes near the middle of the other trap cards, which are shuffled. House ruling: it is the 6th, 7th or 8th from the top, at random.
    .book = The book puts the bomb about halfway into the deck, without counting.
COF-SETUP-6 = One mummy stands on the rune of the crypt, and the Feather of Maat points clockwise.
COF-SETUP-7 = The bravest player begins, the others follow clockwise. House ruling: the first is drawn at random or named by the host. With six players, companies are a good idea.
    .book = In the book the bravest begins, and whoever disagrees must persuade the others with their deeds. A table online cannot hear them.

COF-MAP-1 = Cells are joined along their sides, never at corners. Walls let nobody through, and quadrants are joined by their openings.
COF-MAP-2 = The base camp has two spaces only: the camp, outside the temple, and RUSH!, inside.
COF-MAP-3 = The crypt has no altar. Its rune is the place where monsters appear.
COF-MAP-4 = A stone door stands between two cells and belongs to both. Closed, it stops explorers; from either cell an interaction opens or closes it.
COF-MAP-5 = The temple door bars the way between RUSH! and the camp until the Ritual Bomb blows it away.
COF-MAP-6 = Stepping onto debris takes two steps of the movement. House ruling: with fewer steps left one stays in front of it.
    .book = The book interrupts the movement when two steps are not left. It does not say on which side of the debris.
COF-MAP-7 = Who steps into the plague ends the movement there.
COF-MAP-8 = Who steps onto a trap ends the movement and rolls the yellow and the red die: whatever is in the backpack slot of that sum drops.
COF-MAP-9 = During the Pharaoh's turn an explorer on an altar is invisible to monsters and spared by the trap. House ruling: by the trap drawn just then, for as long as it lasts; monsters neither pick nor touch that explorer.
    .book = The book makes whoever is on an altar invisible to monsters and free from traps during the Pharaoh's turn. How long that holds for a trap that lasts, and whether a passing monster touches them, is left open.
COF-MAP-10 = Stairs of one colour are the two ends of a tunnel: one step leads from one to the other. Monsters cannot use them.
COF-MAP-11 = Any number of explorers may stand on one cell.
COF-MAP-12 = House ruling: RUSH! is one cell of the temple. Monsters enter it, spectres too, but only by its openings. No monster ever enters the camp.
    .book = The book calls RUSH! a large cell inside the temple and the camp a place outside. Of monsters there it says nothing.
COF-MAP-13 = House ruling: the base camp opens to the front and to both sides, and nothing lies behind it. An opening without a neighbour is a wall.
    .book = The book only asks that the base camp face the inside of the temple, as in a drawing that we do not have.
COF-MAP-14 = House ruling: for mummies a distance is counted in cells on foot, through closed doors but not through tunnels; for spectres straight through walls, but only over quadrants. What is nearest is measured from the closest monster of that kind.
    .book = The book prefers the nearest player and does not say how to measure, nor from which monster.
COF-MAP-15 = House ruling: an explorer who enters a cell suffers the cell first, then its mummies, then its spectres. To begin a turn beside a monster, or to act there, is harmless.
    .book = The book tells what each of them does to whoever enters, not in which order. In its example of companies an explorer begins a turn on a mummy's cell unharmed.
COF-MAP-16 = House ruling: an altar spares its explorer what would hit that explorer alone. The bomb, doors, spectres that appear and the feather work as always, and monsters walk past without stopping.
    .book = The book spares whoever is on an altar the trap, and does not say what becomes of a trap that also changes the temple.

COF-ITEM-1 = A chest holds a relic worth 2. The Torch makes one movement per turn a step longer; with the Lucky Charm the victim of an aggression may change one of the two dice (house ruling: to any of its faces); the Amulet makes monsters count one less wealth or card; Coins are worth 3. They work only in the backpack.
    .book = The book lets the Lucky Charm change the result of one die and does not say to what, nor how.
COF-ITEM-2 = A sarcophagus holds a treasure worth 3, which belongs to one of five collections. Some also wake a mummy: the player keeps the treasure, but the mummy appears on the cell and attacks.
COF-ITEM-3 = One sarcophagus hides the blue stairs. The tile stays open on its cell and is a tunnel from then on; house ruling: to the blue stairs printed in the temple.
    .book = The book makes the blue stairs a tunnel like the others. Where it leads would be seen on drawings that we do not have.
COF-ITEM-4 = Backpack slots are filled from the lowest up, and when one empties the later items slide down. Slot 1 belongs to the Rush! token, which never moves or drops. Items cannot be rearranged.
COF-ITEM-5 = A player with more items than slots chooses which to keep, and the rest drops.
COF-ITEM-6 = Dropped items lie face up on the cell. One interaction picks up the whole pile, what was dropped first coming first.
COF-ITEM-7 = Items laid at a tent are safe. Nobody can pick them up again, not even their owner.
COF-ITEM-8 = House ruling: when several items drop, the lowest slot goes first. Items kept after an overflow keep their order, and new ones follow.
    .book = The book picks up a pile in the order in which it fell and does not say which of several items falls first.
COF-ITEM-9 = House ruling: when a mummy wakes, the treasure is stowed first, an overflow is settled next, and then the mummy attacks only the player who opened.
    .book = In the book the player takes the treasure, the mummy appears and attacks. Whether others on the cell suffer too, and when an overfull backpack is settled, is left open.
COF-ITEM-10 = House ruling: items lost in the camp lie there and may be picked up. The Drop action in the camp, however, leads to the tent only.
    .book = The book says that items at a tent do not count as dropped. Of items that somebody loses in the camp it does not speak.
COF-ITEM-11 = House ruling: two equal relics do twice the work.
    .book = The book does not say what a second relic of the same kind does.
COF-ITEM-12 = House ruling: the Lucky Charm is used after the roll, against mummies and against the Aggression card; not against trap cells, nor against Aggression in the red.
    .book = The book allows it when you suffer an aggression. When exactly, and against what besides mummies, is left open.
COF-ITEM-13 = House ruling: the Torch is spent on the first step beyond the usual length. Quicksand and Torch together give three steps, in the red two. A movement is never shorter than one step.
    .book = The book makes one movement a turn a step longer, and in its example Quicksand makes movements a step shorter. How the two meet it does not say.

COF-ACT-1 = A turn has three actions. Moving, interacting and dropping cost one each, in any order and as often as wanted; an active Rush! token is one more. With nothing left the turn ends, though an unused loot card may still be played first. Passing is always allowed and free.
COF-ACT-2 = A movement is up to three steps from cell to cell.
COF-ACT-3 = An interaction is with something on the own cell: opening or closing a door, opening a sarcophagus or a chest, or picking up a pile.
COF-ACT-4 = With one Drop a player lays any number of items on the cell or, in the camp, at the own tent.
COF-ACT-5 = Who enters a cell with mummies ends the movement and suffers one aggression per mummy. Spectres end it too: one terror each, and they are gone.
COF-ACT-6 = House ruling: an interaction or a drop ends a movement under way. Cards may be played between two steps.
    .book = The book does not say whether a movement may be broken off for another action and then gone on with.

COF-CARD-1 = Once in their own turn, at any moment and for free, a player may play one loot card or lay one aside without effect. House ruling: one of the two, not both.
    .book = The book allows one card a turn and says that instead of playing one may discard. Whether both can be done in one turn is left open.
COF-CARD-2 = Rest: a player whose hand is empty at the end of their turn takes all discarded cards back.
COF-CARD-3 = While the counter is in the red, loot cards and traps add their red effect.
COF-CARD-4 = Aggression hits a player within three cells in a straight line with nothing in between. Yellow and red die name the slot whose item drops; within one cell the attacker takes it. In the red the attacker chooses the item, and nobody rolls.
COF-CARD-5 = Betrayal: a player in the same quadrant discards a random loot card, and the betrayer takes one of their own discards back (house ruling: not this card). In the red it is two and two.
    .book = The book lets the betrayer choose a card from the discards. Whether Betrayal itself lies there already it does not say.
COF-CARD-6 = Analysis looks into all closed sarcophagi and chests of the own quadrant, in the red of any one quadrant. Nobody else learns what they hold.
COF-CARD-7 = Adrenaline: for this turn debris, plague and traps do nothing on the cells one passes (house ruling: nor where one stops; altars and tunnels still work). In the red mummies and spectres do nothing either.
    .book = The book speaks of the cells one passes. Of the cell where one stops, and of altars and tunnels, it says nothing.
COF-CARD-8 = Rush! turns the own Rush! token to +1: one more action, kept until it is used. It has no red effect.
COF-CARD-9 = House ruling: closed doors stop an Aggression, pawns do not, and tunnels make no line. Without the temple door, camp and RUSH! are neighbours. Altars do not protect from players.
    .book = The book asks for a straight line with nothing in the way. What counts as being in the way, and what a neighbour is at the base camp, is left open.
COF-CARD-10 = House ruling: a stolen item may be one too many for the backpack; then the thief chooses what to keep.
    .book = The book gives the item to the attacker and does not say what holds when their backpack is full.
COF-CARD-11 = House ruling: Betrayal needs another player in the quadrant, even one with an empty hand; camp and RUSH! are one quadrant. The victim's card goes to the victim's own discards.
    .book = The book chooses a player in one's own quadrant. It does not mention empty hands, nor the two spaces of the base camp.
COF-CARD-12 = House ruling: Rush! on an active token does nothing, and Toxicity never takes the token away.
    .book = The book keeps the token active until it is used. It does not say what a second Rush! card does, nor whether Toxicity can take it.
COF-CARD-13 = Rest never brings back cards that terror has taken.

COF-PHA-1 = After every player has played comes the Pharaoh: draw a trap, roll the ritual power, turn the counter, move the servants.
COF-PHA-2 = A trap touches all players and lasts until the next one is drawn. House ruling: an empty deck is shuffled again, without the bomb.
    .book = The book lets a trap last until the next one is drawn. What happens when no card is left it does not say.
COF-PHA-3 = The ritual power is one die in the counter's colour, and the counter falls by it.
COF-PHA-4 = The targets of mummies and spectres are settled before any servant acts, and they stay, whatever is lost meanwhile. House ruling: spectres act before mummies, each kind in order of appearance.
    .book = The book settles the targets first. That spectres act before mummies is only seen in its example.
COF-PHA-5 = House ruling: what a trap does at once depends on the colour when it is drawn; what lasts turns red with the counter.
    .book = The book adds the red effect once the counter is in the red. Whether that changes a trap already drawn is left open.
COF-PHA-6 = House ruling: the die for the ritual power has the colour that the counter shows after the trap. If the Ritual Bomb has just changed it, the new colour counts.
    .book = In the book the trap is drawn before the die is rolled, and the die has the counter's colour. It does not say that the bomb can change that colour.
COF-PHA-7 = House ruling: when the feather turns, the order is reversed exactly. Who was last begins the next round.
    .book = The book lets the feather show the direction of play. Who begins after it was turned is left open.

COF-MUM-1 = A mummy has three actions: to move up to as many cells as the ritual power, to open a door, or to wait.
COF-MUM-2 = All mummies are after the player inside the temple with most wealth in the backpack, at least 1. Among equals it is the nearest; then the player who will play last chooses one of them.
COF-MUM-3 = Mummies take the shortest way with the fewest turns (house ruling: then the fewest doors to open, then north, east, south, west). They open closed doors for an action each, use no tunnels, and cells do nothing to them.
    .book = The book asks for the shortest way with the fewest turns. Between two such ways it does not choose.
COF-MUM-4 = When a mummy reaches its target, every player on that cell suffers an aggression: yellow plus red, and that slot's item drops. Then it waits. Monsters always roll and never steal, in the red too. House ruling: on its target's cell from the start, it attacks once and waits.
    .book = The book tells of a mummy that reaches its target. It does not say what one does that stands there already.
COF-MUM-5 = If a mummy enters a cell with other players, they suffer an aggression too. That movement ends, and it goes on with its remaining actions.
COF-MUM-6 = Without a target a mummy waits.
COF-MUM-7 = House ruling: a closed door ends a mummy's movement, and its last action may open it. Monsters may share cells.
    .book = The book lets mummies open doors as players do, and in its example the last action does. Whether the rest of a movement is lost before a door, and whether monsters may share a cell, it does not say.

COF-SPE-1 = A spectre has three moves of as many cells as the ritual power, through walls and doors, by the shortest way with the fewest turns. Cells do nothing to it.
COF-SPE-2 = Spectres are after the player inside the temple with most loot cards in hand (house ruling: at least one). Ties are broken as for mummies.
    .book = The book asks for at least one point of wealth where mummies are concerned. For spectres and cards it names no least number.
COF-SPE-3 = When a spectre reaches a player, target or not, every player on that cell loses a random card of their hand for the rest of the game. Then the spectre is gone.
COF-SPE-4 = Without a target a spectre waits.
COF-SPE-5 = House ruling: an empty hand loses nothing, but the spectre is gone all the same. Its pawn may appear again; when all are in play, no further one appears.
    .book = The book removes the spectre after the terror. It is silent on an empty hand, and on pawns running out.

COF-END-1 = The game ends the moment the counter reaches 0.
COF-END-2 = House ruling: below 0 counts as 0. At 0, even by the bomb, nothing further happens.
    .book = The book ends the game when the counter reaches 0. A roll that is higher than what is left, and the rest of the Pharaoh's turn, are not mentioned.

COF-SCORE-1 = At the tent a treasure is worth 3 and a relic 2, but Coins 3. Every item still in the backpack is worth 1; the Rush! token is none.
COF-SCORE-2 = Each collection gives 1 point to the player with the most pieces of it at the tent; in a tie nobody gets it.
COF-SCORE-3 = Most points win. Among equals the one with more treasures, at the tent and in the backpack; then whoever is outside the temple. House ruling: then victory is shared.
    .book = The book prefers more treasures, then whoever is outside the temple, and goes no further.

COF-TEAM-1 = Players may form companies. One person may also lead several explorers.
COF-TEAM-2 = The points of a company are added up, and so are its pieces of a collection.
COF-TEAM-3 = A member may spend a companion's active Rush! token in their own turn, if the companion agrees. The companion is asked each time; house ruling: or agrees in advance for the whole game.
    .book = In the book the two agree among themselves. Online somebody has to be asked, and asking each time can be tiresome.
COF-TEAM-4 = House ruling: companies are of equal size and their seats alternate. Each explorer keeps an own hand, backpack and tent.
    .book = The book lets players form companies and says nothing of their size, nor of who sits where.
COF-TEAM-5 = House ruling: cards may hit companions, and several Rush! tokens may be spent in one turn.
    .book = The book does not say whether cards may be played against companions. Its example spends one companion's token.
COF-TEAM-6 = House ruling: ties go to the company with more treasures in all, then to the one with more members outside, then victory is shared.
    .book = The book adds up a company's points and does not say how ties between companies are broken.

COF-HOUSE-1 = Dice: green 1 1 1 2 2 2, yellow 1 1 2 2 3 3, red 1 2 2 3 3 4. Yellow plus red is 2 to 7.
    .book = The book counts three dice. Their faces are in no text.
COF-HOUSE-2 = The backpack has seven slots: the first for the Rush! token, six for items. A roll on an empty slot drops nothing.
    .book = The book speaks of numbered slots; how many there are stands on the player's board only. Nor does it mention a roll on an empty slot.
COF-HOUSE-3 = The counter begins at 27: green down to 19, yellow from 18 to 10, red from 9. The Ritual Bomb takes 3 off at once.
    .book = The book sets the counter to its highest number and says that the bomb is a hard blow to it. The numbers are on the disc only.
COF-HOUSE-4 = Collections: five green, four yellow, three azure, three red and two violet treasures; one azure, one red and one violet wake a mummy. With the blue stairs that makes eighteen sarcophagi.
    .book = The book names five colours of treasures of different rarity and counts eighteen tiles. How many of each, it does not say.
COF-HOUSE-5 = The chests hold two each of Torch, Lucky Charm, Amulet and Coins.
    .book = The book counts eight chests and names four relics. How often each is there it does not say.
COF-HOUSE-6 = A quadrant is five by five cells with an opening in the middle of each side, so that every turn and neighbour fits. Every ordinary one has one altar. Every cell can be reached, no hazard lies on an opening, and nothing is reachable only through a hazard. There are seven room doors and at most twenty-four doors in all.
    .book = The book counts twelve quadrants with a grid, rooms and doors. Their drawings are not in the text that we have, so these are ours.
COF-HOUSE-7 = Traps, with the red effect in brackets. Ritual Bomb: counter -3, the temple door is gone. Quicksand: movements one step shorter (two). Toxicity: one action less (two). Summoning, three cards: a spectre on the rune (two). Judgement of Maat: play turns round (and everybody discards a random card). Seals: all stone doors close (and opening one costs two actions). Darkness: a sarcophagus costs two actions (a chest too). Scarabs: everybody inside drops the last item (the last two). Wrath: mummies go one cell further (two). Oblivion: no loot card may be played (nor laid aside). Collapse: no tunnels (and debris costs three).
    .book = The book counts thirteen trap cards and tells what three of them do: the Ritual Bomb, Quicksand and Toxicity. Spectres come from the deck too. All the rest is ours.

## Names of things

item-name = { $item ->
    [green] a green treasure
    [yellow] a yellow treasure
    [azure] an azure treasure
    [red] a red treasure
    [violet] a violet treasure
    [azure-mummy] an azure treasure
    [red-mummy] a red treasure
    [violet-mummy] a violet treasure
    [torch] a Torch
    [charm] a Lucky Charm
    [amulet] an Amulet
   *[coins] Coins
}
seen-name = { $item ->
    [azure-mummy] { item-name } that wakes a mummy
    [red-mummy] { item-name } that wakes a mummy
    [violet-mummy] { item-name } that wakes a mummy
    [stairs] the blue stairs
   *[other] { item-name }
} at { $at }
card-name = { $card ->
    [aggression] Aggression
    [betrayal] Betrayal
    [analysis] Analysis
    [adrenaline] Adrenaline
   *[rush] Rush!
}
trap-name = { $trap ->
    [bomb] the Ritual Bomb
    [quicksand] Quicksand
    [toxicity] Toxicity
    [summoning] Summoning
    [maat] Judgement of Maat
    [seals] Seals
    [darkness] Darkness
    [scarabs] Scarabs
    [wrath] Wrath
    [oblivion] Oblivion
   *[collapse] Collapse
}
quadrant-name = { $quadrant ->
    [base] the base camp
    [crypt] the crypt
    [jars] the hall of jars
    [scribes] the hall of scribes
    [ibis] the hall of the ibis
    [granary] the granary
    [well] the well
    [jackal] the hall of the jackal
    [cobra] the hall of the cobra
    [lotus] the hall of the lotus
    [scarab] the hall of the scarab
   *[falcon] the hall of the falcon
}
collection-name = { $collection ->
    [green] green
    [yellow] yellow
    [azure] azure
    [red] red
   *[violet] violet
}

## What happens

event-began = { $seat } enters the temple first. The counter stands at { $counter }.
event-turn-begun = Round { $round }: { $seat } has { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
event-left-alone = A monster shares { $at } with { $seat } and leaves them alone for now.
event-turn-ended = { $seat }'s turn is over.
event-rested = { $seat } rests and takes these cards back: { $cards }.
event-rush-spent = { $seat } uses the Rush! token.
event-asked-for-token = { $seat } asks { $lender_seat } for the Rush! token.
event-lent = { $lender_seat } lends { $seat } the Rush! token.
event-declined = { $lender_seat } keeps the Rush! token; { $seat } must do without.
event-walks = { $seat } sets out: { $steps ->
    [one] one step
   *[other] up to { $steps } steps
}.
event-went = { $seat } goes from { $from } to { $to }.
event-torch-lit = { $seat }'s Torch lights one step more.
event-movement-ended = { $seat } stops at { $at }.
event-trapped = { $seat } steps into a trap: { $dice }, slot { $slot }.
event-door-opened = { $seat } opens the door between { $at } and { $beyond }.
event-door-closed = { $seat } closes the door between { $at } and { $beyond }.
event-found = { $seat } finds { item-name }.
event-stairs-found = { $seat } finds the secret stairs at { $at }.
event-woke = { $seat } wakes a mummy at { $at }!
event-fell = { $seat } loses { item-name } at { $at }.
event-nothing-fell = Slot { $slot } of { $seat }'s backpack is empty: nothing drops.
event-picked-up = { $seat } picks up at { $at }: { $items }.
event-overflowed = { $seat } has { $items } items, too many for the backpack.
event-kept = { $seat } keeps { item-name } from slot { $slot }.
event-dropped = { $seat } lays down { item-name } at { $at }.
event-drop-done = { $seat } is done dropping.
event-stored = { $seat } brings { item-name } safely to the tent.
event-attacked = A mummy attacks { $seat }: { $dice }, slot { $slot }.
event-robbed = { $attacker_seat } attacks { $seat }: { $dice }, slot { $slot }.
event-assaulted = { $attacker_seat } attacks { $seat } and chooses the loot.
event-die-changed = { $seat }'s Lucky Charm turns the dice to { $dice }: slot { $slot }.
event-luck-left = { $seat } leaves the dice as they are.
event-stolen = { $seat } steals { item-name } from { $victim_seat }.
event-card-discarded = { $seat } must discard { card-name }.
event-terrified = Terror! { $seat } loses { card-name } for good.
event-terror-of-nothing = Terror finds { $seat } with an empty hand.
event-card-played = { $seat } plays { card-name }{ $in_red ->
    [yes] , in the red
   *[no] {""}
}.
event-card-laid-aside = { $seat } lays { card-name } aside{ $in_red ->
    [yes] , in the red
   *[no] {""}
}.
event-betrayed = { $seat } betrays { $victim_seat }.
event-recovered = { $seat } takes { card-name } back.
event-analysed = { $seat } analyses { quadrant-name }.
event-analysed-known = { $seat } analyses { quadrant-name }: { $count ->
    [0] nothing is left closed there
   *[other] { $seen }
}.
event-adrenaline = { $seat } feels no hazard this turn{ $in_red ->
    [yes] , and no monster either
   *[no] {""}
}.
event-rush-turned = { $seat }'s Rush! token shows +1.
event-rush-in-vain = { $seat }'s Rush! token was active already.
event-pharaoh-turn = Round { $round }: the Pharaoh's turn.
event-trap-drawn = The Pharaoh's trap is { trap-name }{ $in_red ->
    [yes] , with its red effect
   *[no] {""}
}.
event-sheltered = The altar shelters { $seat }.
event-traps-reshuffled = The { $cards } traps are shuffled again.
event-bomb-went-off = The temple door is blown away. The counter falls to { $counter }.
event-red-risk = The counter is at { $counter }: the risk is red.
event-trap-reddened = { trap-name } now works with its red effect.
event-spectre-appeared = A spectre appears at { $at }.
event-no-spectre-left = All spectres are in the temple already; no further one appears.
event-doors-sealed = All stone doors slam shut.
event-feather-flipped = The Feather of Maat turns: play runs { $clockwise ->
    [yes] clockwise
   *[no] counterclockwise
}, and { $seat } begins.
event-power-rolled = Ritual power { $power } ({ $die ->
    [green] green die
    [yellow] yellow die
   *[red] red die
}). The counter falls to { $counter }.
event-targets-tied = { $tied_seats } are alike to the { $servant ->
    [spectre] spectres
   *[mummy] mummies
}; { $seat } decides.
event-target-fixed = The { $servant ->
    [spectre] spectres
   *[mummy] mummies
} are after { $seat }.
event-waits = A { $servant ->
    [spectre] spectre
   *[mummy] mummy
} waits at { $at }.
event-spectre-moved = A spectre glides from { $from } to { $to }.
event-passed-altar = A { $servant ->
    [spectre] spectre
   *[mummy] mummy
} passes { $seat } on the altar without stopping.
event-spectre-gone = The spectre at { $at } vanishes.
event-mummy-moved = Mummy { $mummy } walks from { $from } to { $to }.
event-mummy-blocked = A closed door stops mummy { $mummy } at { $at }.
event-mummy-opened = Mummy { $mummy } opens the door between { $at } and { $beyond }.
event-ended = The counter is at 0 after { $round ->
    [one] one round
   *[other] { $round } rounds
}: the ritual is complete.
event-scored = { $seat }: { $tent } at the tent, { $backpack } in the backpack.
event-collection-held = The { collection-name } collection belongs to { $seats }.
event-company-scored = The company of { $seats } has { $points ->
    [one] one point
   *[other] { $points } points
}, { $collections } of them from collections.
event-won = Winners with { $points ->
    [one] one point
   *[other] { $points } points
}{ $by ->
    [treasures] , ahead by treasures
    [outside] , ahead by being outside
   *[points] {""}
}: { $seats }.

## Prompts, moves, points, options

prompt-turn = Your turn: walk, open, take, drop, play a card, or pass.
prompt-keep = Your backpack is too full: say what to keep.
prompt-luck = Your Lucky Charm may change one die; or leave them with done.
prompt-target = The servants cannot decide: choose their target.
prompt-consent = A companion asks for your Rush! token: consent yes or no.
prompt-recover = Choose a discarded card to take back.
prompt-plunder = Choose the slot to plunder.
prompt-over = The expedition is over.

move-walk = walk: begin a movement (one action)
move-go = go X,Y: one step to that cell
move-stop = stop: end the movement
move-open = open X,Y: open the door to that cell, or the tile on your own cell
move-close = close X,Y: close the door to that cell
move-take = take: pick up the pile here, or open the sarcophagus or chest
move-drop = drop N: lay down the item of slot N; or choose slot N of your victim
move-keep = keep N: keep the item of slot N
move-card = card NAME [TARGET]: play a loot card; or name the card to take back
move-discard = discard NAME: lay a loot card aside without effect
move-consent = consent yes|no: lend your Rush! token or not
move-set = set yellow|red FACE: change a die with the Lucky Charm
move-target = target SEAT: choose whom the servants are after
move-done = done: finish dropping, or leave the dice as they are
move-pass = pass: end your turn

part-tent = at the tent
part-backpack = in the backpack
part-collections = collections
part-companions = from companions

option-layout = Temple
option-layout-help = One of standard, cross, snake, ring, random:NUMBER, or rows of quadrants parted by slashes
option-companies = Companies
option-companies-help = How many companies of equal size; 0: everybody for themselves.
option-lend = Lend freely
option-lend-help = Companions lend their Rush! tokens without being asked.
option-first = First player
option-first-help = The seat that begins; left open, it is drawn.
option-temple = Temple set
option-temple-help = A set of your own as a TOML file: quadrants, layouts, dice, tiles, traps; left open, the house's.

## Looking back

turn-of-all = the Pharaoh's turn, round { $round }
moment-carried = The longest way: { $seat } carries { item-name } through { $count ->
    [one] one round
   *[other] { $count } rounds
}.
moment-pile = The largest pile: { $seat } picks up { $count } things at once.
moment-theft = The last theft: { $seat } takes { item-name } from { $victim_seat }.

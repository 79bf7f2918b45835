game-name = Coffin Rush!
game-tagline = Loot the Pharaoh's temple while his ritual counts down, and bring your loot out in time.

## The rules

section-COF-COMP = What is in the box
section-COF-SETUP = Set-up
section-COF-MAP = The temple
section-COF-ITEM = Items
section-COF-ACT = A player's turn: actions
section-COF-CARD = A player's turn: loot cards
section-COF-PHA = The Pharaoh's turn
section-COF-MUM = Mummies
section-COF-SPE = Spectres
section-COF-END = The end
section-COF-SCORE = Scoring
section-COF-TEAM = Company Rush!: playing in companies
section-COF-HOUSE = The house set
section-COF-SEE = What everybody sees

COF-COMP-1 = The game is for two to six players; the box holds six of everything. House ruling: two is the minimum.
    .book = The book names no number of players. The box holds six of everything, and for six players the book advises companies.
COF-COMP-2 = There are twelve quadrants: the base camp, the crypt and ten ordinary ones.
COF-COMP-3 = There are eighteen sarcophagus tiles, eight chest tiles, twenty-four stone doors and one temple door.
COF-COMP-4 = There are thirty loot cards. Each player has one each of Aggression, Betrayal, Analysis, Adrenaline and Rush!.
COF-COMP-5 = There are thirteen trap cards, and one of them is the Ritual Bomb.
COF-COMP-6 = There are three risk dice: a yellow one, a red one and (house ruling) a green one. The counter disc shows the colour of the current risk.
    .book = The book counts three risk dice and names the yellow and the red one. The colour of the third is not in the text that we have.
COF-COMP-7 = There are thirteen pawns: six explorers and seven monsters. House ruling: four mummies and three spectres.
    .book = The book counts thirteen pawns and does not say how many are mummies and how many spectres.
COF-COMP-8 = The Feather of Maat is a marker that shows the direction of play. Each player has a Rush! token, a board with the backpack on one side and the tent on the other, and a summary card. The Pharaoh has a board too.

COF-SETUP-1 = The quadrants are laid out in any shape and turned in any direction. Only the base camp must face the inside of the temple.
COF-SETUP-2 = Sarcophagi and chests lie face down on the cells with their symbol.
COF-SETUP-3 = Stone doors stand at the entrance of every room and of every quadrant, and the temple door between the camp and the temple. House ruling: the stone doors are closed.
    .book = The book says where the doors stand. Whether the stone doors are open or closed at the start it does not say.
COF-SETUP-4 = Each player begins with their pawn on the RUSH! space, the five loot cards in hand, and the Rush! token, inactive, in slot 1 of the backpack.
COF-SETUP-5 = The counter begins at its highest value. The other trap cards are shuffled, and the Ritual Bomb is put somewhere near the middle of them. House ruling: it is the 6th, 7th or 8th card from the top, at random.
    .book = The book puts the bomb about halfway into the deck, without counting the cards.
COF-SETUP-6 = One mummy stands on the rune in the crypt. The Feather of Maat shows clockwise.
COF-SETUP-7 = The bravest player is the leader and plays first; the others follow clockwise. The Pharaoh's board lies to the leader's right. With six players, playing in companies is advised. House ruling: the leader is chosen at random, or named by the host.
    .book = In the book the bravest player offers to go first, and a player who thinks otherwise has to convince the others. At a table online that is not possible.

COF-MAP-1 = Cells are joined horizontally and vertically. Walls never let anybody through, and quadrants are joined by their openings.
COF-MAP-2 = The base camp has two spaces: the camp, outside the temple, and RUSH!, inside it.
COF-MAP-3 = The crypt has no altar. Its rune is where monsters appear.
COF-MAP-4 = A stone door stands between two cells and counts as inside both. Closed, it blocks movement. An interaction from either cell opens or closes it.
COF-MAP-5 = The temple door blocks the way between RUSH! and the camp until the Ritual Bomb removes it.
COF-MAP-6 = Debris: entering the cell costs two steps of the movement. With fewer left the movement ends; house ruling: before the debris.
    .book = The book interrupts the movement when fewer than two steps are left. It does not say whether before the debris or on it.
COF-MAP-7 = Plague: entering the cell ends the movement.
COF-MAP-8 = Trap cell: entering it ends the movement, and the player rolls the yellow and the red die. The sum is the number of a backpack slot, and what is in it drops.
COF-MAP-9 = Altar: during the Pharaoh's turn the player on it is invisible to monsters and exempt from trap cards. House ruling: exempt from the trap card drawn then, for as long as it lasts; monsters neither target nor touch that player.
    .book = In the book a player on an altar is invisible to monsters and suffers no trap card during the Pharaoh's turn. It does not say how long that holds for a trap card that lasts, nor whether a monster that passes touches the player.
COF-MAP-10 = Tunnel: stairs of one colour are adjacent to each other, so one step leads from one to the other. Monsters cannot use them.
COF-MAP-11 = Any number of players may share a cell.
COF-MAP-12 = House ruling: RUSH! is one cell inside the temple, and monsters enter it. Mummies do so by its openings only. Spectres, which pass through doors and walls, enter it from any cell beside it and leave it likewise; a cell that lies beside the camp only is not beside RUSH!. No monster enters the camp.
    .book = The book calls RUSH! a large cell inside the temple and the camp a place outside, and has spectres pass through doors and walls. It does not mention monsters at the base camp.
    .v1 = House ruling: RUSH! is one cell inside the temple, and monsters enter it, but mummies and spectres alike by its openings only. No monster enters the camp.
    .v1-book = The book calls RUSH! a large cell inside the temple and the camp a place outside. It does not mention monsters at the base camp.
COF-MAP-13 = House ruling: the base camp opens to the front and to both sides, and no quadrant lies behind the camp. An opening without a neighbour is a wall.
    .book = The book only asks that the base camp face the inside of the temple, as in a figure that is not in the text that we have.
COF-MAP-14 = House ruling: for mummies a distance is counted in cells on foot, through closed doors but not through tunnels; for spectres in cells through walls, but only over quadrants. “Nearest” is measured from the closest monster of that kind.
    .book = The book prefers the nearest player and does not say how to measure, nor from which monster.
COF-MAP-15 = House ruling: when a player enters a cell, the cell takes effect first, then its mummies, then its spectres. Beginning a turn on a monster's cell, or acting on it, is harmless.
    .book = The book says what each of them does to a player who enters, and not in which order. In its example of companies a player begins a turn on a mummy's cell unharmed.
COF-MAP-16 = House ruling: an altar exempts its player only from what a trap card does to that player. The bomb, the doors, spectres that appear and the feather work anyway. Monsters pass players on altars without stopping.
    .book = The book exempts a player on an altar from trap cards. It does not say what happens when a trap card also changes the temple.

COF-ITEM-1 = A chest holds a relic worth 2 wealth points. Torch: one movement per turn is one step longer. Lucky Charm: when its owner suffers an aggression, they may change the result of one of the two dice (house ruling: to any of its faces). Amulet: monsters count one wealth point or one loot card less when they pick a target. Coins: worth 3 instead of 2. Torch, Lucky Charm and Amulet work only while they are carried in the backpack.
    .book = The book lets the Lucky Charm change the result of one die. It does not say to what.
COF-ITEM-2 = A sarcophagus holds a treasure worth 3 wealth points, which belongs to one of five collections. Some also wake a mummy: the player keeps the treasure, but the mummy appears on that cell and the player suffers an aggression.
COF-ITEM-3 = One sarcophagus holds the blue stairs. It stays face up on its cell and is a tunnel from then on. House ruling: to the blue stairs printed in the temple.
    .book = The book makes the blue stairs a tunnel like the others. Where it leads can only be seen on figures that are not in the text that we have.
COF-ITEM-4 = Backpack: its numbered slots are filled in rising order, and when a slot empties, the later items slide down. Slot 1 is the Rush! token's, which never moves or drops. Items cannot be rearranged.
COF-ITEM-5 = A player with more items than slots chooses which to keep; the rest drops.
COF-ITEM-6 = Dropped items lie face up on the cell. One interaction picks up the whole pile, the items dropped first coming first.
COF-ITEM-7 = Items at a tent are safe: nobody can pick them up again, not even their owner.
COF-ITEM-8 = House ruling: when several items drop, those in the lowest slots drop first. When a backpack overflows, the items kept stay in their order, and new ones follow.
    .book = The book picks up a pile in the order in which it was dropped. It does not say which of several items drops first.
COF-ITEM-9 = House ruling: when a mummy wakes, the treasure is stowed first, then an overflow of the backpack is settled, and then the mummy attacks only the player who opened the sarcophagus.
    .book = In the book the player takes the treasure, the mummy appears, and the player suffers an aggression. It does not say whether other players on the cell do too, nor when an overflow is settled.
COF-ITEM-10 = House ruling: items that drop in the camp without a Drop action, for instance in an aggression, lie there and may be picked up. With a Drop action, items in the camp go to the player's tent only.
    .book = The book says that items at a tent do not count as dropped. Items that drop in the camp in another way are not mentioned.
COF-ITEM-11 = House ruling: the effects of equal relics add up.
    .book = The book does not say what a second relic of the same kind does.
COF-ITEM-12 = House ruling: the Lucky Charm is used after the roll of an aggression, against mummies and against the Aggression card; not against trap cells, and not against Aggression in the red.
    .book = The book allows it when a player suffers an aggression. It does not say whether before or after the roll, nor what counts as an aggression besides that of mummies.
COF-ITEM-13 = House ruling: the Torch is used up for this turn by the first step beyond the normal length. With Quicksand and a Torch together a movement has 3 steps, in the red 2. A movement is never shorter than 1 step.
    .book = In the book a Torch makes one movement per turn a step longer, and in an example Quicksand makes movements a step shorter. It does not say how the two work together.

COF-ACT-1 = In their own turn a player has three actions. Movement, Interaction and Drop cost one each, in any order and as often as wanted; an active Rush! token counts as one more. With no action left the turn ends, but if no loot card was used yet, one may still be used first. When nothing is left that could be done, the turn ends by itself, after a Drop too; a movement under way that can step nowhere is over. Passing is always allowed and free.
    .v1 = In their own turn a player has three actions. Movement, Interaction and Drop cost one each, in any order and as often as wanted; an active Rush! token counts as one more. With no action left the turn ends, but if no loot card was used yet, one may still be used first; and a Drop goes on until the player ends it. Passing is always allowed and free.
COF-ACT-2 = Movement: with one action a player goes up to three cells, each step horizontally or vertically. A step is part of a movement, and one movement ends before the next begins.
COF-ACT-3 = Interaction: with one action, on their own cell, a player opens or closes a door, opens a sarcophagus, opens a chest or picks up the pile.
COF-ACT-4 = Drop: with one action a player drops any number of items from the backpack onto their cell or, in the camp, at their own tent.
COF-ACT-5 = Entering a cell with mummies ends the movement, and the player suffers one aggression per mummy. Entering a cell with spectres ends it too: one terror per spectre, which is then removed.
COF-ACT-6 = House ruling: an interaction or a Drop ends a movement under way. Loot cards may be played between two steps.
    .book = The book does not say whether a movement may be interrupted by another action and then continued.

COF-CARD-1 = Once in their own turn, free and at any time, a player may play one loot card from their hand, or instead discard one without effect.
COF-CARD-2 = Rest: a player whose hand is empty at the end of their turn takes all their discarded cards back.
COF-CARD-3 = While the counter is in the red, the red effect of loot cards and trap cards is added to their basic one.
COF-CARD-4 = Aggression: choose a player within 3 cells in a straight line with nothing in between (walls, closed doors). Roll the yellow and the red die: the sum is the number of a backpack slot, and that player drops the item in it. Within one cell, on the same or an adjacent one, the attacker takes it instead. In the red the attacker chooses the item, without a roll.
COF-CARD-5 = Betrayal: a player in the same quadrant discards a random loot card, and then the user of the card takes one card back from their own discards (house ruling: not this Betrayal). In the red it is two cards each.
    .book = The book lets the user choose one of their own discards. It names a card's effect before the card is discarded, so that this Betrayal does not lie there yet, but it does not say so outright.
COF-CARD-6 = Analysis: look at all closed sarcophagi and chests of your own quadrant. In the red, look also at those of one further quadrant of your choice. Only you learn what they hold.
    .v1 = Analysis: look at all closed sarcophagi and chests of your own quadrant. In the red, choose any one quadrant and look at those there instead. Only you learn what they hold.
COF-CARD-7 = Adrenaline: for this turn you suffer no effect of the debris, plague and trap cells that you pass (house ruling: nor of the one on which you stop; altars and tunnels still work). In the red, nor do you suffer any of mummies and spectres.
    .book = The book speaks of the cells that a player passes. It does not mention the cell where the player stops, nor altars and tunnels.
COF-CARD-8 = Rush!: turn your own Rush! token to +1. It is one extra action, kept until it is used. There is no red effect.
COF-CARD-9 = House ruling: pawns do not block an Aggression, closed doors do, and tunnels make no straight line. Camp and RUSH! are adjacent once the temple door is gone. Altars do not protect from players.
    .book = The book asks for a straight line without obstacles. It does not say what counts as an obstacle, nor how far camp and RUSH! are apart.
COF-CARD-10 = House ruling: a stolen item may make the backpack overflow; then the thief chooses which items to keep, and the rest drops.
    .book = The book gives the item to the attacker. It does not say what happens when their backpack is full.
COF-CARD-11 = House ruling: Betrayal needs another player in the quadrant; a player without cards in hand counts too. Camp and RUSH! are one quadrant. The victim's card goes to the victim's own discards.
    .book = The book has the user choose a player in their own quadrant. It does not mention a player without cards, nor the two spaces of the base camp.
COF-CARD-12 = House ruling: the Rush! card does nothing when the Rush! token is active already, and Toxicity never removes the token.
    .book = The book keeps the token active until it is used. It does not say what a second Rush! card does, nor whether Toxicity can remove the token.
COF-CARD-13 = Rest never returns cards lost to terror.

COF-PHA-1 = The Pharaoh's turn comes after every player has played. In this order: draw a trap card, roll the ritual power, turn the counter, move the servants.
COF-PHA-2 = A trap card applies to all players and lasts until the next one is drawn; what it forbids meanwhile is not allowed, for instance to play a loot card (Oblivion) or to use a tunnel (Collapse). House ruling: an empty deck is shuffled again, without the bomb.
    .book = In the book a trap card lasts until the next one is drawn. What happens when the deck is empty it does not say.
COF-PHA-3 = One die of the counter's current colour is rolled: the result is the ritual power. The counter falls by it.
COF-PHA-4 = The target of the mummies and that of the spectres are both fixed before any servant acts, and they stay, whatever is lost meanwhile. House ruling: spectres act before mummies, each kind in order of appearance.
    .book = The book fixes the targets first. In its worked example the spectre acts before the mummies; its chapter on the servants tells of mummies first, without saying who acts first. We follow the example.
COF-PHA-5 = House ruling: what a trap card does once, when it is drawn, depends on the colour of the counter then. Effects that last turn red with the counter.
    .book = The book adds the red effect once the counter is in the red. Whether that changes a trap card already drawn is left open.
COF-PHA-6 = House ruling: the die for the ritual power has the colour that the counter shows after the trap card. If the Ritual Bomb has just changed it, the new colour counts.
    .book = In the book the trap card is drawn before the die is rolled, and the die has the counter's colour. It does not say that the bomb can change that colour.
COF-PHA-7 = The leader is the first to play, and the feather shows the direction. House ruling: so it is in every round. When the feather is flipped, that changes who follows the leader, not who begins. The player who is last in the coming order of play (COF-MUM-2) is the last in the new direction at once.
    .book = The book says that the leader is by right the first to play and that play goes on in the direction of the feather. It does not say outright that the leader begins every round, nor who is last when the feather has just been flipped.
    .v1 = House ruling: when the feather is flipped, the order of play is reversed exactly. The player who was last begins the next round.
    .v1-book = In the book the feather shows the direction of play. It does not say who begins after the feather was flipped.

COF-MUM-1 = A mummy has three actions. With each it moves up to as many cells as the ritual power, opens a door or waits.
COF-MUM-2 = The target of all mummies is the player inside the temple with the most wealth points in the backpack, at least 1. Among equals it is the nearest; if they are equal in that too, the player who is last in the coming order of play chooses one of them.
COF-MUM-3 = A mummy takes the shortest way, and of several the one with the fewest changes of direction (house ruling: then with the fewest doors to open, then north, east, south, west). It opens closed doors on the way, for one action each, and uses no tunnels. Debris, plague and trap cells have no effect on it.
    .book = The book asks for the shortest way with the fewest changes of direction. It does not say which of several such ways is taken.
COF-MUM-4 = When a mummy reaches its target, every player on that cell suffers an aggression: the yellow and the red die are rolled, and the item in the slot with the number of their sum drops. Then the mummy waits. In a monster's aggression the dice are always rolled and the item always drops; it is never stolen, not even in the red. House ruling: a mummy that begins on its target's cell attacks once and waits.
    .book = The book has a mummy that reaches its target. It does not say what a mummy does that stands there already.
COF-MUM-5 = When a mummy enters a cell with other players, they suffer an aggression too. That movement ends, and the mummy goes on with its remaining actions.
COF-MUM-6 = Without a target a mummy waits.
COF-MUM-7 = House ruling: a closed door ends a mummy's movement; its last action may still open it. Monsters may share cells.
    .book = In the book mummies open doors as players do, and in an example one does so with its last action. It does not say whether the rest of a movement is lost at a door, nor whether monsters may share a cell.

COF-SPE-1 = A spectre has three movements of up to as many cells as the ritual power, through walls and doors. It takes the shortest way, and of several the one with the fewest changes of direction. Debris, plague and trap cells have no effect on it.
COF-SPE-2 = The target of all spectres is the player inside the temple with the most loot cards in hand (house ruling: at least one). Ties are broken as for mummies: the nearest; then the player who is last in the coming order of play chooses.
    .book = For mummies the book asks for at least one wealth point. For spectres it names no least number of cards.
COF-SPE-3 = When a spectre reaches a player, its target or not, every player on that cell suffers terror: they lose one random card of their hand for the rest of the game. Then the spectre is removed.
COF-SPE-4 = Without a target a spectre waits.
COF-SPE-5 = House ruling: a player with an empty hand loses nothing, but the spectre is still removed. It is removed from the game: its pawn does not come back, and when none is left, none appears.
    .book = The book removes the spectre from the game, in the same words as the lost card, which cannot be taken back. It does not mention an empty hand, nor what happens when no spectre is left.
    .v1 = House ruling: a player with an empty hand loses nothing, but the spectre is still removed. Its pawn returns to stock and may appear again; while all are in the temple, no further one appears.
    .v1-book = The book removes the spectre after the terror. It does not mention an empty hand, nor what happens when all spectres are in the temple.

COF-END-1 = The game ends the moment the counter reaches 0.
COF-END-2 = House ruling: below 0 counts as 0. When the counter is at 0, even by the bomb, nothing further happens.
    .book = The book ends the game when the counter reaches 0. It does not mention a roll that is higher than what is left, nor the rest of the Pharaoh's turn.

COF-SCORE-1 = At the tent a treasure is worth 3 wealth points and a relic 2, but Coins 3. Each item still in the backpack is worth 1; the Rush! token is no item.
COF-SCORE-2 = Each collection gives 1 wealth point to the player with the most pieces of it at the tent; when tied, nobody gets it.
COF-SCORE-3 = The player with the most wealth points wins. Ties go to the player with the most treasures in all, at the tent and in the backpack; then to a player outside the temple. House ruling: then the victory is shared.
    .book = The book prefers the player with more treasures, then one outside the temple, and goes no further.

COF-TEAM-1 = Players may form companies. One person may also lead several explorers.
COF-TEAM-2 = The wealth points of a company are added up, and so are its pieces of each collection.
COF-TEAM-3 = In their own turn a member of a company may spend a companion's active Rush! token, if the companion agrees. The companion is asked and answers; house ruling: or agrees in advance for the whole game.
    .book = In the book the two agree among themselves. Online the companion has to be asked, and asking each time can be tiresome.
COF-TEAM-4 = House ruling: companies are of equal size and their seats alternate. Each explorer has their own hand, backpack and tent.
    .book = The book lets players form companies. It says nothing of their size, nor of the order of seats.
COF-TEAM-5 = House ruling: cards may hit companions, and several Rush! tokens may be spent in one turn.
    .book = The book does not say whether cards may be played against companions. Its example spends one companion's token.
COF-TEAM-6 = House ruling: ties between companies go to the one with more treasures in all, then to the one with more members outside the temple; then the victory is shared.
    .book = The book adds up a company's points. It does not say how ties between companies are broken.

COF-HOUSE-1 = House ruling: the dice have these faces. Green 1 1 1 2 2 2, yellow 1 1 2 2 3 3, red 1 2 2 3 3 4. So yellow plus red is 2 to 7.
    .book = The book counts three dice. Their faces are not in the text that we have.
COF-HOUSE-2 = House ruling: the backpack has slots 1 to 7, slot 1 for the Rush! token and six for items. A roll on an empty slot drops nothing.
    .book = The book speaks of numbered slots. How many there are can only be seen on the player's board, and a roll on an empty slot is not mentioned.
COF-HOUSE-3 = House ruling: the counter begins at 27. It is green from 27 to 19, yellow from 18 to 10, red from 9 to 1. The Ritual Bomb takes 3 off at once.
    .book = The book sets the counter to its highest value and says that the bomb is a hard blow to it. The numbers are on the disc only.
COF-HOUSE-4 = House ruling: there are five green, four yellow, three azure, three red and two violet treasures, seventeen in all; one azure, one red and one violet wake a mummy. With the blue stairs that makes eighteen sarcophagi.
    .book = The book names five colours of treasures of different rarity and counts eighteen tiles. It does not say how many there are of each.
COF-HOUSE-5 = House ruling: the chests hold two each of Torch, Lucky Charm, Amulet and Coins.
    .book = The book counts eight chests and names four relics. It does not say how many there are of each.
COF-HOUSE-6 = House ruling: a quadrant has 5 by 5 cells with an opening in the middle of each side, so that it fits in every rotation and beside every other; the base camp has the same outline. Every ordinary quadrant has exactly one altar. Hazards (debris, plague, trap cells), rooms with one doorway, eight chests and eighteen sarcophagi are spread over the quadrants, with three pairs of printed stairs (red, green, yellow) and one printed blue. With all doors open every cell can be reached from every opening; no hazard lies on an opening, and no room, item or opening can be reached only through a hazard. There are seven room doors and at most 24 stone doors; unused ones stay in the box. The standard layout is 4 by 3 with the base camp in the middle of a short side; other layouts have any connected shape, random or chosen.
    .book = The book counts twelve quadrants with a grid, rooms and doors. Their figures are not in the text that we have, so these are ours.
COF-HOUSE-7 = House ruling: these are the trap cards, with the red effect in brackets; numbers in brackets are totals. Ritual Bomb: the counter falls by 3, and the temple door is gone. Quicksand: every movement is one step shorter (two). Toxicity: one action less (two). Summoning, three cards: a spectre appears on the rune (two). Judgement of Maat: the feather is flipped, and play goes the other way from now on (and everybody discards one random loot card). Seals: all stone doors close (and opening one costs two actions, for mummies too; with one action left they wait). Darkness: opening a sarcophagus costs two actions (a chest too). Scarabs: every player inside the temple drops the last item of the backpack (the last two). Wrath: mummies move one cell further per movement (two). Oblivion: no loot card may be played (nor discarded); Rest still works. Collapse: tunnels cannot be used (and debris costs three steps).
    .book = The book counts thirteen trap cards and tells what three of them do: the Ritual Bomb, Quicksand and Toxicity. It also says that trap cards summon spectres. All the rest is ours.

COF-SEE-1 = Open to everybody: pawns, doors, backpacks, tents, the counter, the active trap card and (house ruling) the cards that were discarded or lost, and so also what is left in each hand. Hidden: what closed sarcophagi and chests hold, except from players who have analysed them, and the order of the trap cards in the deck.
    .book = The book has players discard onto their own boards and put lost cards under them. It does not say whether others may look at them.

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

event-began = { $seat } is the leader and plays first. The counter stands at { $counter }.
event-turn-begun = Round { $round }: { $seat } has { $actions ->
    [1] one action
   *[other] { $actions } actions
}.
event-left-alone = { $seat } begins the turn on a monster's cell at { $at } and is not harmed.
event-turn-ended = { $seat }'s turn is over.
event-rested = { $seat } rests and takes these cards back: { $cards }.
event-rush-spent = { $seat } uses the Rush! token.
event-asked-for-token = { $seat } asks { $lender_seat } for the Rush! token.
event-lent = { $lender_seat } lends { $seat } the Rush! token.
event-declined = { $lender_seat } keeps the Rush! token; { $seat } must do without.
event-walks = { $seat } sets out: { $steps ->
    [1] one step
   *[other] up to { $steps } steps
}.
event-went = { $seat } goes from { $from } to { $to }.
event-torch-lit = { $seat }'s Torch gives one step more.
event-movement-ended = { $seat } stops at { $at }.
event-trapped = { $seat } enters a trap cell: { $dice }, slot { $slot }.
event-door-opened = { $seat } opens the door between { $at } and { $beyond }.
event-door-closed = { $seat } closes the door between { $at } and { $beyond }.
event-found = { $seat } finds { item-name }.
event-stairs-found = { $seat } finds the blue stairs at { $at }.
event-woke = { $seat } wakes a mummy at { $at }!
event-fell = { $seat } has to drop { item-name } at { $at }.
event-nothing-fell = Slot { $slot } of { $seat }'s backpack is empty: nothing drops.
event-picked-up = { $seat } picks up at { $at }: { $items }.
event-overflowed = { $seat } has { $items } items, too many for the backpack.
event-kept = { $seat } keeps { item-name } from slot { $slot }.
event-dropped = { $seat } drops { item-name } at { $at }.
event-drop-done = { $seat } is done dropping.
event-stored = { $seat } puts { item-name } at the tent: it is safe.
event-attacked = A mummy attacks { $seat }: { $dice }, slot { $slot }.
event-robbed = { $attacker_seat } attacks { $seat }: { $dice }, slot { $slot }.
event-assaulted = { $attacker_seat } attacks { $seat } and chooses the item.
event-die-changed = { $seat }'s Lucky Charm changes the dice to { $dice }: slot { $slot }.
event-luck-left = { $seat } leaves the dice as they are.
event-stolen = { $seat } steals { item-name } from { $victim_seat }.
event-card-discarded = { $seat } must discard { card-name }.
event-terrified = Terror: { $seat } loses { card-name } for the rest of the game.
event-terror-of-nothing = Terror: { $seat } has an empty hand and loses nothing.
event-card-played = { $seat } plays { card-name }{ $in_red ->
    [yes] , in the red
   *[no] {""}
}.
event-card-laid-aside = { $seat } discards { card-name } without effect{ $in_red ->
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
event-adrenaline = Debris, plague and trap cells have no effect on { $seat } this turn{ $in_red ->
    [yes] , nor have monsters
   *[no] {""}
}.
event-rush-turned = { $seat }'s Rush! token shows +1.
event-rush-in-vain = { $seat }'s Rush! token was active already.
event-pharaoh-turn = Round { $round }: the Pharaoh's turn.
event-trap-drawn = The trap card drawn is { trap-name }{ $in_red ->
    [yes] , with its red effect
   *[no] {""}
}.
event-sheltered = { $seat } is on an altar and exempt from the trap card.
event-traps-reshuffled = The { $cards } trap cards are shuffled again.
event-bomb-went-off = The temple door is gone. The counter falls to { $counter }.
event-red-risk = The counter is at { $counter }: the risk is red.
event-trap-reddened = { trap-name } now works with its red effect.
event-spectre-appeared = A spectre appears at { $at }.
event-no-spectre-left = No spectre pawn is left: none appears.
event-doors-sealed = All stone doors close.
event-feather-flipped = The Feather of Maat is flipped: play goes { $clockwise ->
    [yes] clockwise
   *[no] anticlockwise
}, and { $seat } begins the next round.
event-power-rolled = Ritual power { $power } ({ $die ->
    [green] green die
    [yellow] yellow die
   *[red] red die
}). The counter falls to { $counter }.
event-targets-tied = { $tied_seats } are equal as targets of the { $servant ->
    [spectre] spectres
   *[mummy] mummies
}; { $seat } chooses.
event-target-fixed = The target of the { $servant ->
    [spectre] spectres
   *[mummy] mummies
} is { $seat }.
event-waits = A { $servant ->
    [spectre] spectre
   *[mummy] mummy
} waits at { $at }.
event-spectre-moved = A spectre moves from { $from } to { $to }.
event-passed-altar = A { $servant ->
    [spectre] spectre
   *[mummy] mummy
} passes { $seat } on the altar without stopping.
event-spectre-gone = The spectre at { $at } is removed.
event-mummy-moved = Mummy { $mummy } moves from { $from } to { $to }.
event-mummy-blocked = A closed door stops mummy { $mummy } at { $at }.
event-mummy-opened = Mummy { $mummy } opens the door between { $at } and { $beyond }.
event-ended = The counter is at 0 after { $round ->
    [1] one round
   *[other] { $round } rounds
}: the ritual is complete.
event-scored = { $seat }: { $tent } at the tent, { $backpack } in the backpack.
event-collection-held = Most pieces of the { collection-name } collection: { $seats }.
event-company-scored = The company of { $seats } has { $points ->
    [1] one point
   *[other] { $points } points
}, { $collections } of them from collections.
event-won = Winners with { $points ->
    [1] one point
   *[other] { $points } points
}{ $by ->
    [treasures] , ahead by treasures
    [outside] , ahead by being outside
   *[points] {""}
}: { $seats }.

## Prompts, moves, points, options

prompt-turn = Your turn: walk, open, take, drop, play a card, or pass.
prompt-keep = Your backpack is too full: say what to keep.
prompt-luck = Your Lucky Charm may change one die; or leave the dice with done.
prompt-target = Several players are equal: choose the servants' target.
prompt-consent = A companion asks for your Rush! token: consent yes or no.
prompt-recover = Choose a discarded card to take back.
prompt-plunder = Choose the slot whose item your victim loses.
prompt-over = The game is over.

move-walk = walk: begin a movement (one action)
move-go = go X,Y: one step to that cell
move-stop = stop: end the movement
move-open = open X,Y: open the door to that cell, or the tile on your own cell
move-close = close X,Y: close the door to that cell
move-take = take: pick up the pile here, or open the sarcophagus or chest
move-drop = drop N: drop the item of slot N; or choose slot N of your victim
move-keep = keep N: keep the item of slot N
move-card = card NAME [TARGET]: play a loot card; or name the card to take back
move-discard = discard NAME: discard a loot card without effect
move-consent = consent yes|no: lend your Rush! token or not
move-set = set yellow|red FACE: change a die with the Lucky Charm
move-target = target SEAT: choose the servants' target
move-done = done: finish dropping, or leave the dice as they are
move-pass = pass: end your turn

part-tent = at the tent
part-backpack = in the backpack
part-collections = collections
part-companions = from companions

won-by-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $other_points }.
won-by-treasures = { $points } to { $points } points; more treasures, { $count } to { $other_count }.
won-by-outside = { $points } to { $points } points, and as many treasures; { $count ->
    [1] outside the temple in the end
   *[other] more of them outside the temple, { $count } to { $other_count }
}.
won-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, as many treasures, and nobody ahead by being outside.

option-layout = Temple
option-layout-help = How the quadrants are laid out. A set of your own may bring further layouts.
option-layout-named = { $value ->
    [standard] Standard
    [cross] Cross
    [snake] Snake
    [ring] Ring
    [random] At random, no. { $number }
   *[other] { $value }
}
option-companies = Companies
option-companies-help = How many companies of equal size; 0: no companies.
option-lend = Lend freely
option-lend-help = Companions lend their Rush! tokens without being asked.
option-first = Leader
option-first-help = The seat that plays first; if none is named, chance decides.
option-temple = Temple set
option-temple-help = A set of your own as a TOML file: quadrants, layouts, dice, tiles, trap cards; without one, the house set.

## Looking back

turn-of-all = the Pharaoh's turn, round { $round }
moment-carried = The longest way: { $seat } carries { item-name } through { $count ->
    [1] one round
   *[other] { $count } rounds
}.
moment-pile = The largest pile: { $seat } picks up { $count } items at once.
moment-theft = The last theft: { $seat } takes { item-name } from { $victim_seat }.

## What could happen

walk-to = { $at }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $doors ->
    [0] {""}
    [1] , opens a door
   *[other] , opens { $doors } doors
}{ $peril ->
    [none] {""}
    [debris] {" "}(debris)
    [plague] {" "}(plague: the movement ends)
    [trap] {" "}(trap cell)
    [mummy] {" "}(a mummy attacks)
   *[spectre] {" "}(a spectre frightens)
}
odds-servant = { $kind ->
    [mummy] The mummy
   *[spectre] The spectre
} at { $at } { $count ->
    [0] targets nobody as things stand.
    [1] targets { $names } as things stand.
   *[other] targets one of { $names } as things stand: they are level.
}
odds-chase = {"  "}with ritual power { $power } ({ $percent } %) it comes to { $at }{ $count ->
    [0] .
   *[other] {" "}and meets { $names }.
}
odds-card = You can play { $card }.
odds-card-on = You can play { $card } on { $names }.
odds-item = { item-name } (slot { $slot }) { $percent } %
odds-loss = Aggression dice against { $name }: { $items }; nothing { $percent } %{ $charms ->
    [0] .
   *[other] , before the Lucky Charm.
}

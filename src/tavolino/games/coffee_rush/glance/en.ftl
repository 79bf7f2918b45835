# The rules at a glance: both sides of a card. Which rules a sentence sums up is in glance.toml.

glance-short = In short
glance-short-goal = Fill cups exactly as your order cards ask, and have the highest rating at the end: points for completed cards and upgrades, less your penalties.
glance-short-turn = In your turn you walk up to three steps, take what lies there, pour it into your cups and serve what is ready.
glance-short-rush = What you serve brings the next players more orders; and all orders slide towards the edge of your board.

glance-upgrade = 1 · Upgrade, if you like
glance-upgrade-discard = Discard your three oldest completed cards and flip one upgrade: once a turn, unless the table allows more. They no longer score.

glance-move = 2 · Move
glance-move-steps = One to three steps, at least one; across or up and down.
glance-move-take = Take the ingredient of each cell that you enter, also if you come there again.
glance-move-stop = Pass over other meeples as you like, but do not end your move on the cell of one.
glance-move-rush = Each Rush token buys one more step after the three. Those gained in this turn come too late.

glance-pour = 3 · Pour
glance-pour-split = Split what you took among your cups. What is in a cup stays there; what is in none returns to the supply.
glance-pour-empty = You may empty any cups while you pour.

glance-serve = 4 · Serve
glance-serve-exact = A cup with exactly what a card shows completes that order. Each cup serves once a turn.
glance-serve-special = A Specialty Menu card gives you a Rush token.
glance-serve-draw = Then each of the two players on your left draws as many order cards onto tab 1 as you have completed, the nearer one first.

glance-time = 5 · Flow of time
glance-time-down = Your orders move one tab down. Those that leave tab 4 are penalties, and each gives you a Rush token.

glance-upgrades = The four upgrades
glance-upgrades-meeples = Double Meeples: a cell with another meeple gives 2.
glance-upgrades-diagonal = Diagonal Movement: steps may go diagonally.
glance-upgrades-corners = Double Corners: the four corners give 2.
glance-upgrades-specialties = Double Specialties: caramel, chocolate, water and tea give 2.
glance-upgrades-together = Two that double the same cell give 4.

glance-end = The end
glance-end-closed = The Starting Player token is flipped to CLOSED when somebody has five penalties, when the deck is empty, or, with three or four players, when no order is left on the table.
glance-end-round = Then play goes on up to the player right of the starting player.
glance-end-points = +1 for each completed card that you still have, +2 for each active upgrade, -1 for each penalty.
glance-end-win = Tied: more completed cards, then more Rush tokens, then a shared victory.

glance-two = Two players
glance-two-meeples = Each has two meeples and moves one of them in a turn. Double Meeples counts your own other one, too.
glance-two-cards = Only the opponent draws for what you completed. After the flow of time you add a card to your own tab 1.
glance-two-end = If the starting player triggered the end, the other has one last turn; if the other did, the game ends.

glance-know = Good to know
glance-know-tokens = There are 18 coffee tokens and 12 of each other kind, and 15 Rush tokens. What is used up is missing.
glance-know-open = Everything is open but the order of the deck.
glance-know-luck = Option “Less luck”: everybody begins with a Ristretto or an Espresso.

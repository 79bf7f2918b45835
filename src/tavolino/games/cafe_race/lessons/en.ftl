welcome = Welcome to the stairwell! Everybody carries a full cup down three flights of stairs. At the bottom you score for your place and for every coffee token still in your cup. So be quick, but keep your coffee.
speed-dice = Every round begins with the black speed dice, one for each of us. They lie open: 5, 4 and 2. Each of us will get one of them and walk exactly that many cells.
first-thrust = Who gets which die? Each of us secretly picks a thrust, and the highest takes the fastest die. But a high thrust makes it harder to keep your balance. Let us begin in the middle: choose thrust 4.
first-thrust-else = You may pick any number, and soon you will. For a first try stay in the middle with thrust 4: it can still win a good die, and it does not shake the cup too much.
stays-set = Your die is under its cup. Could you change your mind? Try it: touch thrust 6. Nothing bad will happen.
balance = Your thrust of 4 won the 4. Whoever stops on a step must keep their balance: two white dice must show at least thrust plus speed. You needed 4 + 4 = 8 and rolled 9. { $two } wanted the 5 with a thrust of 6, needed 11, and spilled.
landing-near = Look ahead: after seven steps there is a landing. Whoever stops there stands safely and rolls nothing. You are on cell 4, so a speed of 4 would bring you right to its edge.
aim = The dice show 6, 4 and 1. You want the 4, not the 6, so offer a little less than you think the fastest will: choose thrust 3.
aim-else = That may win another die. The 4 lies in the middle, and only the 4 reaches the landing from here. Try for it with thrust 3.
tie = Oh! { $one } chose 3 as well. Equal thrusts favour whoever is further back, and that was { $one }. You were left with the 1. The order is always: further back, then fewer tokens, then a roll of the white dice.
to-landing = New dice: 5, 3 and 2. From cell 5 a speed of 5 ends on the landing, and there is no roll on a landing. So a high thrust costs you nothing now: choose thrust 6.
to-landing-else = With less, somebody may snatch the 5. And since the 5 ends on the landing, even a thrust of 6 brings no roll. Take it: thrust 6.
safe = Thrust 6, speed 5, and not a drop lost. This is the heart of the race: be bold when you will land safely, be careful when you will not.
fair-chance = Now every die leads to steps. A thrust of 4 may win the 3: you would need 7, which two dice show more often than not. Choose thrust 4.
fair-chance-else = You could. But I want to show you a fair bet: thrust 4 with a speed of 3 needs a 7, and that is better than even. Choose thrust 4.
spilled = You rolled 6, one too few: a token is gone. Four are left. Should a cup ever be empty, its clerk goes back to the start with five new tokens.
full-cell = Look two steps ahead: { $one } and { $two } share cell 15. A cell holds two clerks and no more. Whoever would enter a full cell stops before it, loses the rest of the move and has to roll.
let-them-go = The fastest moves first. So let the others go, and the way will be free: choose thrust 1. You will get a 4 anyway, and low thrusts are easy to balance.
let-them-go-else = A higher thrust could make you go first, straight into the full cell. Let the others leave before you: thrust 1.
free-way = The others left, and you walked through. You and { $two } both had a 4: among equal speeds the higher thrust moves first.
bold = You are last, and eleven cells are left. The 6 would put you back in the race. You would need 11, which is a lot. But nobody ever won without daring: choose thrust 5.
bold-else = Careful is good, but you are last, and the others are close to the finish. This once, dare it: thrust 5.
just-enough = Eleven! Exactly enough is enough. The finish has two cells, 28 and 29, and you stand on 23.
exactly = A speed of 5 ends exactly on the finish, and whoever arrives exactly makes no roll. As on the landing, a high thrust costs nothing: choose thrust 6.
exactly-else = The 5 ends exactly on the finish, without a roll. Make sure that nobody else takes it: thrust 6.
points = You are home! When somebody arrives, the round is played to its end, and then we count. With three players the first place gives 3, the next 2, the last 1, and each token left gives 1. You have 3 + 4 = 7.
over-to-you = That is all of Café Race. Press “Play again” for a whole race against the same easy bots, with nobody to tell you what to do.

welcome = Welcome to the stairs! Every clerk carries a full cup of coffee down three flights. At the end you score for your place and for every coffee token that you still have. So be quick, but do not spill.
speed-dice = Every round begins with the black speed dice, one for each of us. Everybody sees them: 5, 4 and 2. Each of us will get one of them and move exactly that many cells.
first-thrust = Who gets which die? Each of us secretly chooses a thrust, and the highest thrust takes the highest die. But a high thrust makes it harder to keep your balance. Let us begin in the middle: choose thrust 4.
first-thrust-else = You may choose any number, and soon you will. For a first try stay in the middle with thrust 4: it can still win a good die, and it leaves you a fair balance roll.
stays-set = Your thrust is chosen and covered. Could you still change your mind? Try it: touch thrust 6. Nothing bad will happen.
balance = Your thrust of 4 won the 4. A clerk that ends its move on a step calls for a balance roll: the two white dice must show at least thrust plus speed. You needed 4 + 4 = 8 and rolled 9. { $two } wanted the 5 with a thrust of 6, needed 11, and spilled.
landing-near = Look ahead: after seven steps there is a landing. A clerk that ends its move there makes no roll. You are on cell 4, so a speed of 4 would bring you right to its first cell.
aim = The dice show 6, 4 and 1. You want the 4, not the 6, so choose a little less than you think the highest thrust will be: choose thrust 3.
aim-else = That may win another die. The 4 is the middle one, and only the 4 reaches the landing from here. Try for it with thrust 3.
tie = Oh! { $one } chose 3 as well. Among equal thrusts the clerk further back takes the higher die, and that was { $one }'s. You were left with the 1. The order is always: further back, then fewer tokens, then the higher roll of the white dice.
to-landing = New dice: 5, 3 and 2. From cell 5 a speed of 5 ends on the landing, and there is no roll on a landing. So a high thrust costs you nothing now: choose thrust 6.
to-landing-else = With less, somebody else may take the 5. And since the 5 ends on the landing, even a thrust of 6 brings no roll. Take it: thrust 6.
safe = Thrust 6, speed 5, and nothing spilled. This is what the race is about: choose a high thrust when no roll will follow, and a lower one when it will.
fair-chance = Now every die leads to steps. A thrust of 4 may win the 3: you would need 7, which two dice show more often than not. Choose thrust 4.
fair-chance-else = You could. But I want to show you a good chance: thrust 4 with a speed of 3 needs a 7, and you roll that more often than not. Choose thrust 4.
spilled = You rolled 6, one too few: a token is lost. Four are left. If you ever lose all of them, your clerk goes back to the start zone, and you get five new tokens.
full-cell = Look two steps ahead: { $one } and { $two } share cell 15. A cell holds two clerks and no more. A clerk that would enter a full cell stops before it, loses the rest of its move and has to make a balance roll.
let-them-go = The highest speed moves first. So let the others go, and the way will be free: choose thrust 1. You will get a 4 anyway, and with a low thrust the balance roll is easy.
let-them-go-else = With a higher thrust you could have to move first, straight up to the full cell. Let the others go before you: thrust 1.
free-way = The others left, and the way was free. You and { $two } both had a 4: among equal speeds the higher thrust moves first.
bold = You are last, and eleven cells are left. The 6 would bring you close to the others again. You would need 11, which is a lot. But it is worth the risk now: choose thrust 5.
bold-else = Careful is good, but you are last, and the others are close to the finish. This once, take the risk: thrust 5.
just-enough = Eleven! A roll that is just enough is enough. The finish has two cells, 28 and 29, and you stand on 23.
exactly = A speed of 5 ends exactly on the finish, and there no roll is made. As on the landing, a high thrust costs nothing: choose thrust 6.
exactly-else = The 5 ends exactly on the finish, without a roll. Make sure that nobody else takes it: thrust 6.
points = You have reached the finish! When a clerk has, the round is played to its end, and then we count. With three players the first place gives 3, the next 2, the last 1, and each token left gives 1. You have 3 + 4 = 7.
over-to-you = That is all of Café Race. Press “Play again” for a whole race against the same easy bots, this time without help.

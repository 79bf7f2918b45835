coach-title = { $game }, { $players } players: { $depth ->
    [quick] a quick analysis
   *[thorough] a thorough analysis
}
coach-unit = A fair share is what each would win if all were alike, here { $percent } of all victories. ± is a standard error.
coach-unfinished = The game is not over: everything is judged by what an onlooker knows.
coach-empty = Nothing was decided in this record yet.
coach-chart = Chances of winning, from the first move to the last
coach-chart-row = { $from } to { $to }
coach-turning = Turning points
coach-turning-point = { $line }: { $name } from { $from } to { $to }, mostly by { $by ->
    [dice] the dice
    [deal] what was dealt
    [reveal] what came to light
    [decision] a decision
   *[remainder] what had been judged wrongly before
}
coach-account = Where it came from, in fair shares
coach-player = player
coach-dice = dice
coach-deal = deal
coach-reveal = reveal
coach-luck = all luck
coach-own = own decisions
coach-others = others’ decisions
coach-remainder = remainder
coach-change = change
coach-played = How it was played, in fair shares
coach-result = result
coach-without-luck = without luck
coach-lost = lost per 100 decisions
coach-unforced = decisions
coach-remainder-share = The remainder, where the evaluation contradicts itself, is { $percent } of all that changed.
coach-dearest = The dearest decisions
coach-none-dear = No decision can be told to have cost a tenth of a fair share.
coach-decision = { $line }: { $name } played “{ $played }”, { $label ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}: { $loss } ± { $error } fair shares lost.
coach-better = Better: “{ $better }”.
coach-then = In { $count } continuations imagined from there, the same for both, { $name } wins about { $better } after the better choice and { $played } after what was done.
coach-more = What differs most: after the better choice { $name } has { $amount } more on average in “{ $part }”.
coach-fewer = What differs most: after the better choice { $name } has { $amount } less on average in “{ $part }”.
coach-gainer = Most of it went to { $name }: { $amount } fair shares.
coach-hint = Best: “{ $best }”; it wins about { $chance }.
coach-hint-next = Next best: “{ $next }”, { $less } ± { $error } fair shares less.
coach-hint-forced = Nothing else is possible: “{ $best }”.
coach-hint-alike = About as good, as far as can be told: “{ $next }”.

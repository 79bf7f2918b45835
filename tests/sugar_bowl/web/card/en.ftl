game-sugar-bowl = Sugar Bowl
card-sugar-bowl = Reach into the bowl, but not where the others do.
minutes-sugar-bowl = 5 minutes

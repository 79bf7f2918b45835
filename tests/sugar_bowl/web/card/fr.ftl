game-sugar-bowl = Le sucrier
card-sugar-bowl = Tendez la main, mais pas là où les autres la tendent.
minutes-sugar-bowl = 5 minutes

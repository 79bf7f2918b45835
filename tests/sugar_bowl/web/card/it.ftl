game-sugar-bowl = La zuccheriera
card-sugar-bowl = Allunga la mano, ma non dove la allungano gli altri.
minutes-sugar-bowl = 5 minuti

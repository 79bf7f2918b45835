"""One folder per game, each keeping to the contract in `tavolino.core`."""

// The same few players, one match after another.

import { Player } from './player.mjs';

export class Table {
  #players;
  #tally;
  #matches; // those still to be played, by any table
  #ended; // how many players have seen the end of the match
  #resolve;

  constructor(players, tally) {
    this.#players = Array.from({ length: players }, (_, seat) => new Player(seat, tally, () => this.#playerEnded()));
    this.#tally = tally;
  }

  connect(port, game) {
    return Promise.all(this.#players.map((player) => player.connect(port, game)));
  }

  /** Plays one match after another until none is left to begin. */
  play(matches) {
    this.#matches = matches;
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#begin();
    });
  }

  #begin() {
    const match = this.#matches.pop();
    if (match === undefined) return this.#resolve();
    this.#ended = 0;
    this.#players.forEach((player, seat) => player.sit(match.matchID, match.credentials[seat]));
  }

  #playerEnded() {
    this.#ended += 1;
    if (this.#ended < this.#players.length) return;
    this.#tally.matches += 1;
    this.#begin();
  }
}

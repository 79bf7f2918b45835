// One player: a socket of its own, a random thrust whenever the game waits for it.

import { connect } from './socket.mjs';

export class Player {
  #seat;
  #tally;
  #onEnd;
  #emit;
  #match = { matchID: null, credentials: null };
  #sent = null; // when the move under way was sent

  /** `onEnd` is called once this player has seen the end of the match. */
  constructor(seat, tally, onEnd) {
    this.#seat = seat;
    this.#tally = tally;
    this.#onEnd = onEnd;
  }

  get id() {
    return String(this.#seat);
  }

  async connect(port, game) {
    this.#emit = await connect(port, game, (event, ...args) => this.#receive(event, args));
  }

  sit(matchID, credentials) {
    this.#match = { matchID, credentials };
    this.#emit('sync', matchID, this.id, credentials);
  }

  #receive(event, [matchID, told, log]) {
    if (matchID !== this.#match.matchID) return; // the match before may still have something to say
    if (event === 'sync') this.#answer(told.state);
    if (event === 'update') {
      this.#recognise(log);
      this.#answer(told);
    }
  }

  /** The log of an update begins with the move that made it; a refused move comes back with none. */
  #recognise([entry]) {
    if (entry === undefined) this.#tally.refused += 1;
    else if (entry.action.payload.playerID === this.id) {
      this.#tally.accepted(performance.now() - this.#sent);
      this.#sent = null;
    }
  }

  #answer({ G, ctx, _stateID }) {
    if (ctx.gameover !== undefined) this.#onEnd();
    else if (this.#sent === null && G.choices[this.#seat] === null) this.#choose(_stateID);
  }

  #choose(stateID) {
    const { matchID, credentials } = this.#match;
    const thrust = 1 + Math.floor(6 * Math.random());
    const payload = { type: 'thrust', args: [thrust], playerID: this.id, credentials };
    this.#sent = performance.now();
    this.#emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, this.id);
  }
}

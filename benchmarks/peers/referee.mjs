// The rules of cafe-race.mjs for another program: one JSON request per line in, one answer per line out.
//   {"do": "new", "players": 4, "dice": [6, 1, …]}   the dice are taken in this order, and there are no others
//   {"do": "thrust", "seat": 0, "thrust": 5}
// Either answers with the whole state, with what each seat may see, and whether the move was taken.

import { createInterface } from 'node:readline';

import { Client } from 'boardgame.io/dist/cjs/client.js';
import { MockRandom } from 'boardgame.io/dist/cjs/testing.js';

import { CafeRace } from './cafe-race.mjs';

console.error = () => {}; // boardgame.io tells every refusal there; here it is in the answer

function newGame({ players, dice }) {
  let drawn = 0;
  const die = () => {
    if (drawn === dice.length) throw new Error('there are no more dice');
    return dice[drawn++];
  };
  const D6 = (count) => (count === undefined ? die() : Array.from({ length: count }, die));
  const client = Client({
    game: { ...CafeRace, plugins: [MockRandom({ D6 })] },
    numPlayers: players,
    debug: false,
  });
  client.start();
  return client;
}

function answer(client, taken) {
  const { G, ctx } = client.store.getState(); // as it is; client.getState() would show one player's view
  const views = G.clerks.map((_, seat) => CafeRace.playerView({ G, ctx, playerID: String(seat) }).choices);
  return { taken, G, views, gameover: ctx.gameover ?? null };
}

let client;

function obey(request) {
  if (request.do === 'new') {
    client = newGame(request);
    return answer(client, true);
  }
  const before = client.store.getState()._stateID;
  client.updatePlayerID(String(request.seat));
  client.moves.thrust(request.thrust);
  return answer(client, client.store.getState()._stateID > before);
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(obey(JSON.parse(line))));
}

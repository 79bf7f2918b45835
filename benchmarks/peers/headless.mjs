// Café Race in boardgame.io without a server, four players, as speed_loop.py says. The reducer is called directly, as
// boardgame.io's own bots do it: no client, no store, no listeners.

import { createInterface } from 'node:readline';

import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

import { CafeRace } from './cafe-race.mjs';

const PLAYERS = 4;
const reducer = CreateGameReducer({ game: CafeRace });

const thrust = (seat) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'thrust', args: [1 + Math.floor(Math.random() * 6)], playerID: String(seat) },
});

function playGame() {
  let state = InitializeGame({ game: CafeRace, numPlayers: PLAYERS });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    state = reducer(state, thrust(moves % PLAYERS));
    moves += 1;
  }
  if (moves !== state._stateID) throw new Error(`${moves} moves, of which ${state._stateID} were taken`);
  return moves;
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

for await (const line of createInterface({ input: process.stdin })) {
  const began = cpuSeconds();
  let moves = 0;
  while (cpuSeconds() - began < Number(line)) moves += playGame();
  console.log(JSON.stringify({ moves, seconds: cpuSeconds() - began }));
}

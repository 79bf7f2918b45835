// Café Race, the basic game, for boardgame.io. One turn of boardgame.io is one round at the table.
// The ids are those of src/tavolino/games/cafe_race/ledger.toml; agree.py compares these rules with ours.

import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

import { rankForDice, rankForMovement } from './ranking.mjs';
import { FULL_CUP, LAST_FINISH, START, isFinish, isStep } from './stairs.mjs';

const HIGHEST_THRUST = 6;
const HIDDEN = 0; // stands for a thrust that somebody else has chosen

// ---- a round begins

function beginRound({ G, random }) {
  for (const clerk of G.clerks) refill(clerk); // RACE-MOVE-10: before anything is rolled
  G.round += 1;
  G.choices = G.clerks.map(() => null);
  G.speeds = random.D6(G.clerks.length).sort((a, b) => b - a); // RACE-SPEED-1
}

function refill(clerk) {
  if (clerk.tokens > 0) return; // RACE-MOVE-9
  clerk.tokens = FULL_CUP;
  clerk.cell = START;
}

// ---- phase 1: secret thrusts

function chooseThrust({ G, playerID }, thrust) {
  const allowed = Number.isInteger(thrust) && 1 <= thrust && thrust <= HIGHEST_THRUST;
  if (!allowed || G.choices[playerID] !== null) return INVALID_MOVE; // RACE-SPEED-2
  G.choices[playerID] = thrust;
}

const everybodyChose = ({ G }) => G.choices.every((choice) => choice !== null);

const hideChoices = ({ G, playerID }) => ({
  ...G,
  choices: G.choices.map((choice, seat) => (choice === null || String(seat) === playerID ? choice : HIDDEN)),
});

// ---- the thrusts are revealed: dice are taken, clerks move

function runRound({ G, random }) {
  const { clerks, choices, speeds } = G;
  clerks.forEach((clerk, seat) => (clerk.thrust = choices[seat]));
  rankForDice(clerks, random).forEach((clerk, place) => (clerk.speed = speeds[place])); // RACE-SPEED-3
  for (const clerk of rankForMovement(clerks, random)) moveClerk(clerk, clerks, random); // RACE-MOVE-1
}

/** RACE-MOVE-2: forward exactly its speed, unless a full cell or the end of the track stops it. */
function moveClerk(clerk, clerks, random) {
  const cells = clerks.map(({ cell }) => cell);
  const isFull = (cell) => cells.indexOf(cell) !== cells.lastIndexOf(cell); // RACE-COMP-4: two clerks
  const goal = clerk.cell + clerk.speed;
  let cell = clerk.cell;
  while (cell < goal && cell < LAST_FINISH && !isFull(cell + 1)) cell += 1;
  clerk.cell = cell;
  // RACE-MOVE-4, 5, 8 call for a balance roll; RACE-MOVE-3, 7: on a landing or the finish there is none
  clerk.roll = cell < goal || isStep(cell) ? random.D6(2) : null;
  if (clerk.roll && clerk.roll[0] + clerk.roll[1] < clerk.thrust + clerk.speed) clerk.tokens -= 1;
}

// ---- end and scoring

/** RACE-END-1: once a clerk has reached the finish, at the end of that round. */
function result({ G }) {
  if (!G.clerks.some(({ cell }) => isFinish(cell))) return undefined;
  const scores = scoresOf(G.clerks);
  const merits = G.clerks.map(({ tokens }, seat) => scores[seat] * (FULL_CUP + 1) + tokens); // RACE-SCORE-3
  const best = Math.max(...merits);
  return { scores, winners: [...merits.keys()].filter((seat) => merits[seat] === best) };
}

/** RACE-SCORE-1, 2: clerks on one cell share a place and count as one. */
function scoresOf(clerks) {
  const occupied = [...new Set(clerks.map(({ cell }) => cell))].sort((a, b) => b - a);
  return clerks.map(({ cell, tokens }) => tokens + clerks.length - occupied.indexOf(cell));
}

// ---- the game

/** RACE-SETUP-1; thrust, speed and roll are those of the last round, for all to see. */
const newClerk = () => ({ cell: START, tokens: FULL_CUP, thrust: null, speed: null, roll: null });

export const CafeRace = {
  name: 'cafe-race',
  minPlayers: 3,
  maxPlayers: 6,
  disableUndo: true,
  setup: ({ ctx }) => ({
    round: 0,
    clerks: Array.from({ length: ctx.numPlayers }, newClerk),
    speeds: [],
    choices: [],
  }),
  // ALL_ONCE would refuse a second thrust as chooseThrust does, and add a line to the log for every move.
  turn: { activePlayers: ActivePlayers.ALL, onBegin: beginRound, endIf: everybodyChose, onEnd: runRound },
  moves: {
    // All choose at the same time, so that each but the first answers a state that is no longer the newest.
    thrust: { move: chooseThrust, client: false, redact: true, ignoreStaleStateID: true },
  },
  playerView: hideChoices,
  endIf: result,
};

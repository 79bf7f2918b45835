// The track, RACE-COMP-3: start · 7 steps · 3 landing · 7 steps · 3 landing · 7 steps · 2 finish.

export const START = 0;
const LAST_STEP = 27;
export const LAST_FINISH = 29;
const FLIGHT = 7;
const LANDING = 3;

export const FULL_CUP = 5; // RACE-COMP-1: coffee tokens of a player

export const isFinish = (cell) => cell > LAST_STEP;

/** A step of a flight: neither the start, nor a landing, nor the finish. */
export const isStep = (cell) => START < cell && cell <= LAST_STEP && (cell - 1) % (FLIGHT + LANDING) < FLIGHT;

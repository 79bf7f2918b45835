/** Views and plans for tests and figures. */

import { eventFactory } from "../../table/sample";
import { CARD_NAMES } from "./cards";
import type { DigEvent, DigView, DrawnCell, TempleBoard } from "./wire";

/** Two explorers in the standard temple, one mummy, everything closed. */
export function sampleView(changes: Partial<DigView> = {}): DigView {
  const explorer = {
    at: "2,7",
    backpack: [],
    hand: [...CARD_NAMES],
    discards: [],
    lost: [],
    tent: [],
    rush: false,
    known: [],
  };
  return {
    seat: 0,
    to_move: [0],
    pending: "turn",
    over: false,
    options: {},
    rules: 2,
    layout: ["jars0 scribes1 ibis0 granary2", "base1 well0 crypt0 jackal3", "cobra0 lotus2 scarab1 falcon0"],
    doors: [],
    tiles: { "4,0": "chest", "0,0": "sarcophagus" },
    piles: {},
    explorers: [explorer, { ...explorer }],
    monsters: [{ kind: "mummy", at: "12,7" }],
    spectres_left: 3,
    traps_left: ["bomb", "summoning", "summoning"],
    trap: null,
    counter: 27,
    feather: "clockwise",
    turn: { seat: 0, first: 0, round: 1, actions: 3 },
    question: {},
    ...changes,
  };
}

/** A corner of a temple: the camp, RUSH! and the hall in front of it, whose cell 7,7 has a wall to the east. */
export function sampleBoard(): TempleBoard {
  const cell = (name: string, symbol: string, ...beside: string[]): DrawnCell => {
    const [left, top] = name.split(",").map(Number) as [number, number];
    const box = { left, top, width: 1, height: 1 };
    return { name, symbol, quadrant: "well", x: left + 0.5, y: top + 0.5, box, beside };
  };
  return {
    worth: {},
    columns: 10,
    rows: 10,
    cells: [
      cell("0,7", "C", "2,7"),
      cell("2,7", "R", "5,7", "0,7"),
      cell("5,7", ".", "6,7", "2,7"),
      cell("6,7", ".", "7,7", "6,8", "5,7"),
      cell("7,7", ".", "6,7"),
      cell("8,7", ".", "8,8"),
      cell("6,8", ".", "6,7", "7,8"),
      cell("7,8", ".", "8,8", "6,8"),
      cell("8,8", ".", "8,7", "7,8"),
    ],
    doors: [
      { name: "2,7-5,7", between: ["2,7", "5,7"], x: 5, y: 7.5, upright: true },
      { name: "temple", between: ["2,7", "0,7"], x: 1, y: 7.5, upright: true },
    ],
    walls: [[8, 7, 8, 8]],
    quadrants: [{ name: "well", left: 5, top: 5 }],
    counter: { green: 27, yellow: 18, red: 9 },
    slots: 7,
  };
}

export const happened = eventFactory<DigEvent>("COF-ACT-1");

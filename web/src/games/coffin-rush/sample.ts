/** A view to try things on and to draw figures with: two explorers in the standard temple, one mummy, everything closed. */

import type { Choice } from "../../table/contract";
import type { DigView } from "../../wire/types";

const CARDS = ["aggression", "betrayal", "analysis", "adrenaline", "rush"];

export function sample(changes: Partial<DigView> = {}): DigView {
  const explorer = { at: "2,7", backpack: [], hand: CARDS, discards: [], lost: [], tent: [], rush: false, known: [] };
  return {
    seat: 0,
    to_move: [0],
    pending: "turn",
    over: false,
    options: {},
    rules: 1,
    layout: ["jars0 scribes1 ibis0 granary2", "base1 well0 crypt0 jackal3", "cobra0 lotus2 scarab1 falcon0"],
    doors: [],
    tiles: { "4,0": "chest", "0,0": "sarcophagus" },
    piles: {},
    explorers: [explorer, { ...explorer }],
    monsters: [{ kind: "mummy", at: "12,7" }],
    traps_left: ["bomb", "summoning", "summoning"],
    trap: null,
    counter: 27,
    feather: "clockwise",
    turn: { seat: 0, first: 0, round: 1, actions: 3 },
    question: {},
    ...changes,
  };
}

export const choices = (...moves: string[]): Choice[] => moves.map((move) => ({ move, kind: move.split(" ")[0]! }));
export const event = (kind: string, facts: Record<string, unknown> = {}) => ({ event: kind, rule: "COF-ACT-1", ...facts });

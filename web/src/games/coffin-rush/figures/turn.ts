/** Figures of a player's turn: actions and loot cards. */

import { figure, type Figures } from "../../../rules/figures";
import { CARDS } from "../cards";
import { card, door, sign, thing, tile, token } from "./parts";
import * as look from "./places";
import Row from "./Row.svelte";
import Scene from "./Scene.svelte";

const WORDS = "words say it all";
/** Of loot cards that have no figure of their own below. */
const CARDS_IN_WORDS = Object.fromEntries(Object.values(CARDS).map(({ rule }) => [rule, WORDS] as const));

export const turn: Figures = {
  "COF-ACT-1": WORDS,
  "COF-ACT-2": figure("dig-web-fig-movement", Scene, {
    look: look.HALL,
    explorers: ["5,2"],
    ways: [["5,2", "6,2", "7,2", "8,2"]],
  }),
  "COF-ACT-3": figure("dig-web-fig-interaction", Row, {
    rows: [[door(false), door(true), tile("s"), tile("c"), thing("green"), thing("torch")]],
  }),
  "COF-ACT-4": WORDS,
  "COF-ACT-5": figure("dig-web-fig-meets", Scene, {
    look: look.HALL,
    explorers: ["5,2"],
    monsters: [{ kind: "mummy", at: "7,2" }],
    ways: [["5,2", "6,2", "7,2"]],
    dice: [2, 2],
  }),
  "COF-ACT-6": WORDS,
  ...CARDS_IN_WORDS,
  "COF-CARD-1": WORDS,
  "COF-CARD-2": WORDS,
  "COF-CARD-3": WORDS,
  "COF-CARD-4": figure("dig-web-fig-aggression", Scene, {
    look: look.HALL,
    explorers: ["5,2", "8,2"],
    ways: [["5,2", "6,2", "7,2", "8,2"]],
    dice: [3, 2],
  }),
  "COF-CARD-5": figure("dig-web-fig-betrayal", Row, {
    rows: [[card("betrayal"), sign("→"), card("analysis"), sign("·"), card("adrenaline")]],
  }),
  "COF-CARD-6": figure("dig-web-fig-analysis", Scene, {
    look: look.JARS,
    explorers: ["3,3"],
    known: { "0,0": "red-mummy", "4,0": "charm" },
  }),
  "COF-CARD-7": figure("dig-web-fig-adrenaline", Scene, {
    look: look.FEVER,
    explorers: ["0,3"],
    ways: [["0,3", "1,3", "2,3"]],
  }),
  "COF-CARD-8": figure("dig-web-fig-rush", Row, {
    rows: [[card("rush"), sign("→"), token(false), sign("→"), token(true)]],
  }),
  "COF-CARD-9": WORDS,
  "COF-CARD-10": WORDS,
  "COF-CARD-11": WORDS,
  "COF-CARD-12": WORDS,
  "COF-CARD-13": "nothing to see",
};

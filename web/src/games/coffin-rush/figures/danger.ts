/** Figures of the Pharaoh's turn, his servants, the end, and the companies. */

import { figure, type Figures } from "../../../rules/figures";
import Pack from "./Pack.svelte";
import { card, die, disc, explorer, feather, monster, sign, thing, token, trap } from "./parts";
import * as look from "./places";
import Row from "./Row.svelte";
import Scene from "./Scene.svelte";

const WORDS = "words say it all";
const scoring = figure("dig-web-fig-score", Pack, {
  items: ["azure", "torch"],
  tent: ["green", "green", "red", "charm", "coins"],
});

export const danger: Figures = {
  "COF-PHA-1": figure("dig-web-fig-pharaoh", Row, {
    rows: [[trap("seals"), sign("→"), die("green", 2), sign("→"), disc(25), sign("→"), monster("mummy")]],
  }),
  "COF-PHA-2": WORDS,
  "COF-PHA-3": figure("dig-web-fig-power", Row, {
    rows: [[disc(18), sign("−"), die("yellow", 3), sign("="), disc(15)]],
  }),
  "COF-PHA-4": WORDS,
  "COF-PHA-5": WORDS,
  "COF-PHA-6": figure("dig-web-fig-bomb", Row, {
    rows: [[disc(20), sign("−"), trap("bomb"), sign("="), disc(17), die("yellow", 2)]],
  }),
  "COF-PHA-7": figure("dig-web-fig-feather", Row, { rows: [[feather(true), sign("→"), feather(false)]] }),
  "COF-MUM-1": figure("dig-web-fig-mummy", Scene, {
    look: look.CRYPT,
    explorers: ["12,5"],
    monsters: [{ kind: "mummy", at: "12,7" }],
    ways: [["12,7", "13,7", "13,6", "13,5"]],
  }),
  "COF-MUM-2": figure("dig-web-fig-target", Row, {
    rows: [
      [
        monster("mummy"),
        sign("→"),
        explorer(0),
        thing("green"),
        thing("red"),
        sign("6 > 5"),
        explorer(1),
        thing("azure"),
        thing("torch"),
      ],
    ],
  }),
  "COF-MUM-3": figure("dig-web-fig-way", Scene, {
    look: look.CRYPT,
    explorers: ["12,5"],
    monsters: [{ kind: "mummy", at: "12,7" }],
    ways: [["12,7", "13,7", "13,6", "13,5", "12,5"]],
  }),
  "COF-MUM-4": figure("dig-web-fig-attack", Pack, { items: ["green", "torch", "red"], dice: [2, 1] }),
  "COF-MUM-5": WORDS,
  "COF-MUM-6": WORDS,
  "COF-MUM-7": figure("dig-web-fig-mummy-door", Scene, {
    look: look.ROOM,
    explorers: ["0,0"],
    monsters: [{ kind: "mummy", at: "4,2" }],
    ways: [["4,2", "4,1", "3,1", "2,1", "1,1"]],
  }),
  "COF-SPE-1": figure("dig-web-fig-spectre", Scene, {
    look: look.CRYPT,
    explorers: ["14,5"],
    monsters: [{ kind: "spectre", at: "12,7" }],
    ways: [["12,7", "12,6", "12,5", "13,5", "14,5"]],
  }),
  "COF-SPE-2": figure("dig-web-fig-spectre-target", Row, {
    rows: [
      [
        monster("spectre"),
        sign("→"),
        explorer(1),
        card("betrayal"),
        card("rush"),
        sign(">"),
        explorer(0),
        card("analysis"),
      ],
    ],
  }),
  "COF-SPE-3": figure("dig-web-fig-terror", Row, {
    rows: [[monster("spectre"), sign("+"), card("betrayal"), sign("→"), sign("✕")]],
  }),
  "COF-SPE-4": WORDS,
  "COF-SPE-5": WORDS,
  "COF-END-1": figure("dig-web-fig-end", Row, { rows: [[disc(2), sign("−"), die("red", 2), sign("="), disc(0)]] }),
  "COF-END-2": WORDS,
  "COF-SCORE-1": scoring,
  "COF-SCORE-2": figure("dig-web-fig-majority", Row, {
    rows: [
      [explorer(0), thing("green"), thing("green"), sign("> "), explorer(1), thing("green")],
      [explorer(0), thing("red"), sign("="), explorer(1), thing("red")],
    ],
  }),
  "COF-SCORE-3": WORDS,
  "COF-TEAM-1": WORDS,
  "COF-TEAM-2": WORDS,
  "COF-TEAM-3": figure("dig-web-fig-lend", Row, { rows: [[explorer(0), token(true), sign("→"), explorer(2)]] }),
  "COF-TEAM-4": WORDS,
  "COF-TEAM-5": WORDS,
  "COF-TEAM-6": WORDS,
  "COF-SEE-1": WORDS,
};

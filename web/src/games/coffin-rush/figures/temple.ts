/** Figures of the temple and of the things in it. */

import { figure, type Figures } from "../../../rules/figures";
import Pack from "./Pack.svelte";
import { mark, sign, thing } from "./parts";
import * as look from "./places";
import Row from "./Row.svelte";
import Scene from "./Scene.svelte";

const WORDS = "words say it all";
const altar = figure("dig-web-fig-altar", Scene, {
  look: look.ALTAR,
  explorers: ["2,2"],
  monsters: [{ kind: "mummy", at: "1,2" }],
});
const base = figure("dig-web-fig-base", Scene, { look: look.BASE, explorers: ["2,7", "0,7"], doors: ["temple"] });
const mummy = figure("dig-web-fig-wakes", Scene, {
  look: look.ROOM,
  explorers: ["0,0"],
  monsters: [{ kind: "mummy", at: "0,0" }],
  doors: ["1,0-1,1"],
  opened: ["0,0"],
  dice: [1, 2],
});

export const temple: Figures = {
  "COF-MAP-1": figure("dig-web-fig-beside", Scene, { look: look.ROOM, explorers: ["1,1"], lit: ["0,1", "2,1", "1,2"] }),
  "COF-MAP-2": figure("dig-web-fig-two-spaces", Scene, { look: look.BASE }),
  "COF-MAP-3": figure("dig-web-fig-rune", Scene, { look: look.CRYPT }),
  "COF-MAP-4": figure("dig-web-fig-door", Scene, { look: look.ROOM, explorers: ["1,0", "4,2"], doors: ["1,0-1,1"] }),
  "COF-MAP-5": base,
  "COF-MAP-6": figure("dig-web-fig-debris", Scene, {
    look: look.RUBBLE,
    explorers: ["4,2"],
    ways: [["4,2", "4,1", "3,1"]],
  }),
  "COF-MAP-7": figure("dig-web-fig-plague", Scene, {
    look: look.FEVER,
    explorers: ["0,2"],
    ways: [["0,2", "1,2", "1,3"]],
  }),
  "COF-MAP-8": figure("dig-web-fig-trap", Scene, {
    look: look.SPIKES,
    explorers: ["8,2"],
    ways: [["8,2", "9,2", "9,1"]],
    dice: [1, 3],
  }),
  "COF-MAP-9": altar,
  "COF-MAP-10": figure("dig-web-fig-tunnel", Row, {
    rows: [[mark("r"), sign("↔"), mark("r"), sign("·"), mark("g"), sign("↔"), mark("g")]],
  }),
  "COF-MAP-11": figure("dig-web-fig-crowd", Scene, { look: look.CROSSING, explorers: ["3,3", "3,3", "3,3", "3,3"] }),
  "COF-MAP-12": WORDS,
  "COF-MAP-13": "drawn at another rule",
  "COF-MAP-14": figure("dig-web-fig-distance", Scene, {
    look: look.CRYPT,
    explorers: ["12,5"],
    monsters: [
      { kind: "mummy", at: "12,7" },
      { kind: "spectre", at: "12,8" },
    ],
    ways: [
      ["12,7", "13,7", "13,6", "13,5", "12,5"],
      ["12,8", "12,7", "12,6", "12,5"],
    ],
  }),
  "COF-MAP-15": WORDS,
  "COF-MAP-16": WORDS,
  "COF-ITEM-1": figure("dig-web-fig-relics", Row, {
    rows: [[thing("torch"), thing("charm"), thing("amulet"), thing("coins")]],
  }),
  "COF-ITEM-2": mummy,
  "COF-ITEM-3": figure("dig-web-fig-stairs", Row, { rows: [[mark("b"), sign("↔"), mark("b")]] }),
  "COF-ITEM-4": figure("dig-web-fig-pack", Pack, { items: ["green", "torch", "red"] }),
  "COF-ITEM-5": figure("dig-web-fig-pack-full", Pack, { items: ["green", "torch", "red", "green", "coins", "azure"] }),
  "COF-ITEM-6": figure("dig-web-fig-pile", Scene, {
    look: look.CROSSING,
    explorers: ["4,3"],
    piles: { "3,3": ["green", "torch"] },
  }),
  "COF-ITEM-7": figure("dig-web-fig-tent", Pack, { items: ["red"], tent: ["green", "yellow", "coins"] }),
  "COF-ITEM-8": WORDS,
  "COF-ITEM-9": "drawn at another rule",
  "COF-ITEM-10": WORDS,
  "COF-ITEM-11": WORDS,
  "COF-ITEM-12": WORDS,
  "COF-ITEM-13": WORDS,
};

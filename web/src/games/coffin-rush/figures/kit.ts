/** Figures of the components, the set-up and the standard set. */

import { figure, type Figures } from "../../../rules/figures";
import { CARD_NAMES } from "../cards";
import Pack from "./Pack.svelte";
import { card, die, disc, door, explorer, feather, mark, monster, thing, tile, token, trap } from "./parts";
import * as look from "./places";
import Row from "./Row.svelte";
import Scene from "./Scene.svelte";

const WORDS = "words say it all";
const TRAPS = [
  "bomb",
  "quicksand",
  "toxicity",
  "summoning",
  "maat",
  "seals",
  "darkness",
  "scarabs",
  "wrath",
  "oblivion",
  "collapse",
];

export const kit: Figures = {
  "COF-COMP-1": WORDS,
  "COF-COMP-2": "drawn at another rule",
  "COF-COMP-3": figure("dig-web-fig-tiles", Row, {
    rows: [[tile("s", 18), tile("c", 8), door(false, false, 24), door(false, true)]],
  }),
  "COF-COMP-4": figure("dig-web-fig-cards", Row, {
    rows: [CARD_NAMES.map(card)],
  }),
  "COF-COMP-5": "drawn at another rule",
  "COF-COMP-6": figure("dig-web-fig-dice", Row, {
    rows: [[die("green", 2), die("yellow", 3), die("red", 4), disc(27)]],
  }),
  "COF-COMP-7": figure("dig-web-fig-pawns", Row, {
    rows: [[0, 1, 2, 3, 4, 5].map(explorer), [monster("mummy", 4), monster("spectre", 3)]],
  }),
  "COF-COMP-8": figure("dig-web-fig-tokens", Row, { rows: [[feather(true), token(false), token(true)]] }),
  "COF-SETUP-1": figure("dig-web-fig-temple", Scene, { look: look.WHOLE }),
  "COF-SETUP-2": figure("dig-web-fig-closed", Scene, { look: look.JARS }),
  "COF-SETUP-3": figure("dig-web-fig-doors", Scene, { look: look.ROOM }),
  "COF-SETUP-4": figure("dig-web-fig-start", Scene, { look: look.BASE, explorers: ["2,7", "2,7", "2,7", "2,7"] }),
  "COF-SETUP-5": figure("dig-web-fig-counter", Row, { rows: [[disc(27)]] }),
  "COF-SETUP-6": figure("dig-web-fig-crypt", Scene, { look: look.CRYPT, monsters: [{ kind: "mummy", at: "12,7" }] }),
  "COF-SETUP-7": WORDS,
  "COF-HOUSE-1": figure("dig-web-fig-faces", Row, {
    rows: [
      [1, 1, 1, 2, 2, 2].map((face) => die("green", face)),
      [1, 1, 2, 2, 3, 3].map((face) => die("yellow", face)),
      [1, 2, 2, 3, 3, 4].map((face) => die("red", face)),
    ],
  }),
  "COF-HOUSE-2": figure("dig-web-fig-slots", Pack, {}),
  "COF-HOUSE-3": figure("dig-web-fig-risk", Row, { rows: [[disc(19), disc(18), disc(9)]] }),
  "COF-HOUSE-4": figure("dig-web-fig-collections", Row, {
    rows: [
      [thing("green", 5), thing("yellow", 4), thing("azure", 3), thing("red", 3), thing("violet", 2)],
      [mark("b")],
    ],
  }),
  "COF-HOUSE-5": figure("dig-web-fig-relics-count", Row, {
    rows: [[thing("torch", 2), thing("charm", 2), thing("amulet", 2), thing("coins", 2)]],
  }),
  "COF-HOUSE-6": figure("dig-web-fig-quadrant", Scene, { look: look.JARS }),
  "COF-HOUSE-7": figure("dig-web-fig-traps", Row, { rows: [TRAPS.map(trap)] }),
};

import { expect, test } from "vitest";
import { loadTexts } from "../text/texts";
import { Narrator } from "./narrator";

const NAMES = ["Ada", "Bruno", "Cleo"];
const narrator = async (language: "en" | "it", game: string) => new Narrator(await loadTexts(language, game), NAMES);

test("seats are names, lists are lists, yes and no are words", async () => {
  const race = await narrator("en", "cafe-race");
  expect(race.tell({ event: "order_fixed", rule: "RACE-MOVE-1", seats: [2, 0, 1] })).toBe("Order of movement: Cleo, Ada, Bruno.");
  expect(race.tell({ event: "tie_broken", rule: "RACE-SPEED-4", seat: 0, other_seat: 2, by: "fewer_tokens" })).toBe(
    "Ada goes before Cleo: fewer tokens.",
  );
  expect(race.tell({ event: "moved", rule: "RACE-MOVE-2", seat: 1, speed: 4, from: 0, to: 4 })).toContain("from the start zone to cell 4");
  const dig = await narrator("en", "coffin-rush");
  expect(dig.tell({ event: "card_played", rule: "COF-CARD-1", seat: 0, card: "rush", in_red: true })).toBe("Ada plays Rush!, in the red.");
});

test("secret facts are told to whoever was sent them, and missed by nobody else", async () => {
  const race = await narrator("it", "cafe-race");
  expect(race.tell({ event: "chose", rule: "RACE-SPEED-2", seat: 0 })).toBe("Ada ha scelto una spinta.");
  expect(race.tell({ event: "chose", rule: "RACE-SPEED-2", seat: 0, thrust: 5 })).toBe("Ada ha scelto spinta 5.");
});

test("things in lists have the names that the game gives them, with facts of their own", async () => {
  const dig = await narrator("en", "coffin-rush");
  expect(dig.tell({ event: "picked_up", rule: "COF-ITEM-1", seat: 2, at: "3,4", items: ["torch", "green"] })).toBe(
    "Cleo picks up at 3,4: a Torch, a green treasure.",
  );
  const seen = [{ item: "red-mummy", at: "1,2" }, { item: "stairs", at: "5,5" }];
  expect(dig.tell({ event: "analysed", rule: "COF-CARD-4", seat: 0, quadrant: "well", count: 2, seens: seen, seen })).toContain("analyses the well");
});

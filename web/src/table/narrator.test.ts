import { expect, test } from "vitest";
import { loadTexts } from "../text/texts";
import type { RaceEvent } from "../games/cafe-race/wire";
import type { DigEvent } from "../games/coffin-rush/wire";
import { eventFactory } from "./sample";
import { Narrator } from "./narrator";

const inRace = eventFactory<RaceEvent>("RACE-X-1");
const inTemple = eventFactory<DigEvent>("COF-X-1");
const NAMES = ["Ada", "Bruno", "Cleo"];
const narrator = async (language: "en" | "it", game: string) => new Narrator(await loadTexts(language, game), NAMES);

test("seats are names, lists are lists, yes and no are words", async () => {
  const race = await narrator("en", "cafe-race");
  expect(race.tell(inRace("order_fixed", { seats: [2, 0, 1] }))).toBe("Order of movement: Cleo, Ada, Bruno.");
  expect(race.tell(inRace("tie_broken", { seat: 0, other_seat: 2, by: "fewer_tokens" }))).toBe(
    "Ada goes before Cleo: fewer tokens.",
  );
  expect(race.tell(inRace("moved", { seat: 1, speed: 4, from: 0, to: 4 }))).toContain("from the start zone to cell 4");
  const dig = await narrator("en", "coffin-rush");
  expect(dig.tell(inTemple("card_played", { seat: 0, card: "rush", in_red: true }))).toBe(
    "Ada plays Rush!, in the red.",
  );
});

test("secret facts are told where they were sent, and left out where they were not", async () => {
  const race = await narrator("it", "cafe-race");
  expect(race.tell(inRace("chose", { seat: 0 }))).toBe("Ada ha scelto una spinta.");
  expect(race.tell(inRace("chose", { seat: 0, thrust: 5 }))).toBe("Ada ha scelto spinta 5.");
});

test("things in lists have the names that the game gives them, with facts of their own", async () => {
  const dig = await narrator("en", "coffin-rush");
  expect(dig.tell(inTemple("picked_up", { seat: 2, at: "3,4", items: ["torch", "green"] }))).toBe(
    "Cleo picks up at 3,4: a Torch, a green treasure.",
  );
  const seen = [
    { item: "red-mummy", at: "1,2" },
    { item: "stairs", at: "5,5" },
  ];
  expect(dig.tell(inTemple("analysed", { seat: 0, quadrant: "well", count: 2, seen }))).toContain("analyses the well");
});

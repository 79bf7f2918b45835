import { expect, it } from "vitest";
import { CELLS } from "./cafe";
import { drinkIn, menuOf } from "./menu";
import english from "../../../../src/tavolino/games/coffee_rush/text/en.ftl?raw";

it("finds drinks by their id, and shows what it does not know", () => {
  const menu = menuOf({ drinks: [{ id: "lungo", name: "Lungo", ingredients: ["coffee", "water"], copies: 80 }] });
  expect([...menu.keys()]).toEqual(["lungo"]);
  expect(drinkIn(menu, "lungo")).toEqual({
    id: "lungo",
    name: "Lungo",
    ingredients: ["coffee", "water"],
    specialty: false,
  });
  expect(drinkIn(menu, "tea").name).toBe("tea");
});

it("stands the ingredients where the rules say", () => {
  const told = /^CR-COMP-1 = .*$/m.exec(english)?.[0] ?? "";
  const rows = [...told.matchAll(/Row \d: ([^.]+)\./g)].flatMap((row) => row[1]!.split(", "));
  expect(CELLS.map((cell) => cell.ingredient)).toEqual(rows);
});

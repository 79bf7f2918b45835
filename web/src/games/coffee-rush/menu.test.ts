import { expect, it } from "vitest";
import { CELLS } from "./cafe";
import { drinkIn, menuFor } from "./menu";
import english from "../../../../src/tavolino/games/coffee_rush/text/en.ftl?raw";

it("reads the house menu", () => {
  const menu = menuFor({ menu: null });
  expect(menu.size).toBe(33);
  expect(drinkIn(menu, "cappuccino")).toMatchObject({ ingredients: ["coffee", "milk", "steam", "steam"], specialty: false });
  expect(drinkIn(menu, "london-fog")).toMatchObject({ name: "London Fog", specialty: true });
});

it("takes a menu of the table's own instead", () => {
  const menu = menuFor({ menu: { drink: [{ id: "lungo", name: "Lungo", ingredients: ["coffee", "water"], copies: 80 }] } });
  expect([...menu.keys()]).toEqual(["lungo"]);
  expect(drinkIn(menu, "tea").name).toBe("tea");
});

it("stands the ingredients where the rules say", () => {
  const told = /^CR-COMP-1 = .*$/m.exec(english)?.[0] ?? "";
  const rows = [...told.matchAll(/Row \d: ([^.]+)\./g)].flatMap((row) => row[1]!.split(", "));
  expect(CELLS.map((cell) => cell.ingredient)).toEqual(rows);
});

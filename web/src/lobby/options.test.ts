import { expect, test } from "vitest";
import { chosen, fields, fit, numbered, teamsIn, valueName } from "./options";

const game = {
  options: {
    auction: { type: "boolean", default: false },
    companies: { type: "integer", default: 0 },
    rounds: { type: "integer", default: 3 },
    first: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
    layout: { type: "string", default: "standard" },
    menu: { anyOf: [{ type: "null" }, { type: "object" }], default: null },
  },
  teams: [
    {
      players: 4,
      options: { companies: 2 },
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
    {
      players: 6,
      options: { companies: 3 },
      teams: [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    },
  ],
};

test("each kind of option is a field with its default", () => {
  const found = fields(game);
  expect(found.map((field) => [field.name, field.kind])).toEqual([
    ["auction", "tick"],
    ["companies", "teams"],
    ["rounds", "number"],
    ["first", "seat"],
    ["layout", "text"],
    ["menu", "file"],
  ]);
  expect(chosen(found)).toEqual({
    auction: false,
    companies: 0,
    rounds: 3,
    first: null,
    layout: "standard",
    menu: null,
  });
});

test("teams are those that the server tells for so many players", () => {
  const found = fields(game);
  const companies = found.find((field) => field.kind === "teams")!;
  expect(teamsIn(found, 4)).toEqual([]);
  companies.value = 2;
  expect(teamsIn(found, 4)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(teamsIn(found, 6)).toEqual([]);
});

test("with fewer chairs, what no longer fits falls back", () => {
  const found = fields(game);
  const companies = found.find((field) => field.kind === "teams")!;
  const first = found.find((field) => field.kind === "seat")!;
  [companies.value, first.value] = [3, 5];
  for (const field of found) fit(field, 6);
  expect([companies.value, first.value]).toEqual([3, 5]);
  for (const field of found) fit(field, 4);
  expect([companies.value, first.value]).toEqual([0, null]);
});

test("what one chooses from is what the server offers, and has a name where the game has one", () => {
  const { options } = {
    options: { layout: { type: "string", default: "standard", examples: ["standard", "random:1"] } },
  };
  expect(fields({ options, teams: [] })).toEqual([
    { name: "layout", kind: "text", value: "standard", suggestions: ["standard", "random:1"] },
  ]);
  const texts = {
    has: (id: string) => id === "option-layout-named",
    tell: (_: string, args: unknown) => JSON.stringify(args),
  };
  expect(valueName(texts, "layout", "random:7")).toBe('{"value":"random","number":7}');
  expect(valueName(texts, "menu", "winter")).toBe("winter");
  expect(numbered("a:b")).toBeNull();
});

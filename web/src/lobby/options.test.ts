import { expect, test } from "vitest";
import { chosen, fields } from "./options";

test("each simple kind of option is a field with its default; whole sets of one's own are not", () => {
  const found = fields({
    auction: { type: "boolean", default: false },
    companies: { type: "integer", default: 0 },
    first: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
    layout: { type: "string", default: "standard" },
    menu: { anyOf: [{ type: "object" }, { type: "null" }], default: null },
  });
  expect(found.map((field) => [field.name, field.kind])).toEqual([
    ["auction", "tick"],
    ["companies", "number"],
    ["first", "seat"],
    ["layout", "text"],
  ]);
  expect(chosen(found)).toEqual({ auction: false, companies: 0, first: null, layout: "standard" });
});

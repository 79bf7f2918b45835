/** Every colour that the server knows is in the one table, and there is no other table. */

import { expect, test } from "vitest";
import { COLOURS } from "../wire/constants";
import table from "./colours.css?raw";
import { textColourOn, seatColour } from "./colours";

const sources = import.meta.glob<string>(["../**/*.{svelte,ts,css}", "!../**/*.test.ts", "!./colours.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const dark = table.indexOf("[data-theme");
const DEFINED = /--seat-\w+:\s*#/;

test("each colour has its value", () => {
  const found = [...table.slice(0, dark).matchAll(/--seat-(\w+): #[0-9a-f]{6};/g)].map(([, name]) => name);
  expect(found).toEqual([...COLOURS]);
});

test("no other file gives a colour to a seat, not even in case the table has none", () => {
  const others = Object.entries(sources).filter(([, text]) => DEFINED.test(text) || /var\(--seat-[^)]*,/.test(text));
  expect(others.map(([path]) => path)).toEqual([]);
  expect(DEFINED.test("--seat-red: #c00000;")).toBe(true);
});

test("letters can be read: 3 to 1 by day, as large bold letters need", () => {
  for (const colour of COLOURS) {
    const ground = new RegExp(`--seat-${colour}: (#\\w+);`).exec(table)![1]!;
    expect(contrast(ground, textColourOn({ colour })), colour).toBeGreaterThanOrEqual(3);
  }
});

test("a seat that nobody knows is white", () => {
  expect(seatColour(undefined)).toBe("var(--seat-white)");
});

/** As WCAG reckons it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.match(/\w\w/g)!;
  const [red, green, blue] = digits.map((digit) => {
    const part = parseInt(digit, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";
import it_ from "./text/it.ftl?raw";

const sources = import.meta.glob<string>(["./*.svelte", "./prompt.ts", "./warning.ts", "./names.ts", "./figures/index.ts"], { query: "?raw", import: "default", eager: true });
const idsOf = (resource: string): string[] => new FluentResource(resource).body.map((message) => message.id).toSorted();

it("says the same things in three languages", () => {
  expect(idsOf(it_)).toEqual(idsOf(en));
  expect(idsOf(fr)).toEqual(idsOf(en));
});

it("has every message that the board asks for, and no other", () => {
  const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/"(rush-web-[a-z-]+)"|'(rush-web-[a-z-]+)'/g)].map((found) => found[1] ?? found[2]!));
  expect([...new Set(asked)].toSorted()).toEqual(idsOf(en));
});

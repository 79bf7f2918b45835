import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";
import it from "./text/it.ftl?raw";

function ids(text: string): string[] {
  const bundle = new FluentBundle("en");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!).filter((id) => bundle.hasMessage(id));
}

test("the three languages say the same things", () => {
  expect(ids(en).length).toBeGreaterThan(70);
  expect(ids(it)).toEqual(ids(en));
  expect(ids(fr)).toEqual(ids(en));
  for (const id of ids(en)) expect(id).toMatch(/^dig-web-/);
});

import { expect, test } from "vitest";
import { WIRE_VERSION } from "./constants";
import { isOutdated } from "./version";

const newer = String(WIRE_VERSION + 1);

test("an app loads itself again for a newer server, and once", () => {
  expect(isOutdated(newer, null)).toBe(true);
  expect(isOutdated(newer, newer)).toBe(false);
  expect(isOutdated(String(WIRE_VERSION + 2), newer)).toBe(true);
});

test.each([null, String(WIRE_VERSION), "0", "", "new", "1.5e400"])("but not for %s", (server) => {
  expect(isOutdated(server, null)).toBe(false);
});

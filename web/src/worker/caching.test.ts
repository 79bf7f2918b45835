/** What may be kept by the service worker, and above all what may not. */

import { expect, test } from "vitest";
import { isReadOffline, kindOf } from "./caching";

const HOME = "https://play.example";
const ask = (path: string, more: Partial<Request> = {}) =>
  kindOf({ method: "GET", mode: "cors", url: new URL(path, HOME).href, ...more }, HOME);

test.each(["/assets/index-Bx1.js", "/assets/nunito-a.woff2"])("%s never changes and is kept", (path) => {
  expect(ask(path)).toBe("asset");
});

test.each(["/api/games/cafe-race/rules?lang=it", "/api/games/cafe-race/board"])("%s is of a rulebook", (path) => {
  expect(ask(path)).toBe("rulebook");
});

test.each([
  "/api/me",
  "/api/games",
  "/api/tables/mine",
  "/api/tables/T",
  "/api/tables/T/board",
  "/api/tables/T/course",
  "/api/tables/T/record",
  "/api/tables/rules",
  "/api/games/x/rules/more",
  "/api/operator/tables",
  "/ws",
  "/healthz",
  "/icon.svg",
])("%s goes to the network, and nothing of it is kept", (path) => {
  expect(ask(path)).toBeNull();
});

test("a write is never answered from a cache, nor anything of another site", () => {
  expect(ask("/assets/x.js", { method: "POST" })).toBeNull();
  expect(ask("https://other.example/assets/x.js")).toBeNull();
});

test("pages are asked for, and only those that can be read offline are kept", () => {
  expect(ask("/table/T", { mode: "navigate" })).toBe("page");
  expect(["/", "/rules/cafe-race"].map(isReadOffline)).toEqual([true, true]);
  const others = ["/table/T", "/join/T", "/replay/T", "/replay", "/games", "/operator", "/learn/cafe-race", "/rules"];
  expect(others.filter(isReadOffline)).toEqual([]);
});

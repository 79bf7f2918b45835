import { expect, test } from "vitest";
import { routeOf } from "./route";

const at = (path: string) => routeOf(new URL(path, "http://tavolino.example"));

test("an address leads to a page, with its parameters", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at("/table/q8ZkW1x5tR0a")).toEqual({ page: "table", table: "q8ZkW1x5tR0a" });
  expect(at("/join/x?invite=a_-b")).toEqual({ page: "join", table: "x", invite: "a_-b" });
  expect(at("/new/cafe-race?with=one-screen")).toEqual({ page: "new", game: "cafe-race" });
  expect(at("/rules/coffee-rush#CR-MOVE-4")).toEqual({ page: "rules", game: "coffee-rush", version: null });
  expect(at("/rules/coffin-rush?version=1#COF-SPE-5")).toEqual({ page: "rules", game: "coffin-rush", version: 1 });
  expect(at("/glance/coffin-rush")).toEqual({ page: "glance", game: "coffin-rush" });
  expect(at("/learn/coffin-rush")).toEqual({ page: "learn", game: "coffin-rush" });
  expect(at("/replay")).toEqual({ page: "replay", table: null, at: null, seat: null });
  expect(at("/replay/x?at=12&seat=0")).toEqual({ page: "replay", table: "x", at: 12, seat: 0 });
  expect(at("/replay/x?at=-1&seat=me")).toEqual({ page: "replay", table: "x", at: null, seat: null });
  expect(at("/watch/")).toEqual({ page: "watch" });
  expect(at("/operator")).toEqual({ page: "operator" });
});

test("any other address is not found", () => {
  for (const path of ["/table", "/rules", "/tabel/x", "/table/x/y", "/watch/x", "/%E0%A4%A"])
    expect(at(path)).toEqual({ page: "not-found" });
});

import { describe, expect, it } from "vitest";
import type { Turn } from "./wire";
import { prompt } from "./prompt";
import { offered } from "../../table/sample";
import { sampleView } from "./sample";
import { warning } from "./warning";

const withTurn = (turn: Partial<Turn>, rest = {}) => sampleView({ ...rest, turn: { ...sampleView().turn, ...turn } });

describe("the prompt", () => {
  const idOf = (...told: Parameters<typeof prompt>) => prompt(...told).id.replace("rush-web-prompt-", "");

  it("waits with those who wait", () => {
    expect(idOf(sampleView(), 1, [])).toBe("wait");
    expect(idOf(sampleView(), 0, [])).toBe("moment");
    expect(idOf(sampleView(), null, [])).toBe("watch");
    expect(idOf(sampleView({ over: true }), 0, [])).toBe("over");
  });

  it("goes through set-up and upgrade", () => {
    expect(idOf(sampleView(), 0, offered("place a1"))).toBe("place");
    expect(idOf(sampleView({ pending: "stock" }), 0, offered("pour milk 1"))).toBe("stock");
    expect(idOf(sampleView({ pending: "upgrade" }), 0, offered("upgrade diagonal", "go a1"))).toBe("upgrade");
  });

  it("counts the steps of a walk", () => {
    const two = prompt(withTurn({ steps: 1 }), 0, offered("go a1", "stop", "end"));
    expect(two).toEqual({ id: "rush-web-prompt-steps", args: { left: 2 } });
    expect(prompt(withTurn({ steps: 0 }), 0, offered("go a1"))).toEqual({
      id: "rush-web-prompt-walk",
      args: { left: 3 },
    });
    expect(idOf(withTurn({ steps: 2 }), 0, offered("go a1"))).toBe("passing");
    expect(prompt(withTurn({ steps: 3 }), 0, offered("go a1", "stop"))).toEqual({
      id: "rush-web-prompt-rush",
      args: { rush: 1 },
    });
    expect(idOf(withTurn({ steps: 3 }), 0, offered("go a1"))).toBe("passing-rush");
    expect(idOf(withTurn({ steps: 0 }), 0, offered("meeple a1", "meeple b1", "go c1"))).toBe("meeple");
    expect(idOf(withTurn({ steps: 0, meeple: "a1" }), 0, offered("meeple b1", "go c1"))).toBe("walk");
  });

  it("pours before it serves, and serves before it ends", () => {
    expect(prompt(sampleView(), 0, offered("pour milk 1", "serve tea@1 1", "end")).args).toEqual({ count: 2 });
    const served = prompt(
      withTurn({ held: {} }),
      0,
      offered("serve tea@1 1", "serve tea@1 2", "serve mocha@1 3", "end"),
    );
    expect(served).toEqual({ id: "rush-web-prompt-serve", args: { count: 2 } });
    expect(idOf(withTurn({ held: {} }), 0, offered("end"))).toBe("end");
    expect(idOf(sampleView(), 0, offered("serve tea@1 1", "end"))).toBe("serve");
    expect(idOf(sampleView(), 0, offered("empty 1", "end"))).toBe("empty"); // no cup has room for what is in the hand
    expect(idOf(sampleView(), 0, offered("end"))).toBe("full");
  });
});

describe("the warning", () => {
  const ready = "serve ristretto@2 1";

  it("minds orders and ingredients that an end would leave", () => {
    const both = warning(sampleView(), 0, "end", offered("end", "pour milk 1", ready));
    expect(both).toEqual({ id: "rush-web-warn-both", args: { ready: 1, held: 2 } });
    expect(warning(withTurn({ held: {} }), 0, "end", offered("end", ready))?.id).toBe("rush-web-warn-serve");
    expect(warning(sampleView(), 0, "end", offered("end", "pour milk 1"))?.id).toBe("rush-web-warn-held");
    expect(warning(withTurn({ held: {} }), 0, "end", offered("end"))).toBeNull();
  });

  it("minds ingredients that serving would put back", () => {
    expect(warning(sampleView(), 0, ready, offered("end", "pour milk 1", ready))?.id).toBe("rush-web-warn-held");
    expect(warning(withTurn({ held: {} }), 0, ready, offered("end", ready))).toBeNull();
  });

  it("minds a cup that is just right", () => {
    expect(warning(sampleView(), 0, "empty 1", offered("empty 1", "empty 2", ready))?.id).toBe("rush-web-warn-empty");
    expect(warning(sampleView(), 0, "empty 2", offered("empty 1", "empty 2", ready))).toBeNull();
  });

  it("minds steps that come for free", () => {
    const legal = offered("go a1", "stop", "pour milk 1", "end");
    expect(warning(withTurn({ steps: 1 }), 0, "pour milk 1", legal)).toEqual({
      id: "rush-web-warn-walk",
      args: { left: 2 },
    });
    expect(warning(withTurn({ steps: 3 }), 0, "pour milk 1", legal)).toBeNull();
    expect(warning(withTurn({ steps: 1 }), 0, "stop", legal)).toBeNull();
    expect(warning(withTurn({ steps: 1 }), 0, "go a1", legal)).toBeNull();
  });

  it("says nothing of what is not offered: the rules will", () => {
    expect(warning(sampleView(), 0, "end", offered("pour milk 1"))).toBeNull();
  });
});

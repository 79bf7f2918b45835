import { expect, test } from "vitest";
import { prompt } from "./prompt";
import { choices, sample } from "./sample";
import { warning } from "./warning";

const at = (cell: string, backpack: string[] = []) => {
  const view = sample();
  return { ...view, explorers: [{ ...view.explorers[0]!, at: cell, backpack }, view.explorers[1]!] };
};

test("the prompt follows what is legal", () => {
  const view = sample({ turn: { seat: 0, actions: 2, walking: true, steps: 1 } });
  expect(prompt(view, 0, choices("go 2,4", "stop", "pass"))).toEqual({ id: "dig-web-prompt-go", args: { steps: 1 } });
  expect(prompt(view, 0, choices("walk", "pass"))).toEqual({ id: "dig-web-prompt-act", args: { actions: 2 } });
  expect(prompt(view, 0, choices("walk", "take", "pass")).id).toBe("dig-web-prompt-take");
  expect(prompt(view, 0, choices("drop 2", "done", "walk", "pass")).id).toBe("dig-web-prompt-drop");
  expect(prompt(view, 0, choices("card rush", "pass")).id).toBe("dig-web-prompt-card");
  expect(prompt(view, 0, choices("pass")).id).toBe("dig-web-prompt-pass");
  expect(prompt(view, 0, []).id).toBe("dig-web-prompt-watch");
});

test("questions are put to whoever is asked, others wait", () => {
  expect(prompt(sample({ pending: "luck", to_move: [0] }), 0, choices("done")).id).toBe("dig-web-prompt-luck");
  expect(prompt(sample({ pending: "luck", to_move: [1] }), 0, []).id).toBe("dig-web-prompt-wait-answer");
  expect(prompt(sample({ to_move: [1] }), 0, []).id).toBe("dig-web-prompt-wait");
  expect(prompt(sample({ to_move: [1] }), null, []).id).toBe("dig-web-prompt-wait");
  expect(prompt(sample({ over: true }), 0, []).id).toBe("dig-web-prompt-over");
});

test("ending the turn is warned of only while something useful is still legal", () => {
  expect(warning(at("4,0"), 0, "pass", choices("pass", "take", "walk"))).toEqual({ id: "dig-web-warn-tile" });
  expect(warning({ ...at("4,0"), piles: { "4,0": ["torch"] } }, 0, "pass", choices("pass", "take"))?.id).toBe("dig-web-warn-pile");
  expect(warning(at("4,0"), 0, "pass", choices("pass", "walk"))).toBeNull();
  expect(warning(at("4,0"), 0, "walk", choices("pass", "take", "walk"))).toBeNull();
});

test("loot in the camp belongs at the tent, elsewhere dropping is nothing to be told of", () => {
  const legal = choices("drop 2", "pass", "done");
  expect(warning(at("0,7", ["torch"]), 0, "pass", legal)?.id).toBe("dig-web-warn-tent");
  expect(warning(at("0,7", ["torch"]), 0, "done", legal)?.id).toBe("dig-web-warn-tent");
  expect(warning(at("2,4", ["torch"]), 0, "pass", legal)).toBeNull();
  expect(warning(at("0,7"), 0, "pass", choices("pass"))).toBeNull();
});

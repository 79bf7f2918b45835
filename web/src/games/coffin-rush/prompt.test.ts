import { expect, test } from "vitest";
import { prompt } from "./prompt";
import { offered } from "../../table/sample";
import { sampleView, sampleBoard } from "./sample";
import { warning } from "./warning";

const board = sampleBoard();
const at = (cell: string, backpack: string[] = []) => {
  const view = sampleView();
  return { ...view, explorers: [{ ...view.explorers[0]!, at: cell, backpack }, view.explorers[1]!] };
};

test("the prompt follows what is legal", () => {
  const view = sampleView({ turn: { seat: 0, actions: 2, walking: true, steps: 1 } });
  expect(prompt(view, 0, offered("go 2,4", "stop", "pass"))).toEqual({ id: "dig-web-prompt-go", args: { steps: 1 } });
  expect(prompt(view, 0, offered("walk", "pass")).id).toBe("dig-web-prompt-act");
  expect(prompt(view, 0, offered("walk", "take", "pass")).id).toBe("dig-web-prompt-take");
  expect(prompt(view, 0, offered("drop 2", "done", "walk", "pass")).id).toBe("dig-web-prompt-drop");
  expect(prompt(view, 0, offered("card rush", "pass")).id).toBe("dig-web-prompt-card");
  expect(prompt(view, 0, offered("pass")).id).toBe("dig-web-prompt-pass");
  expect(prompt(view, 0, []).id).toBe("dig-web-prompt-watch");
});

test("the prompt names a door or a card only where there is one", () => {
  const view = at("2,4");
  const told = (...moves: string[]) => {
    const { id, args } = prompt(view, 0, offered(...moves, "pass"));
    return [id, args?.["walk"], args?.["door"], args?.["card"]];
  };
  const act = "dig-web-prompt-act";
  expect(told("walk")).toEqual([act, "yes", "none", "no"]);
  expect(told("walk", "open 2,5", "card rush")).toEqual([act, "yes", "open", "yes"]);
  expect(told("walk", "close 2,5", "discard rush")).toEqual([act, "yes", "close", "no"]);
  expect(told("walk", "open 2,4")).toEqual([act, "yes", "none", "no"]); // the tile on one's own cell
  expect(told("open 2,5")).toEqual([act, "no", "open", "no"]);
  expect(told("discard rush")[0]).toBe("dig-web-prompt-discard");
});

test("a question is shown to the seat that is asked, and others wait", () => {
  expect(prompt(sampleView({ pending: "luck", to_move: [0] }), 0, offered("done")).id).toBe("dig-web-prompt-luck");
  expect(prompt(sampleView({ pending: "luck", to_move: [1] }), 0, []).id).toBe("dig-web-prompt-wait-answer");
  expect(prompt(sampleView({ to_move: [1] }), 0, []).id).toBe("dig-web-prompt-wait");
  expect(prompt(sampleView({ to_move: [1] }), null, []).id).toBe("dig-web-prompt-onlooker"); // no turn of theirs comes
  expect(prompt(sampleView({ over: true }), 0, []).id).toBe("dig-web-prompt-over");
});

test("there is a warning before the end of a turn only while something useful is still legal", () => {
  expect(warning(at("4,0"), 0, "pass", offered("pass", "take", "walk"), board)).toEqual({ id: "dig-web-warn-tile" });
  expect(warning({ ...at("4,0"), piles: { "4,0": ["torch"] } }, 0, "pass", offered("pass", "take"), board)?.id).toBe(
    "dig-web-warn-pile",
  );
  const spent = { ...at("4,0"), turn: { seat: 0, actions: 0 } };
  expect(warning(spent, 0, "pass", offered("pass", "walk"), board)).toBeNull(); // the Rush! token's action
  const two = { ...at("4,0"), turn: { seat: 0, actions: 2 } };
  const left = { id: "dig-web-warn-actions", args: { actions: 2 } };
  expect(warning(two, 0, "pass", offered("pass", "walk"), board)).toEqual(left);
  expect(warning(two, 0, "pass", offered("pass"), board)).toBeNull();
  expect(warning(at("4,0"), 0, "walk", offered("pass", "take", "walk"), board)).toBeNull();
});

test("there is a warning for loot in the camp, which belongs at the tent, and none for dropping elsewhere", () => {
  const legal = offered("drop 2", "pass", "done");
  expect(warning(at("0,7", ["torch"]), 0, "pass", legal, board)?.id).toBe("dig-web-warn-tent");
  expect(warning(at("0,7", ["torch"]), 0, "done", legal, board)?.id).toBe("dig-web-warn-tent");
  expect(warning(at("2,4", ["torch"]), 0, "pass", legal, board)).toBeNull();
  expect(warning(at("0,7"), 0, "pass", offered("pass"), board)).toBeNull();
});

/** What an answer would need, and its chance, in words. */

import type { Tell } from "../../table/contract";
import type { MoveOdds, DieOutcome } from "./wire";

export const percent = (chance: number): number => Math.round(100 * chance);

/** The chance to keep all coffee, in short: under the die. */
export const keepsText = ({ keeps }: MoveOdds, tell: Tell): string =>
  tell("race-web-keeps", { percent: percent(keeps) });

/** One line for each speed die that it could get. */
export function oddsTexts({ outcomes }: MoveOdds, tell: Tell): string[] {
  const isSure = outcomes.length === 1;
  return outcomes.map((outcome) => outcomeText(outcome, isSure, tell));
}

function outcomeText({ speed, likely, cell, needed, keeps }: DieOutcome, isSure: boolean, tell: Tell): string {
  const facts = { speed, cell, likely: isSure ? "sure" : String(percent(likely)) };
  if (needed == null) return tell("race-web-odds-rest", facts);
  return tell("race-web-odds", { ...facts, needed, percent: percent(keeps) });
}

/** Why the server said no, in words: by its code, or by its own sentence where the code has none. */

import { say, speech } from "../text/speech.svelte";
import { Refusal } from "../wire/http";

export function refused(problem: unknown): string {
  if (!(problem instanceof Refusal)) throw problem;
  const id = `refused-${problem.code.replaceAll("_", "-")}`;
  return speech.has(id) ? say(id) : problem.message;
}

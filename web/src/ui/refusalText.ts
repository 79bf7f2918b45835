/** Why the server refused a request: our text for its code, or the server's own message. */

import { appTexts, say } from "../text/appTexts.svelte";
import { Refusal } from "../wire/http";

export function refusalText(problem: unknown): string {
  if (!(problem instanceof Refusal)) throw problem;
  const id = `refused-${problem.code.replaceAll("_", "-")}`;
  return appTexts.has(id) ? say(id) : problem.message;
}

/** Why the server refused a request: our text for its code, or the server's own message. */

import { settings } from "../settings/settings.svelte";
import { appTexts, say } from "../text/appTexts.svelte";
import { Refusal } from "../wire/http";
import type { Err } from "../wire/types";

export function refusalText(problem: unknown): string {
  if (!(problem instanceof Refusal)) throw problem;
  const id = `refused-${problem.code.replaceAll("_", "-")}`;
  return appTexts.has(id) ? say(id, { until: moment(problem.until), reason: problem.reason ?? "" }) : problem.message;
}

/** The same for an answer on the socket. */
export function errorText({ code, message, rule, until, reason }: Err): string {
  return refusalText(new Refusal(code, message, rule, until ?? null, reason ?? null));
}

/** A moment as people write it; `ever` without one. */
export function moment(at: number | null | undefined): string {
  if (at == null) return "ever";
  const { language } = settings.preferences;
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Bots that play in a way of their own. Their names and lines come with their games. */

import { appTexts } from "../text/appTexts.svelte";

export function isCharacter(bot: string | null): bot is string {
  return bot !== null && appTexts.has(`character-${bot}`);
}

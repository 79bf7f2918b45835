/** The options of a table that came from a file of the host, such as a menu or a temple; only mentioned in a summary. */

import type { Summary } from "../wire/types";

export function ownFilesOf(table: Summary): string[] {
  const options = Object.entries(table.options as Record<string, unknown>);
  return options.filter(([, value]) => typeof value === "object" && value !== null).map(([name]) => name);
}

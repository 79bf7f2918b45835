/** The options of a table that came from a file of the host, such as a menu or a temple. */

import type { Summary } from "../wire/types";

export function ownFilesOf(table: Summary): [option: string, value: object][] {
  const options = Object.entries(table.options as Record<string, unknown>);
  return options.filter((one): one is [string, object] => typeof one[1] === "object" && one[1] !== null);
}

/** Menus, temples and whatever else a host has brought along instead of the house's. */

import type { Summary } from "../wire/types";

export function ownOf(table: Summary): [option: string, value: object][] {
  const options = Object.entries(table.options as Record<string, unknown>);
  return options.filter((one): one is [string, object] => typeof one[1] === "object" && one[1] !== null);
}

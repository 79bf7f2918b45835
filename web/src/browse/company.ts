/** With whom I play at a table: what belongs together in my games. */

import type { MyTable } from "../wire/types";

export const COMPANIES = ["people", "bots", "screen", "lessons"] as const;
export type Company = (typeof COMPANIES)[number];

export function companyAt(table: MyTable): Company {
  if (table.lesson === true) return "lessons";
  const isOthers = table.chairs.some(({ bot }, seat) => bot === null && !table.mine.includes(seat));
  if (isOthers) return "people"; // free chairs, too: somebody may come
  return table.mine.length > 1 ? "screen" : "bots";
}

/** In this order, without those that are empty. */
export function byCompany(tables: readonly MyTable[]): [Company, MyTable[]][] {
  return COMPANIES.map((company): [Company, MyTable[]] => [
    company,
    tables.filter((table) => companyAt(table) === company),
  ]).filter(([, some]) => some.length > 0);
}

/** Who belongs together: the companies sit around the table by turns (COF-TEAM-4). */

import type { Message } from "../../table/contract";
import type { DigOptions } from "../../wire/types";

export function side({ companies = 0 }: DigOptions, seat: number): Message | null {
  return companies === 0 ? null : { id: "dig-web-company", args: { number: (seat % companies) + 1 } };
}

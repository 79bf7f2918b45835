/** Straight to a table where everybody else is a bot. */

import { router } from "../route/router.svelte";
import { api } from "../wire/http";
import { person } from "../wire/person.svelte";
import type { Box } from "../wire/types";
import { company } from "./games";

export async function playNow(box: Box, level: string): Promise<void> {
  if (!(await person.named())) return;
  const bots = Array.from({ length: company(box) - 1 }, () => ({ who: "bot" as const, level }));
  const { table } = await api.open({ game: box.id, chairs: [{ who: "me" }, ...bots] });
  await api.start(table.id);
  router.go(`/table/${table.id}`);
}

/** The addresses by which others come to a table. */

import type { TableInfo } from "../wire/types";

/** For a chair, and for a private table also to look on. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/join/${table}?invite=${encodeURIComponent(invite)}`;
}

/** To a table that is being played: anybody may watch a public one. Null for those who have nothing to give. */
export function linkTo({ table, invite }: TableInfo): string | null {
  if (table.public) return `${location.origin}/table/${table.id}`;
  return invite === null ? null : inviteLink(table.id, invite);
}

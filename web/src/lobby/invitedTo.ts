/** The addresses by which others come to a table. */

/** For a chair, and for a private table also to look on. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/join/${table}?invite=${encodeURIComponent(invite)}`;
}

/** For a public table, which anybody may watch. */
export function watchLink(table: string): string {
  return `${location.origin}/table/${table}`;
}

/** How far the logs of tables were when somebody last looked at them, stored in this browser: numbers of entries only,
 * nothing of what happened. */

const STORAGE_KEY = "tavolino-last-looks";
const MOST = 50; // tables, those looked at last

/** By table, the one looked at last at the end. */
type Looks = [table: string, seq: number][];

function stored(): Looks {
  try {
    const looks: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(looks) ? (looks as Looks) : [];
  } catch {
    return []; // no storage, or nothing of ours in it
  }
}

/** Null: this table was never looked at here. */
export function lastLook(table: string): number | null {
  const found = stored().find(([name]) => name === table);
  return typeof found?.[1] === "number" ? found[1] : null;
}

export function noteLook(table: string, seq: number): void {
  const looks = stored().filter(([name]) => name !== table);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...looks, [table, seq]].slice(-MOST)));
  } catch {
    // without storage there is nothing to come back to
  }
}

/** Whoever logs out leaves no trace of where they have been. */
export function forgetLooks(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // nothing was stored
  }
}

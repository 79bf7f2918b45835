/** An app that is older than the server's messages loads itself again, once for each version. */

import { WIRE_VERSION } from "./constants";

const STORAGE_KEY = "tavolino-loaded-for";

/** Whether to load the app again: `loadedFor` is the version for which that was done last, in this tab. */
export function isOutdated(server: string | null, loadedFor: string | null): boolean {
  const version = Number(server);
  return server !== null && Number.isInteger(version) && version > WIRE_VERSION && loadedFor !== server;
}

/** With each answer of the server. */
export function noteServerVersion(headers: Headers): void {
  const server = headers.get("X-Wire-Version");
  try {
    if (!isOutdated(server, sessionStorage.getItem(STORAGE_KEY))) return;
    sessionStorage.setItem(STORAGE_KEY, server!);
  } catch {
    return; // without storage nobody could tell whether it has been done
  }
  location.reload();
}

/** When a socket comes back: the server may be another one since. */
export async function checkVersion(): Promise<void> {
  const answer = await fetch("/api/me").catch(() => null);
  if (answer !== null) noteServerVersion(answer.headers);
}

/** The service worker of this browser: registered once, and emptied when somebody leaves. */

import { forgetLooks } from "../table/lastLook";

/** Only over https, or on the same machine; then pages open without the server, and push messages arrive. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {})); // works without it
}

/** Whoever uses the browser next finds nothing of it, and is not told of the tables of the last one. */
export async function forgetBrowser(): Promise<void> {
  forgetLooks();
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
  if ("caches" in window) for (const name of await caches.keys()) await caches.delete(name);
}

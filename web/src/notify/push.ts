/** This browser's push messages: whether they can be had, and how it subscribes. */

import { api } from "../wire/http";
import type { OwnSubscription } from "../wire/types";

/** `insecure`: a page over plain http has none. `missing`: this browser, or this server, has none. */
export type PushSupport = "possible" | "insecure" | "missing" | "denied";

export function pushSupport(key: string | null): PushSupport {
  if (!window.isSecureContext || (key === null && location.protocol !== "https:")) return "insecure";
  if (key === null || !("serviceWorker" in navigator) || !("PushManager" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Null if the user says no. */
export async function subscribe(key: string): Promise<OwnSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  return api.addPush({ endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! } });
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

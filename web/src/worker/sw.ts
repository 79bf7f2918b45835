/** The service worker: it answers for the network only with what caching.ts lists, and shows push messages. */

import { isReadOffline, kindOf, type Kept } from "./caching";
import type { Fetching, OpenPage, WorkerScope } from "./scope";

const worker = self as unknown as WorkerScope;

const CACHES = { asset: "tavolino-assets", rulebook: "tavolino-rulebooks", page: "tavolino-pages" } as const;
const MOST_ASSETS = 400; // files; those of earlier versions go first
const OFFLINE = ["/offline.html", "/offline.css", "/icon.svg"];
const SHELL = "/"; // under this address the app's page is kept, wherever it was asked for

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHES.page)
      .then((pages) => pages.addAll(OFFLINE))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  const ours: readonly string[] = Object.values(CACHES);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))),
  );
});

worker.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind !== null) event.respondWith(ANSWERS[kind](event));
});

const ANSWERS: Record<Kept, (event: Fetching) => Promise<Response>> = {
  asset: async ({ request }) => (await caches.match(request)) ?? kept("asset", request, await fetch(request)),
  rulebook: ({ request }) => networkFirst("rulebook", request, request.url),
  page: async ({ request }) => {
    const offline = isReadOffline(new URL(request.url).pathname);
    try {
      const answer = await fetch(request);
      return offline ? await kept("page", SHELL, answer) : answer;
    } catch (problem) {
      const found = (offline ? await caches.match(SHELL) : undefined) ?? (await caches.match(OFFLINE[0]!));
      if (found === undefined) throw problem;
      return found;
    }
  },
};

async function networkFirst(kind: Kept, request: Request, key: string): Promise<Response> {
  try {
    return await kept(kind, key, await fetch(request));
  } catch (problem) {
    const found = await caches.match(key);
    if (found === undefined) throw problem;
    return found;
  }
}

/** The answer, of which a copy is kept if it is a good one; a game without a board answers with nothing. */
async function kept(kind: Kept, key: RequestInfo, answer: Response): Promise<Response> {
  if ((answer.status === 200 || answer.status === 204) && answer.type === "basic") {
    const cache = await caches.open(CACHES[kind]);
    await cache.put(key, answer.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((old) => cache.delete(old)));
  }
  return answer;
}

// ---- push messages

interface Notice {
  text: string;
  tag: string;
  table: string;
}

const pathOf = (table: string): string => `/table/${encodeURIComponent(table)}`;

async function pagesAt(path: string): Promise<OpenPage[]> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === path);
}

/** Whoever looks at the table knows it already. */
async function show({ text, tag, table }: Notice): Promise<void> {
  const pages = await pagesAt(pathOf(table));
  if (pages.some((page) => page.visibilityState === "visible")) return;
  await worker.registration.showNotification("Tavolino", { body: text, tag, icon: "/icon-192.png", data: table });
}

worker.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice !== undefined) event.waitUntil(show(notice));
});

worker.addEventListener("notificationclick", (event) => {
  const path = pathOf(String(event.notification.data));
  event.notification.close();
  event.waitUntil(pagesAt(path).then(([page]) => page?.focus() ?? worker.clients.openWindow(path)));
});

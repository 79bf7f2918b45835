/** The few types of a service worker that are used here: TypeScript's own would stand beside those of a page. */

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

export interface Clicked extends Lasting {
  readonly notification: Notification;
}

export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  push: Pushed;
  notificationclick: Clicked;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
}

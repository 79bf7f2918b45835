/** Input on the map besides its targets: dragging, arrow keys, and taps on the floor. */

export interface MapHandlers {
  /** For an arrow key; returns whether it had an effect. */
  head: (dx: number, dy: number) => boolean;
  /** For a tap on none of the targets; in pixels from the corner of the map. */
  tap: (x: number, y: number) => void;
  /** Whether targets are too small to be hit, so that a tap only zooms in. */
  isFar: () => boolean;
  approach: (x: number, y: number) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** Pixels after which a touch is a drag. */
const DRAG_PIXELS = 6;

/** Touch screens scroll by themselves; a mouse needs this. */
export function handle(pane: HTMLElement, handlers: MapHandlers): () => void {
  let start: { x: number; y: number; left: number; top: number } | null = null;
  let isDragged = false;
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const { signal } = stop;

  pane.addEventListener(
    "pointerdown",
    (event) => {
      isDragged = false;
      const isMouse = event.pointerType === "mouse" && event.button === 0;
      start = isMouse ? { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop } : null;
    },
    on,
  );
  addEventListener(
    "pointermove",
    (event) => {
      if (start === null) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      isDragged ||= Math.hypot(dx, dy) > DRAG_PIXELS;
      if (isDragged) pane.scrollTo({ left: start.left - dx, top: start.top - dy, behavior: "instant" });
    },
    on,
  );
  addEventListener("pointerup", () => (start = null), on);
  const onSheet = (event: MouseEvent): [number, number] => {
    const box = pane.firstElementChild!.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  // in the capture phase, before the targets: the end of a drag is no tap, nor is a tap while zoomed out
  pane.addEventListener(
    "click",
    (event) => {
      if (isDragged || handlers.isFar()) event.stopPropagation();
      if (!isDragged && handlers.isFar()) handlers.approach(...onSheet(event));
      isDragged = false;
    },
    { capture: true, signal },
  );
  pane.addEventListener(
    "click",
    (event) => {
      if ((event.target as Element).closest(".target") === null) handlers.tap(...onSheet(event));
    },
    on,
  );
  pane.addEventListener(
    "keydown",
    (event) => {
      if ((event.target as Element).closest("[data-reach]") !== null) return; // there they lead to another goal
      const arrow = ARROWS[event.key];
      if (arrow !== undefined && handlers.head(...arrow)) event.preventDefault();
    },
    on,
  );
  return () => stop.abort();
}

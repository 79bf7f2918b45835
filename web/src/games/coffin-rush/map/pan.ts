/** What a hand does to the map beside tapping what is lit: drag it, head somewhere with the arrows, tap the bare floor. */

export interface Wishes {
  /** An arrow key: true when it led somewhere. */
  head: (dx: number, dy: number) => boolean;
  /** A tap beside everything that is lit, in pixels from the sheet's corner. */
  tap: (x: number, y: number) => void;
  /** Everything is too small to be hit: a tap only brings that place nearer. */
  isFar: () => boolean;
  approach: (x: number, y: number) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** Pixels by which a tap may tremble before it is a drag. */
const TREMBLE = 6;

/** Fingers scroll by themselves; a mouse must be helped. */
export function handle(pane: HTMLElement, wishes: Wishes): () => void {
  let start: { x: number; y: number; left: number; top: number } | null = null;
  let isDragged = false;
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const { signal } = stop;

  pane.addEventListener("pointerdown", (event) => {
    isDragged = false;
    const isMouse = event.pointerType === "mouse" && event.button === 0;
    start = isMouse ? { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop } : null;
  }, on);
  addEventListener("pointermove", (event) => {
    if (start === null) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    isDragged ||= Math.hypot(dx, dy) > TREMBLE;
    if (isDragged) pane.scrollTo({ left: start.left - dx, top: start.top - dy, behavior: "instant" });
  }, on);
  addEventListener("pointerup", () => (start = null), on);
  const onSheet = (event: MouseEvent): [number, number] => {
    const box = pane.firstElementChild!.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  // Before the targets hear of it: the end of a drag is no tap, nor is one from afar.
  pane.addEventListener("click", (event) => {
    if (isDragged || wishes.isFar()) event.stopPropagation();
    if (!isDragged && wishes.isFar()) wishes.approach(...onSheet(event));
    isDragged = false;
  }, { capture: true, signal });
  pane.addEventListener("click", (event) => {
    if ((event.target as Element).closest(".target") === null) wishes.tap(...onSheet(event));
  }, on);
  pane.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined && wishes.head(...arrow)) event.preventDefault();
  }, on);
  return () => stop.abort();
}

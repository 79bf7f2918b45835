/** Drags something onto a cup with mouse, pen or finger; a short movement counts as a click. */

export interface Carry {
  x: number;
  y: number;
}

interface Hands {
  moved: (at: Carry | null) => void;
  dropped: (cup: number) => void;
}

const FAR = 8; // pixels after which a touch is a drag

export function carry(start: PointerEvent, hands: Hands): void {
  if (start.button !== 0) return;
  let isCarried = false;

  function move(event: PointerEvent): void {
    isCarried ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR;
    if (isCarried) hands.moved({ x: event.clientX, y: event.clientY });
  }

  function end(event: PointerEvent): void {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    hands.moved(null);
    if (!isCarried || event.type === "pointercancel") return;
    // ignores the click that follows a drag
    const swallow = (click: MouseEvent): void => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
    const cup = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cup]");
    if (cup) hands.dropped(Number(cup.dataset["cup"]));
  }

  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}

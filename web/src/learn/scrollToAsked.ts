/** Scrolls to what the guide asks for. On a phone it may be outside the screen, or covered by the guide. */

export function scrollToAsked(panel: HTMLElement | null): void {
  const boxes = (kind: string): DOMRect[] =>
    [...document.querySelectorAll(kind)]
      .filter((mark) => mark.closest(".turn-bar") === null) // the bar is always in view
      .map((mark) => mark.getBoundingClientRect());
  const [onMap, buttons] = [boxes("g[data-asked]"), boxes("button[data-asked]")];
  const guide = panel?.getBoundingClientRect();
  const isBelow = guide !== undefined && guide.top > innerHeight / 2;
  const [top, bottom] = isBelow ? [0, guide.top] : [guide?.bottom ?? 0, innerHeight];
  const isSeen = (mark: DOMRect): boolean => mark.top >= top && mark.bottom <= bottom;
  const marks = buttons.length > 0 ? buttons : onMap;
  if (marks.length === 0 || onMap.some(isSeen) || marks.every(isSeen)) return;
  const [above, below] = [Math.min(...marks.map((mark) => mark.top)), Math.max(...marks.map((mark) => mark.bottom))];
  scrollBy({ top: (above + below) / 2 - (top + bottom) / 2 }); // only the page: maps scroll by themselves
}

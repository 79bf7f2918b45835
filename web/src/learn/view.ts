/** What is asked for must be seen. On a phone it may lie above the fold, or below the guide. */

export function bringIntoView(panel: HTMLElement | null): void {
  const places = (kind: string): DOMRect[] => [...document.querySelectorAll(kind)].map((mark) => mark.getBoundingClientRect());
  const [onMap, buttons] = [places("g[data-asked]"), places("button[data-asked]")];
  const guide = panel?.getBoundingClientRect();
  const isBelow = guide !== undefined && guide.top > innerHeight / 2;
  const [top, bottom] = isBelow ? [0, guide.top] : [guide?.bottom ?? 0, innerHeight];
  const isSeen = (mark: DOMRect): boolean => mark.top >= top && mark.bottom <= bottom;
  const marks = buttons.length > 0 ? buttons : onMap;
  if (marks.length === 0 || onMap.some(isSeen) || marks.every(isSeen)) return;
  const [above, below] = [Math.min(...marks.map((mark) => mark.top)), Math.max(...marks.map((mark) => mark.bottom))];
  scrollBy({ top: (above + below) / 2 - (top + bottom) / 2 }); // the page alone: maps have a view of their own
}

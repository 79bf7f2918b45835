/** What is asked for must be seen. On a phone it may lie above the fold, or below the guide. */

export function bringIntoView(panel: HTMLElement | null): void {
  const marks = [...document.querySelectorAll("[data-asked]")].map((mark) => mark.getBoundingClientRect());
  const guide = panel?.getBoundingClientRect();
  const isBelow = guide !== undefined && guide.top > innerHeight / 2;
  const [top, bottom] = isBelow ? [0, guide.top] : [guide?.bottom ?? 0, innerHeight];
  if (marks.length === 0 || marks.some((mark) => mark.top >= top && mark.bottom <= bottom)) return;
  const { top: above, bottom: below } = marks[0]!;
  scrollBy({ top: (above + below) / 2 - (top + bottom) / 2 }); // the page alone: maps have a view of their own
}

// What of these selectors cannot be seen as a whole without scrolling, or is under something else; and a page that scrolls,
// where it must not. A selector that begins with `?` is for what need not be there. Runs once, in the page.
([selectors, mayScroll]) => {
  const SLACK = 1.5; // for rounding
  const MIDST = [0.5, 0.2, 0.8]; // shares of width and height at which it is looked for

  const faults = [];
  const named = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.localName}> "${words}"`;
  };
  const isShown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** The top of a bar that sticks to the foot of the screen. */
  const foot = [...document.querySelectorAll(".table > .bar")].find((one) => getComputedStyle(one).position === "sticky");
  /** What is left of the screen in the boxes around it that clip or scroll, and above such a bar. */
  const windowOf = (element) => {
    const bottom = foot === undefined || foot.contains(element) ? innerHeight : foot.getBoundingClientRect().top;
    const edge = { left: 0, top: 0, right: innerWidth, bottom };
    for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = one.getBoundingClientRect();
      edge.left = Math.max(edge.left, box.left);
      edge.top = Math.max(edge.top, box.top);
      edge.right = Math.min(edge.right, box.right);
      edge.bottom = Math.min(edge.bottom, box.bottom);
    }
    return edge;
  };
  const isCovered = (element, box) =>
    MIDST.every((share) => {
      const hit = document.elementFromPoint(box.left + box.width * share, box.top + box.height * share);
      return hit === null || (!element.contains(hit) && !hit.contains(element));
    });

  for (const wanted of selectors) {
    const selector = wanted.replace(/^\?/, "");
    const found = [...document.querySelectorAll(selector)].filter(isShown);
    if (found.length === 0 && selector === wanted) faults.push(`missing: ${selector}`);
    for (const element of found) {
      const [box, edge] = [element.getBoundingClientRect(), windowOf(element)];
      const isOutside =
        box.left < edge.left - SLACK || box.top < edge.top - SLACK || box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK;
      if (isOutside) faults.push(`out of sight: ${selector} ${named(element)} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      else if (isCovered(element, box)) faults.push(`covered: ${selector} ${named(element)}`);
    }
  }
  const { scrollHeight, clientHeight } = document.documentElement;
  if (!mayScroll && scrollHeight > clientHeight) faults.push(`scrolls: the page is ${scrollHeight} px high on a screen of ${clientHeight}`);
  return faults;
}

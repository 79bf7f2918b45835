// Finds faults in the layout of a page: text that is cut off, targets that overlap or are smaller than a fingertip, and a
// page wider than its screen. Runs once, in the page.
() => {
  const FINGER = 44; // CSS pixels
  const MAP_CELL = 28; // of a map that is played on with a mouse, on a wide screen
  const SLACK = 1.5; // for rounding and antialiasing
  const TOUCHING = 5; // neighbours may overlap by a border
  const TARGETS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="link"], [role="radio"], [role="checkbox"], [tabindex="0"]';

  const faults = [];
  const screen = document.documentElement;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1); // nothing under it can be touched
  const scope = dialog ?? document.body;
  const all = [...scope.querySelectorAll("*")];

  const named = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 48);
    const kind = typeof element.className === "string" ? element.className : element.className.baseVal;
    const name = kind.split(" ").filter((one) => one !== "" && !one.startsWith("svelte-")).join(".");
    return `<${element.localName}${name && "."}${name}> "${words}"`;
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const parents = (element) => {
    const found = [];
    for (let one = element.parentElement; one !== null; one = one.parentElement) found.push(one);
    return found;
  };
  /** For screen readers only, or not visible at all. */
  const isUnseen = (element) =>
    [element, ...parents(element)].some((one) => {
      const style = styleOf(one);
      return style.clipPath === "inset(50%)" || style.opacity === "0" || style.display === "none" || one.inert;
    }) || !element.checkVisibility({ visibilityProperty: true });
  const clips = (style, axis) => ["hidden", "clip"].includes(axis === "x" ? style.overflowX : style.overflowY);
  const scrolls = (style, axis) => ["auto", "scroll"].includes(axis === "x" ? style.overflowX : style.overflowY);
  const isWithin = (style) => style.position !== "fixed";

  // ---- text that is cut off

  const boxesOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
  };
  /** The nearest ancestor that cuts a box off, if any. Where one can scroll, everything can be reached. */
  const cutBy = (element, box) => {
    let [seekX, seekY] = [true, true];
    for (const one of [element, ...parents(element)]) {
      const style = styleOf(one);
      const edge = one.getBoundingClientRect();
      if (seekX && scrolls(style, "x")) seekX = false;
      if (seekY && scrolls(style, "y")) seekY = false;
      if (one !== document.body && one !== screen) {
        if (seekX && clips(style, "x") && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) return one;
        // a line is higher than its letters: letters are cut off only if a quarter of the line is
        const room = Math.max(SLACK, box.height / 4);
        if (seekY && clips(style, "y") && (box.top < edge.top - room || box.bottom > edge.bottom + room)) return one;
      }
      if (!isWithin(style)) break;
    }
    return seekX && (box.right > screen.clientWidth + SLACK || box.left < -SLACK) ? screen : null;
  };
  const toldOtherwise = (element) =>
    [element, ...parents(element)].some((one) => one.hasAttribute("title") || one.hasAttribute("aria-label"));

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const element = text.parentElement;
    if (element === null || text.data.trim() === "" || ["SCRIPT", "STYLE", "OPTION"].includes(element.tagName)) continue;
    if (element.closest("svg") !== null || isUnseen(element)) continue;
    for (const box of boxesOf(text)) {
      const who = cutBy(element, box);
      if (who === null) continue;
      const hasDots = styleOf(who).textOverflow === "ellipsis";
      if (hasDots && toldOtherwise(who)) continue;
      faults.push(`clipped: ${named(element)} is cut off by ${who === screen ? "the edge of the screen" : named(who)}`);
      break;
    }
  }
  for (const element of scope.querySelectorAll("svg text")) {
    if (element.textContent.trim() === "" || isUnseen(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    let svg = element.ownerSVGElement;
    while (svg.ownerSVGElement) svg = svg.ownerSVGElement;
    const edge = svg.getBoundingClientRect();
    const hides = styleOf(svg).overflow !== "visible";
    const outside = box.left < edge.left - SLACK || box.right > edge.right + SLACK || box.top < edge.top - box.height / 4 || box.bottom > edge.bottom + box.height / 4;
    const who = hides && outside ? svg : cutBy(svg, box);
    if (who !== null) faults.push(`clipped: ${named(element)} reaches out of ${who === screen ? "the screen" : named(who)}`);
  }
  for (const field of scope.querySelectorAll("select, input:not([type=checkbox], [type=radio], [type=file])")) {
    if (isUnseen(field) || field.readOnly) continue; // a link to be copied may be longer than its field
    const style = styleOf(field);
    const ruler = document.createElement("canvas").getContext("2d");
    ruler.font = style.font;
    const words = field.localName === "select" ? (field.selectedOptions[0]?.label ?? "") : field.placeholder;
    const arrow = field.localName === "select" ? 20 : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (ruler.measureText(words).width > room + SLACK) faults.push(`clipped: "${words}" is longer than its field`);
  }

  // ---- targets

  const isTarget = (element) =>
    element.matches(TARGETS) && styleOf(element).pointerEvents !== "none" && !isUnseen(element);
  /** A checkbox is as large as its label. */
  const areaOf = (element) => {
    const label = element.matches("input[type=checkbox], input[type=radio], input[type=file]") ? element.closest("label") : null;
    return label ?? element;
  };
  const isInSentence = (element) => {
    if (element.localName !== "a" || !styleOf(element).display.startsWith("inline")) return false;
    const around = element.parentElement;
    return [...around.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim() !== "");
  };
  const targets = [...new Set(all.filter(isTarget).map(areaOf))];
  const boxes = new Map(targets.map((one) => [one, one.getBoundingClientRect()]));

  const was = [scrollX, scrollY];
  /** The element at a point, after scrolling to it. */
  const inView = (x, y) => {
    window.scrollTo(0, was[1] + y - innerHeight / 2);
    return [x + was[0] - scrollX, y + was[1] - scrollY];
  };
  /** How far a drawing extends to each side of its middle: by its shape and stroke, and not by its box. */
  const touched = (element, box) => {
    const [x, y] = inView(box.left + box.width / 2, box.top + box.height / 2);
    const far = (dx, dy) => {
      let way = 0;
      while (way < FINGER && document.elementsFromPoint(x + dx * way, y + dy * way).some((hit) => element.contains(hit))) way += 0.5;
      return way;
    };
    return [far(-1, 0) + far(1, 0), far(0, -1) + far(0, 1)];
  };

  const hasMouse = innerWidth >= 1200 && matchMedia("(pointer: fine)").matches;
  const leastOf = (element) => (hasMouse && element.hasAttribute("data-map-cell") ? MAP_CELL : FINGER) - 0.5;
  for (const [element, box] of boxes) {
    if (box.width === 0 || box.height === 0 || isInSentence(element)) continue;
    const least = leastOf(element);
    let size = [box.width, box.height];
    if (Math.min(...size) < least && element instanceof SVGElement) size = touched(element, box);
    if (Math.min(...size) < least) faults.push(`small: ${named(element)} is ${size.map(Math.round).join(" × ")} px`);
  }
  const here = [...boxes].filter(([, box]) => box.width > 0 && box.height > 0);
  for (const [at, [one, a]] of here.entries()) {
    for (const [two, b] of here.slice(at + 1)) {
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
      if (right - left <= TOUCHING || bottom - top <= TOUCHING || one.contains(two) || two.contains(one)) continue;
      if (overlap(one, two, left, right, top, bottom)) faults.push(`overlap: ${named(one)} and ${named(two)}, ${Math.round(right - left)} × ${Math.round(bottom - top)} px`);
    }
  }

  /** Whether both are hit within the intersection of their boxes, each by its own shape. */
  function overlap(one, two, left, right, top, bottom) {
    const [middle, height] = inView(left, (top + bottom) / 2);
    for (let column = 0.5; column < 6; column++)
      for (let row = 0.5; row < 6; row++) {
        const [x, y] = [middle + ((right - left) * column) / 6, height + (bottom - top) * (row / 6 - 0.5)];
        const stack = document.elementsFromPoint(x, y);
        const [first, second] = [one, two].map((target) => stack.findIndex((hit) => target.contains(hit)));
        if (first < 0 || second < 0) continue;
        const between = stack.slice(Math.min(first, second) + 1, Math.max(first, second));
        const isCovered = stack.slice(0, Math.min(first, second)).some((hit) => !hit.contains(one) && !hit.contains(two));
        if (!isCovered && between.every((hit) => !hidesWhatIsBelow(hit))) return true;
      }
    return false;
  }
  /** It is laid over the page on purpose: it stays where it is, or it is opaque. */
  function hidesWhatIsBelow(element) {
    const { position, backgroundColor } = styleOf(element);
    if (position === "sticky" || position === "fixed") return true;
    return position === "absolute" && /^rgb\(/.test(backgroundColor);
  }
  window.scrollTo(...was);

  // ---- the page itself

  if (screen.scrollWidth > screen.clientWidth + 1) {
    const widest = all.filter((one) => !isUnseen(one)).sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0];
    faults.push(`sideways: the page is ${screen.scrollWidth} px wide on a screen of ${screen.clientWidth}; furthest is ${named(widest)}`);
  }
  return [...new Set(faults)];
}

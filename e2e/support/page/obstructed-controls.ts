/**
 * What is wrong with the controls of the page, in sentences; runs in the page. Each control is brought into view and
 * must then be on top at its middle, and its label must be whole. What assistive technology alone meets does not count.
 */
export function obstructedControls(): string[] {
  const wanted =
    "button, a[href], input, select, textarea, summary, [contenteditable=true], [role=tab], [role=button], [role=switch], [role=slider], [role=checkbox], [role=radio], [role=menuitem]";
  const findings = new Set<string>();

  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element | null): boolean => {
    if (!element) return false;
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const found = getComputedStyle(element).clipPath.startsWith("inset(50%") || isClipped(element.parentElement);
    clipped.set(element, found);
    return found;
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      element.closest("[inert], [aria-hidden=true]") === null &&
      !isClipped(element) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return `${element.localName} "${(label ?? element.textContent).trim().slice(0, 40)}"`;
  };
  /** What is on top at the middle of an element, inside the trees of components too. */
  const topAtMiddle = (element: Element): Element | null => {
    // A link that runs over two lines has a box for each; the middle of both together is in none.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    let found: Element | null = null;
    for (let scope: DocumentOrShadowRoot | null = document; scope; scope = found?.shadowRoot ?? null) {
      const inner: Element | null = scope.elementFromPoint(left + width / 2, top + height / 2);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  const isOnTop = (control: Element, top: Element | null): boolean =>
    top !== null &&
    (control.contains(top) ||
      [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(top)) ||
      // What takes no pointer is hit through: the element it stands in answers.
      (top.contains(control) && getComputedStyle(control).pointerEvents === "none"));

  const elementsOf = (scope: Document | ShadowRoot): Element[] =>
    [...scope.querySelectorAll("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? elementsOf(element.shadowRoot) : []),
    ]);
  const elements = elementsOf(document);
  const places = elements.map((element) => [element, element.scrollTop, element.scrollLeft] as const);
  const controls = elements.filter((element) => element.matches(wanted) && isShown(element));

  for (const control of controls) {
    if (isOnTop(control, topAtMiddle(control))) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const top = topAtMiddle(control);
    if (isOnTop(control, top)) continue;
    findings.add(`${nameOf(control)} ${top ? `is covered by ${top.localName}.${top.className}` : "is out of reach"}`);
  }
  for (const [element, top, left] of places) element.scrollTo({ top, left, behavior: "instant" });

  for (const control of controls) {
    // A field scrolls under its cursor.
    if (control.matches("input, textarea, [contenteditable=true]")) continue;
    for (const part of [control, ...control.querySelectorAll("*")]) {
      const isHiding = ["hidden", "clip"].includes(getComputedStyle(part).overflowX);
      if (isHiding && part.scrollWidth > part.clientWidth + 1 && part.textContent?.trim() && isShown(part))
        findings.add(`${nameOf(control)} is cut`);
    }
    if (!(control instanceof HTMLSelectElement)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(control);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("There is no canvas to measure with.");
    pen.font = font;
    const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const text = control.selectedOptions[0]?.text ?? "";
    if (pen.measureText(text).width > room + 1) findings.add(`${nameOf(control)} shows a part of "${text}"`);
  }
  if (document.documentElement.scrollWidth > innerWidth) findings.add("the page is wider than the window");
  return [...findings];
}

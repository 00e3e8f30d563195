/** A focused element or one around it, and where it is among the children of its parent. */
interface Step {
  readonly element: Element;
  readonly parent: Element;
  readonly index: number;
}

const controls =
  "a[href], button, input, select, textarea, summary, iframe, [contenteditable=true], [tabindex]:not([tabindex='-1'])";

/**
 * Keeps the keyboard on the page: when what has the focus vanishes, is hidden or is disabled by what it did (Remove, Undo,
 * the button that folds its pane), the focus goes to the control that is now in its place, else to the nearest one, else
 * to the page. Who left a control by a press beside it keeps that: nothing is focused then.
 * @returns ends it
 */
export function keepFocus(page: Document): () => void {
  const { activeElement } = page;
  let trail: readonly Step[] = activeElement && activeElement !== page.body ? trailOf(activeElement) : [];
  let frame = 0;
  const check = () => {
    frame = 0;
    const lost = trail[0]?.element;
    const active = page.activeElement;
    if (!lost || takesFocus(lost) || (active && active !== page.body && active !== lost)) return;
    nearest(page, trail)?.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: FocusEvent) => {
    trail = target instanceof Element ? trailOf(target) : [];
  };
  const onPress = () => {
    trail = [];
  };
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(check);
  });
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden", "inert", "class", "style"],
  });
  page.addEventListener("focusin", onFocus);
  page.addEventListener("pointerdown", onPress, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener("focusin", onFocus);
    page.removeEventListener("pointerdown", onPress, true);
  };
}

function trailOf(target: Element): Step[] {
  const steps: Step[] = [];
  for (let element = target; element.parentElement; element = element.parentElement)
    steps.push({ element, parent: element.parentElement, index: [...element.parentElement.children].indexOf(element) });
  return steps;
}

/** From the lost one outwards: the control at its place, or the last one before it. The whole page is left to `#main`. */
function nearest(page: Document, trail: readonly Step[]): HTMLElement | undefined {
  const main = page.querySelector<HTMLElement>("#main");
  for (const { parent, index } of trail) {
    if (parent === page.body || parent.contains(main)) break;
    if (!parent.isConnected) continue;
    const near = [...parent.querySelectorAll<HTMLElement>(controls)].filter(
      (control) => control.tabIndex >= 0 && takesFocus(control),
    );
    const children = [...parent.children];
    const placeOf = (control: Element) => children.findIndex((child) => child.contains(control));
    const found = near.find((control) => placeOf(control) >= index) ?? near.at(-1);
    if (found) return found;
  }
  if (main && takesFocus(main)) return main;
  return [...page.querySelectorAll<HTMLElement>(controls)].find(takesFocus);
}

const takesFocus = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(":disabled, [inert], [inert] *") &&
  element.checkVisibility({ visibilityProperty: true });

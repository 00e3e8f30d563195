import { expect, type Page } from "@playwright/test";

/** More stops than any page has; who comes here goes round in circles. */
const MANY = 300;

interface Stop {
  readonly words: string;
  readonly isNamed: boolean;
  readonly isInView: boolean;
  readonly showsElsewhere: boolean;
  /** The styles of it and what is around it. */
  readonly focused: string;
}

/**
 * What has the focus, and how that which had it before looks now. Nothing is `here` once the focus has left the page.
 * Editors tell themselves a moment later that they have the focus: two frames are waited for.
 */
async function readStop(page: Page): Promise<{ rested: string; here: Stop | undefined }> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const walk = globalThis as { before?: HTMLElement };
    const look = (target: HTMLElement): string =>
      [target, target.parentElement, target.parentElement?.parentElement, target.closest(".inner-ring")]
        .flatMap((one) => (one ? [one, ...one.children] : []))
        .map((one) => {
          const { outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
          return [outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor].join();
        })
        .join("\n");
    const rested = walk.before ? look(walk.before) : "";
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { rested, here: undefined };
    walk.before = element;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name =
      element.getAttribute("aria-label") ||
      element.getAttribute("aria-labelledby") ||
      ("labels" in element && (element.labels as NodeList | null)?.[0]?.textContent) ||
      element.textContent ||
      element.title;
    return {
      rested,
      here: {
        words: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`,
        isNamed: name.trim() !== "",
        isInView: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
        // On the thumb of a slider, the node of a map, a link of a shown document: no style of theirs could be read.
        showsElsewhere: element.matches("[type=range], [role=tree], iframe"),
        focused: look(element),
      },
    };
  });
}

/** Goes through the whole page with Tab, from its main part on; one must always see where it is. */
export async function walkByTab(page: Page): Promise<void> {
  await page.locator("#main").focus();
  const stops: Stop[] = [];
  const looksTheSame: string[] = [];
  while (stops.length < MANY) {
    await page.keyboard.press("Tab");
    const { rested, here } = await readStop(page);
    const before = stops.at(-1);
    if (before && !before.showsElsewhere && before.focused === rested) looksTheSame.push(before.words);
    if (!here) break;
    stops.push(here);
  }
  expect(stops.length).toBeGreaterThan(1);
  expect(stops.length).toBeLessThan(MANY);
  const words = (list: readonly Stop[]) => list.map((stop) => stop.words);
  expect(words(stops.filter((stop) => !stop.isNamed)), "without a name").toEqual([]);
  expect(words(stops.filter((stop) => !stop.isInView)), "out of sight").toEqual([]);
  expect(looksTheSame, "look the same without the focus").toEqual([]);
}

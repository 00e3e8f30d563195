import { expect, type Page, test } from "@playwright/test";
import { builtPages, catalog } from "@toolbox/core";
import { sessionFile } from "../../support/account.ts";

test.use({ storageState: sessionFile, contextOptions: { reducedMotion: "reduce" } });

/** What is pressed by keyboard: all but links, which leave the page, and fields, which are typed into. */
const controls = [
  "button:not([role=option])",
  "summary",
  "[role=tab]",
  "[role=switch]",
  "input:is([type=checkbox], [type=radio])",
].join(", ");

/** What ends more than the page. */
const leaving = /sign out|revoke|reload|delete this/i;

interface Step {
  /** What has the focus now that the last press has settled. */
  readonly focus: string;
  readonly isLost: boolean;
  /** Whether the focus is within something that Escape closes. */
  readonly isOpen: boolean;
  /** The next control, focused; none when all were pressed. */
  readonly next: { readonly words: string; readonly key: string } | undefined;
}

/** Says where the focus is once what was pressed has settled, or puts it on the next control. */
async function step(page: Page, mayGoOn: boolean): Promise<Step> {
  return page.evaluate(
    async ({ selector, leave, goesOn }) => {
      const walk = globalThis as { pressed?: Set<string> };
      const pressed = (walk.pressed ??= new Set());
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const settled = async () => {
        await frame();
        await frame();
        const until = performance.now() + 5000;
        while (document.querySelector("#main [aria-busy=true], #main .animate-spin") && performance.now() < until)
          await frame();
        await frame();
        // What vanished between two frames gives its focus away in the next one.
        for (let left = 2; left > 0 && document.activeElement === document.body; left -= 1) await frame();
      };
      if (!goesOn) await settled();
      const words = (element: Element) =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 60);
      const describe = (element: Element | null) =>
        element ? `${element.getAttribute("role") ?? element.tagName.toLowerCase()} "${words(element)}"` : "nothing";
      const active = document.activeElement;
      const focus = describe(active);
      const isLost = !active || active === document.body || active.matches(":disabled");
      const isOpen = active?.closest("[role=dialog], [role=menu], [role=listbox]") !== null;
      if (!goesOn) return { focus, isLost, isOpen, next: undefined };
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled, [inert] *")) continue;
        if (!element.closest("#main, dialog, [role=dialog], [role=menu], [data-sonner-toast]")) continue;
        const name = describe(element);
        if (new RegExp(leave, "i").test(name)) continue;
        // Rows of a list have buttons that look the same and begin with the same word: one is pressed for all.
        const kind = `${element.className} ${element.getAttribute("name") ?? ""} ${name.split(" ", 2).join(" ")}`;
        if (pressed.has(name) || pressed.has(kind)) continue;
        pressed.add(kind);
        pressed.add(name);
        element.focus();
        if (document.activeElement !== element) continue;
        const isTab = element.getAttribute("role") === "tab" || element.matches("[type=radio], [role=radio]");
        return {
          focus,
          isLost,
          isOpen,
          next: { words: name, key: isTab ? "ArrowRight" : element.matches("[type=checkbox]") ? "Space" : "Enter" },
        };
      }
      return { focus, isLost, isOpen, next: undefined };
    },
    { selector: controls, leave: leaving.source, goesOn: mayGoOn },
  );
}

/** More presses than any page has controls. */
const MANY = 250;

for (const path of ["/", "/profile", "/device", ...builtPages(catalog).map((page) => page.route)]) {
  test(`${path}: the focus stays on the page whatever is pressed`, async ({ page }) => {
    page.on("filechooser", () => {});
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await page.keyboard.press("Control+e");
    await page.locator("#main").focus();
    const lost: string[] = [];
    let pressed = 0;
    for (let at = await step(page, true); at.next && pressed < MANY; at = await step(page, true)) {
      pressed += 1;
      await page.keyboard.press(at.next.key);
      let now = await step(page, false);
      if (now.isOpen) {
        await page.keyboard.press("Escape");
        now = await step(page, false);
      }
      if (!now.isLost) continue;
      lost.push(`${at.next.words} + ${at.next.key}: the focus is on ${now.focus}`);
      await page.keyboard.press("Escape");
      await page.locator("#main").focus();
    }
    expect(lost).toEqual([]);
    expect(pressed).toBeLessThan(MANY);
  });
}

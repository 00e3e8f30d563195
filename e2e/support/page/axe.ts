import type { Page } from "@playwright/test";
import axe from "axe-core";

/** The rules of axe that a theme has a say in; it changes colors and nothing else. */
export const colorRules: readonly string[] = ["color-contrast", "link-in-text-block"];

interface Options {
  /** Selectors of what is not looked at. */
  readonly exclude?: readonly string[];
  /** By default every rule of WCAG 2.2 A and AA and the best practices. */
  readonly rules?: readonly string[];
}

/**
 * What axe finds on a page, as sentences. It runs in the page itself and is sent there once a document: the builder for
 * Playwright sends it each time and gathers the frames in a page of its own, which takes four times as long.
 * @throws Error for a frame that could be asked; that of a preview runs no scripts and shows the user's own document
 */
export async function violations(page: Page, { exclude = [], rules }: Options = {}): Promise<string[]> {
  const frames = await page.locator("iframe:not([sandbox]), iframe[sandbox~=allow-scripts]").count();
  if (frames > 0) throw new Error(`${frames} frames of ${page.url()} would not be looked at.`);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([excluded, only]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const found = await inPage.run(
        { exclude: excluded.map((selector) => [selector]) },
        { resultTypes: ["violations"], ...(only ? { runOnly: { type: "rule", values: [...only] } } : {}) },
      );
      return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}`));
    },
    [["iframe[sandbox]", ...exclude], rules] as const,
  );
}

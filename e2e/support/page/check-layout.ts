import { expect, type Page } from "@playwright/test";
import { obstructedControls } from "./obstructed-controls.ts";
import { settled } from "./settled.ts";

const sizes = [
  [320, 700],
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Nothing lies over a control and no label is cut, at every usual size. @param what is looked at, for the report */
export async function checkLayout(page: Page, what: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect.soft(await page.evaluate(obstructedControls), `${what}, ${width} by ${height}`).toEqual([]);
  }
}

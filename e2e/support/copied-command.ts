import { expect, type Page } from "@playwright/test";

/** The words after `toolbox` of the line that "Copy as command" puts on the clipboard, as a shell reads them. */
export async function copiedCommand(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Copy as command" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^toolbox /);
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const words = [...line.matchAll(/(?:[^\s']|'(?:[^']|'\\'')*')+/g)].map(([word]) =>
    word.replace(/'((?:[^']|'\\'')*)'/g, (_, inner: string) => inner.replaceAll(String.raw`'\''`, "'")),
  );
  return words.slice(1);
}

import { deflateRawSync } from "node:zlib";
import { type CatalogEntry, catalog, type Field, MAX_LINK_BYTES } from "@toolbox/core";
import { expect, test } from "@playwright/test";
import { sessionFile } from "../../support/account.ts";
import { type Block, watchMainThread } from "../../support/main-thread.ts";
import { typeEverywhere } from "../../support/typed-fields.ts";

/*
 * No text within the limits stops a page, whatever field it is put into. Measured is the time the page's main thread
 * works without a pause, in milliseconds of the processor: 200 is the goal, the bound leaves room for a slow machine.
 */
test.use({ storageState: sessionFile });

const BOUND = 600;

const nested = (open: string, close: string) => open.repeat(5000) + close.repeat(5000);
const texts = {
  "letters without a blank": "W".repeat(20_000),
  brackets: nested("[", "]"),
  groups: nested("(", ")"),
  tags: nested("<b>", ""),
};
/** As much as a link may carry, in lines as people write them. */
const book =
  "A line of a long book that nobody will read here, with a few marks: *stars*, `code` and [links](x).\n".repeat(
    Math.floor(MAX_LINK_BYTES / 102),
  );

/** Fields that cut what is typed, as their hint says. */
const cut: Readonly<Record<string, RegExp>> = { favicon: /^Text:/ };

/** A link that fills the first text field of a tool with as many letters as a link may unpack to. */
async function largestLink(entry: CatalogEntry): Promise<string> {
  const { fields } = await entry.load();
  const field = Object.entries<Field>(fields).find(([, spec]) => spec.kind === "text" && !spec.secret)?.[0];
  if (field === undefined) return "";
  const letters = "W".repeat(MAX_LINK_BYTES - JSON.stringify({ [field]: "" }).length);
  return `#v1=${deflateRawSync(JSON.stringify({ [field]: letters })).toString("base64url")}`;
}

for (const entry of catalog) {
  const { id, route } = entry;
  test(`${id}: no text stops its page`, async ({ page, browser }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("crash", () => faults.push("the page crashed"));
    const watch = await watchMainThread(browser, page);
    await page.goto(`${route}?tool=${id}${await largestLink(entry)}`);
    await watch.step("the largest link");
    await page.getByRole("button", { name: /^Examples?$/ }).waitFor();
    for (const closed of await page.locator("main button[aria-expanded=false]:not([aria-haspopup])").all())
      await closed.click();
    for (const [name, text] of Object.entries({ ...texts, book })) {
      await watch.step(name);
      const { lost } = await typeEverywhere(page, text, name === "book" ? "long" : "all");
      expect
        .soft(
          lost.filter((field) => !cut[id]?.test(field)),
          name,
        )
        .toEqual([]);
      await expect.soft(page.getByText("This is a bug in Toolbox"), name).toHaveCount(0);
    }
    const blocks = await watch.stop();
    expect(faults).toEqual([]);
    test.info().annotations.push({ type: "longest blocks", description: JSON.stringify(longest(blocks)) });
    expect(blocks.filter(({ ms }) => ms > BOUND)).toEqual([]);
  });
}

const longest = (blocks: readonly Block[]) => blocks.filter(({ ms }) => ms > 100).toSorted((a, b) => b.ms - a.ms);

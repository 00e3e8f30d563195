import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { catalog } from "@toolbox/core";
import { expect } from "@playwright/test";
import { type Ending, type Terminal, toolbox } from "../../support/cli.ts";
import { copiedCommand } from "../../support/copied-command.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { differingValues } from "../../support/pixels.ts";
import { readResult } from "../../support/read-result.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

/*
 * Each tool of the built app with its first example: what the page gives to download or to copy is what the command it
 * copies gives in a terminal, byte by byte, and pixel by pixel for pictures.
 */
/** Tools whose page cannot be compared this way, and why or where it is done. */
const elsewhere: Readonly<Record<string, string>> = {
  password: "chance makes each run another",
  uuid: "chance makes each run another",
  webhook: "its secret is never part of a command",
  mockup: "its picture is a file, which no command can carry; icons.spec compares mockups",
  "markdown-pdf":
    "a PDF holds the moment it was made; the worker and Node write the same bytes in document.browser.test",
  "markdown-blog": "its page opens with the PDF; markdown.spec compares whole sites",
  "meta-check": "its page opens with the tags; its words are those of the core alone",
  "commit-message": "three texts to copy; parity.spec compares them",
  favicon: "the page gives a set; icons.spec compares all of it",
  icon: "its page shows a library; icons.spec compares icons",
  scaffold: "its page gives a ZIP; scaffold.spec compares it with what the terminal writes",
  palette: "its page exports by a menu; colors.spec compares every format",
  workspace: "its page exports by a menu; workspace.spec compares every format",
  schema: "its page exports by a menu; database-visualizer.spec compares every format",
  "font-pairs": "its page shows cards; colors.spec compares them",
};

let terminal: Terminal | undefined;

for (const { id, route } of catalog.filter((tool) => !(tool.id in elsewhere))) {
  test(`${id}: browser and terminal give the same`, async ({ page, baseURL }) => {
    terminal ??= await signedInTerminal(page, baseURL ?? "", `every tool ${process.pid}`);
    const folder = mkdtempSync(path.join(tmpdir(), "toolbox-cwd-"));
    await page.goto(`${route}?tool=${id}`);
    await page.getByRole("button", { name: /^Examples?$/ }).waitFor();
    await page.keyboard.press("Control+e");
    const words = await copiedCommand(page);
    expect(words[0]).toBe(id);
    const inFolder = { ...terminal, folder };
    const written = await toolbox(inFolder, [...words, "--out", "."]);
    expect(written.code, written.stderr).toBe(0);
    // What is downloaded is compared with the files; what is copied, with what is printed.
    let printed: Promise<Ending> | undefined;
    await page.keyboard.press("Control+Enter");
    // A live page runs a moment after the last change.
    await expect(async () => {
      const { files, copied } = await readResult(page);
      if (files.length === 0) {
        printed ??= toolbox(inFolder, words);
        expect(asRows(copied)).toEqual(asRows((await printed).stdout));
      }
      const names = new Map(
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => [
          name.replaceAll(path.sep, "-"),
          name,
        ]),
      );
      for (const { name, bytes } of files) {
        // A browser saves into one folder: what was a path becomes one name.
        expect([...names.keys()]).toContain(name);
        const made = path.join(folder, names.get(name) ?? "");
        if (name.endsWith(".png")) expect(await differingValues(bytes, readFileSync(made)), name).toBe(0);
        else expect(String(bytes), name).toBe(readFileSync(made, "utf8"));
      }
    }).toPass({ timeout: 30_000 });
  });
}

/** Facts as rows of label and value: a page copies them with a colon, a terminal prints them in columns. */
const asRows = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(/: | {2,}/));

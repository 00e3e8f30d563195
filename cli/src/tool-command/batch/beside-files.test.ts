import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, catalog } from "@toolbox/core";
import { expect, it } from "vitest";
import { runToolInNode } from "../../ports/run-tool-in-node.ts";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";
import { runToolCommand } from "../../testing/run-tool-command.ts";

const png = (name: string) => readFileSync(new URL(`../../../../web/public/${name}.png`, import.meta.url));
const env = { SOURCE_DATE_EPOCH: "1767225600" };
const document = "# Tea\n\n![A cup](pictures/cup.png)\n";
const post = `---\ntitle: Tea\ndate: 2026-01-01\n---\n\n${document}`;
const api = (ref: string) =>
  `openapi: 3.1.0\ninfo: { title: Tea, version: 1.0.0 }\npaths:\n  /tea:\n    get:\n      responses:\n        "200":\n          description: ok\n          content: { application/json: { schema: { $ref: "${ref}" } } }\n`;

/** What happens to a file that an input names, and is no input itself. */
const changes: Readonly<Record<string, (file: string, other: Uint8Array | string) => void>> = {
  "is another": (file, other) => writeFileSync(file, other),
  "is gone": (file) => rmSync(file),
};

const loaded = async (id: string): Promise<AnyTool> => {
  const tool = await catalog.find((each) => each.id === id)?.load();
  if (!tool) throw new Error(`There is no tool ${id}.`);
  return tool;
};

it.each(Object.entries(changes))("a batch in a worker sees that the picture of a document %s", async (_, change) => {
  const cwd = await folderOf({ "in/a.md": document, "in/pictures/cup.png": png("icon-192") });
  const tool = await loaded("markdown-pdf");
  expect(tool.worker).toBeDefined();
  const again = () =>
    runToolCommand(tool, ["--batch", "in", "--out", "out"], { cwd, env }, (which, raw, context) =>
      runToolInNode(which, raw, context),
    );
  expect(await again()).toMatchObject({ code: 0, err: "Wrote 1 file from 1 of 1 file.\n" });
  expect((await again()).err).toBe("Wrote 0 files from 0 of 1 file, 1 unchanged.\n");
  const picture = path.join(cwd, "in/pictures/cup.png");
  change(picture, png("icon-180"));
  expect((await again()).err).toMatch(/Wrote 1 file from 1 of 1 file\.\n$/);
  // What is not there is noted too: it may come back.
  writeFileSync(picture, png("icon-192"));
  expect((await again()).err).toMatch(/Wrote 1 file from 1 of 1 file\.\n$/);
  expect((await again()).err).toBe("Wrote 0 files from 0 of 1 file, 1 unchanged.\n");
});

/** Every tool that reads a file beside the one it was given. */
const ways = {
  "markdown-pdf": {
    input: { documents: ["in/a.md"] },
    files: { "in/a.md": document, "in/pictures/cup.png": png("icon-192") },
    beside: "in/pictures/cup.png",
    other: png("icon-180"),
  },
  "markdown-blog": {
    input: { documents: ["in/a.md"] },
    files: { "in/a.md": post, "in/pictures/cup.png": png("icon-192") },
    beside: "in/pictures/cup.png",
    other: png("icon-180"),
  },
  "api-docs": {
    input: { file: "in/a.yaml" },
    files: { "in/a.yaml": api("parts/tea.yaml"), "in/parts/tea.yaml": "type: string\n" },
    beside: "in/parts/tea.yaml",
    other: "type: integer\n",
  },
};

it.each(Object.entries(ways).flatMap(([id, way]) => Object.keys(changes).map((how) => [id, how, way] as const)))(
  "%s as an entry of make: what it names %s, and the check says so",
  async (id, how, { input, files, beside, other }) => {
    const make = { it: { tool: id, input, out: "out" } };
    const cwd = await folderOf({ ...files, "toolbox.config.json": JSON.stringify({ make }) });
    expect(await runMake(cwd, { shell: { env } })).toMatchObject({ code: 0 });
    expect(await runMake(cwd, { check: true, shell: { env } })).toMatchObject({ code: 0 });
    changes[how]?.(path.join(cwd, beside), other);
    const check = await runMake(cwd, { check: true, shell: { env } });
    expect(check).toMatchObject({ code: 1, err: expect.stringContaining(`it: ${beside} changed.\n`) });
  },
);

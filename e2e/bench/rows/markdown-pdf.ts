import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseMarkdown } from "@toolbox/core/documents/markdown/parse/parse-markdown.ts";
import { renderHtml } from "@toolbox/core/documents/markdown/html/render-html.ts";
import { browserFlags, findBrowser } from "../../scripts/find-browser.ts";
import { benchSession } from "../measure/bench-session.ts";
import { madeMarkdown } from "../generated/generated-markdown.ts";
import type { Row } from "../row.ts";

const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-pdf-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const texts = { page: madeMarkdown(2_000), book: madeMarkdown(300 * 1024) };
const session = benchSession();
const chromium = findBrowser();

// A plain look; the browser's HTML is made beforehand, so it is spared reading Markdown.
const css = "body{font:14px sans-serif}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px}";

for (const [name, text] of Object.entries(texts)) {
  writeFileSync(path.join(folder, `${name}.md`), text);
  const html = `<!doctype html><meta charset="utf-8"><style>${css}</style>${renderHtml(parseMarkdown(text))}`;
  writeFileSync(path.join(folder, `${name}.html`), html);
}

const ours = (name: string) => ({
  program: process.execPath,
  args: [program, "markdown-pdf", `${name}.md`, "--out", "ours", "--force"],
  cwd: folder,
  env: session,
});

const print = (name: string) => ({
  program: chromium ?? "",
  args: ["--headless", ...browserFlags, `--print-to-pdf=${name}.chromium.pdf`, `${name}.html`],
  cwd: folder,
});

/** A whole process each, from the start to the file on disk. */
export const rows: readonly Row[] =
  chromium === undefined || !existsSync(chromium)
    ? []
    : [
        { name: "markdown-pdf, 300 KB / Chromium print", a: ours("book"), b: print("book"), on: "wall", goal: 0.8 },
        {
          name: "markdown-pdf, 300 KB, memory / Chromium print",
          a: ours("book"),
          b: print("book"),
          on: "memory",
          goal: 1,
          pairs: 3,
        },
        { name: "markdown-pdf, one page / Chromium print", a: ours("page"), b: print("page"), on: "wall", goal: 0.8 },
      ];

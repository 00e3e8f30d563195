/*
 * Shows a document of 300 KB as the preview does, and then types into it: `keys` reads and writes only what each key
 * changes, `whole` reads and writes the whole document each time. Times are those of the two as processes, start and
 * all, so the ratio of `keys` is a little better than measured.
 */
import { readFileSync } from "node:fs";
import { LiveDocument } from "@toolbox/core/documents/markdown/parse/live-document.ts";
import { parseMarkdown } from "@toolbox/core/documents/markdown/parse/parse-markdown.ts";
import { renderBlock, renderHtml } from "@toolbox/core/documents/markdown/html/render-html.ts";

const EDITS = 800;
const page = readFileSync(new URL("../../../docs/architecture.md", import.meta.url), "utf8");
let source = "";
for (let part = 0; source.length < 300_000; part++) source += `${page.replaceAll(/^#/gm, `# ${part}`)}\n`;

const live = new LiveDocument();
let blocks = new Set(live.update(source).pieces.map((piece) => piece.block));
let written = 0;
for (let edit = 0; edit < EDITS; edit++) {
  // A letter somewhere else each time, at the end of a word.
  const at = source.indexOf(" ", Math.floor((source.length * ((edit * 37) % EDITS)) / EDITS));
  source = `${source.slice(0, at)}x${source.slice(at)}`;
  if (process.argv[2] === "whole") written += renderHtml(parseMarkdown(source)).length;
  else {
    const { pieces } = live.update(source);
    for (const { block } of pieces) if (!blocks.has(block)) written += renderBlock(block, {}).length;
    blocks = new Set(pieces.map((piece) => piece.block));
  }
}
if (written === 0) throw new Error("nothing was written");

import fc from "fast-check";
import { expect, test } from "vitest";
import { allBlocks } from "../../documents/markdown/all-blocks.ts";
import type { Inline } from "../../documents/markdown/document-model.ts";
import { parseMarkdown } from "../../documents/markdown/parse/parse-markdown.ts";
import { plainText } from "../../documents/markdown/plain-text.ts";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { readBadge } from "./badge-picture.ts";
import { tool } from "./tool.ts";

/** What has a meaning in Markdown, HTML, addresses or the badges of shields.io, between letters. */
const signs = fc.constantFrom(
  ..."()[]{}<>!*_~`'\"\\/|#+-=.:;,?&%$@^ \n\t\u0000\u00AD\uFEFFé日".split(""),
  ..."😀 \uD800 --- __ ** &amp; &#40; %28 %2 1. - --> <!-- ``` ]( )] http://a.example www.b.example [x] [^1] a \\( :".split(
    " ",
  ),
);
const text = fc
  .array(fc.oneof(signs, fc.string({ unit: "grapheme", maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(""));

/** As Markdown keeps a text: trimmed, on one line, and without what no text file in UTF-8 can hold. */
const kept = (value: string): string =>
  value
    .trim()
    .replaceAll(/\s*[\r\n]+\s*/g, " ")
    .replaceAll("\0", "\uFFFD")
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD");

test("any text in any field of a README is read back from it as it was typed", async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, text, text, async (name, license, version, description, author) => {
      fc.pre([name, license, version, description, author].every((one) => kept(one) !== ""));
      const input = { projectName: name, license, projectVersion: version, description, author, repository: "a/b" };
      const result = await runTool(tool, input, fakePorts());
      if (!result.ok) throw new Error(JSON.stringify(result));
      const [output] = result.outputs;
      const bytes = new TextEncoder().encode(output?.kind === "text" ? output.text : "");
      const document = parseMarkdown(new TextDecoder().decode(bytes));
      const [title, badges, words] = document.blocks;
      if (title?.kind !== "heading" || badges?.kind !== "paragraph" || words?.kind !== "paragraph")
        throw new Error("title, badges and description stand first");
      expect(plainText(title.content)).toBe(kept(name));
      expect(badges.content.flatMap(pictures).map((address) => readBadge(address))).toEqual([
        { label: "license", value: license.trim().replaceAll(/\p{Surrogate}/gu, "\uFFFD") },
        { label: "version", value: version.trim().replaceAll(/\p{Surrogate}/gu, "\uFFFD") },
      ]);
      expect(plainText(words.content)).toBe(kept(description));
      const last = [...allBlocks(document.blocks)].slice(-3);
      expect(last.map((block) => ("content" in block ? plainText(block.content) : block.kind))).toEqual([
        `${kept(name)} is released under the ${kept(license)} license. See LICENSE.`,
        "Author",
        kept(author),
      ]);
    }),
    { numRuns: 300 },
  );
});

function pictures(one: Inline): readonly string[] {
  if (one.kind === "image") return [one.src];
  return one.kind === "link" || one.kind === "styled" ? one.content.flatMap(pictures) : [];
}

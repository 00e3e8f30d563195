import { expect, it } from "vitest";
import { readAsset } from "../../../../../scripts/read-asset.ts";
import type { DisplayList } from "../../display-list.ts";
import { markdownSetter } from "../../testing/set-markdown.ts";

const setMarkdown = markdownSetter(readAsset);

/** How many lines of code stand on the first page: those whose type is that of the widest mark. */
function codeLines({ pages }: DisplayList): number {
  const texts = (pages[0]?.marks ?? []).filter((mark) => mark.kind === "text" && mark.owner !== "artifact");
  const code = texts.filter((mark) => mark.kind === "text" && mark.runs.some(({ face }) => /mono/i.test(face.name)));
  return new Set(code.map(({ y }) => y)).size;
}

const options = Array.from({ length: 5 }, (_, at) => `  --option-${at} VALUE ${"x".repeat(61)}`).join("\n");

it.each([
  ["between normal margins", 62, ""],
  ["between wide margins", 84, ""],
  ["in a list in a quote", 62, "> - a\n>\n>   - b\n>\n"],
])("code of 80 columns keeps its lines %s", async (_, margin, before) => {
  for (const line of options.split("\n")) expect(line).toHaveLength(80);
  const fenced = `\`\`\`text\n${options}\n\`\`\``;
  const text = before + (before === "" ? fenced : fenced.replaceAll(/^/gm, ">     "));
  const page = { width: 595.28, height: 841.89, margin };
  for (const theme of ["github", "academic", "modern", "minimal", "dark"] as const) {
    const { list } = await setMarkdown(text, { theme, page });
    expect(codeLines(list)).toBe(5);
  }
});

it("code of more columns goes on in the next line, no smaller than that", async () => {
  const { list } = await setMarkdown(`\`\`\`text\n${"y".repeat(200)}\n\`\`\``);
  expect(codeLines(list)).toBe(3);
});

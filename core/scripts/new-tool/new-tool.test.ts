import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { fakePorts } from "../../src/testing/fake-ports.ts";
import type { AnyTool } from "../../src/tool/define-tool.ts";
import { runTool } from "../../src/tool/run-tool.ts";
import { answersTo } from "./answers.ts";
import { pageRow, pageSource, withRoomForMore } from "./page-files.ts";
import { pageQuestions, toolQuestions } from "./questions.ts";
import { toolFiles } from "./tool-files.ts";

const summary = 'Counts the "words" of a text';

test("the tool it writes runs its example", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-new-tool-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [source] = toolFiles({ id: "word-count", route: "/word-count", title: "Word Count", summary });
  // As it stands in core/src/tools/word-count.
  const framework = new URL("../../src/", import.meta.url).href;
  const file = path.join(folder, "tool.ts");
  writeFileSync(file, source?.text.replaceAll('from "../../', `from "${framework}`) ?? "");
  const { tool } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { tool: AnyTool };
  expect(tool).toMatchObject({ id: "word-count", route: "/word-count", title: "Word Count", summary });
  const [example] = tool.examples;
  expect(await runTool(tool, example?.input ?? {}, fakePorts())).toMatchObject({
    ok: true,
    outputs: [{ name: "word-count.txt", text: "HELLO WORLD" }],
  });
});

describe("a page", () => {
  it("of a new tool has a row of its own", async () => {
    const page = {
      route: "/word-count",
      title: 'The "Word" Count',
      label: "Words",
      tagline: "How long a text is",
      description: "Words of a text, counted.",
      group: "developer",
      icon: "case-sensitive",
    } as const;
    const module = `data:text/javascript,${encodeURIComponent(`export default [${pageRow(page)}]`)}`;
    expect(await import(/* @vite-ignore */ module)).toMatchObject({ default: [page] });
  });

  it("as it was made gets tabs with the second tool, and keeps them with the third", () => {
    const tabs = withRoomForMore("/word-count", pageSource("/word-count", "word-count")) ?? "";
    expect(tabs).toContain('<ToolTabs page={toolPage("/word-count")} groups={groups} />');
    expect(tabs).toContain('const groups = ["word-count"];');
    expect(withRoomForMore("/word-count", tabs)).toBe(tabs);
  });

  it("that shows its tool in a way of its own is left to its maker", () => {
    const own = pageSource("/word-count", "word-count").replace("<ToolPage ", "<ToolPage below={<Card />} ");
    expect(withRoomForMore("/word-count", own)).toBeUndefined();
  });
});

describe("answers", () => {
  it.each([
    ["summary", "Short"],
    ["summary", "Counts words. And lines"],
    ["tagline", "x".repeat(41)],
    ["description", "No full stop at its end"],
    ["group", "other"],
    ["icon", "case-sensitve"],
  ])("--%s %j is refused by its name", async (flag, answer) => {
    await expect(answersTo([...toolQuestions, ...pageQuestions], { [flag]: answer })).rejects.toThrow(`--${flag}: `);
  });

  it("guesses the icon that was meant", async () => {
    await expect(answersTo(pageQuestions, { icon: "case-sensitve" })).rejects.toThrow("Did you mean case-sensitive?");
  });

  it("with nobody to ask, what has no usual answer is missing", async () => {
    await expect(answersTo(pageQuestions, {})).rejects.toThrow(
      /^--tagline is missing: .*\n--description is missing: .*$/,
    );
    const given = { tagline: "How long a text is", description: "Words of a text, counted." };
    expect(await answersTo(pageQuestions, given)).toEqual({ ...given, group: "developer", icon: "wrench" });
  });
});

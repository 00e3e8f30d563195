import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakeFile, fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { parseWorkspace } from "../../workspace/parse/parse-workspace.ts";
import { outputName } from "./output-name.ts";
import { tool } from "./tool.ts";

const PLAN = "Title: Trip\n## Pack\nStatus: In Progress\nPriority: High\nTags: bags\n- [x] Socks\n- [ ] Shoes\n## Go\n";
const run = (input: Readonly<Record<string, unknown>>) =>
  runTool(tool, input, fakePorts({ assets: { read: readAsset } }));

async function textOf(input: Readonly<Record<string, unknown>>): Promise<string> {
  const result = await run({ text: PLAN, ...input });
  const output = result.ok ? result.outputs[0] : undefined;
  if (output?.kind !== "text") throw new Error(JSON.stringify(result));
  return output.text;
}

describe("workspace", () => {
  it.each([
    ["mindmap", "Trip  0% of 2 components complete\n├─ ◐ Pack  High, 1/2\n│  ├─ ✓ Socks\n│  └─ · Shoes\n└─ ○ Go\n"],
    [
      "kanban",
      "○ Not Started  1, 50%\n  Go\n\n◐ In Progress  1, 50%\n  Pack  High, 1/2, #bags\n\n● Complete  0, 0%\n\n2 sub-tasks, 1 done\n",
    ],
  ])("shows the %s in words", async (view, text) => expect(await textOf({ view })).toBe(text));

  it.each(
    tool.fields.format.options.flatMap((of) => tool.fields.view.options.map((to) => [of.value, to.value] as const)),
  )("as %s of the %s has the one file that the page names before it is made", async (formatOf, viewOf) => {
    const asked = { format: formatOf, view: viewOf };
    const result = await run({ text: PLAN, ...asked });
    expect(result.ok && result.outputs.map(({ name }) => name)).toEqual([outputName(asked)]);
  });

  it("shows the dashboard in words", async () => {
    const text = await textOf({ view: "dashboard" });
    for (const line of [
      "Total Progress 0%   Active Tasks 1   Overdue 0   Sub-tasks 1/2",
      "  In Progress  ██████████░░░░░░░░░░   1  50%",
      "  No upcoming deadlines",
      "  #bags            1  0% complete",
      "  Parsed 2 components and 2 sub-tasks",
    ])
      expect(text).toContain(line);
  });

  it.each([
    ["json", "workspace-data.json"],
    ["md", "workspace.md"],
    ["mermaid", "workspace-mindmap.mmd"],
    ["opml", "workspace.opml"],
    ["csv", "workspace.csv"],
    ["svg", "workspace-mindmap.svg"],
    ["png", "workspace-mindmap.png"],
  ])("makes %s", async (format, name) => {
    const result = await run({ text: PLAN, format });
    expect(result).toMatchObject({ ok: true, warnings: [], outputs: [{ name }] });
  });

  it("calls no two of its files the same", async () => {
    const views = tool.fields.view.options.map(({ value }) => value);
    for (const format of ["mermaid", "png", "svg"]) {
      const runs = views.filter((view) => format !== "mermaid" || view !== "dashboard");
      const names = await Promise.all(
        runs.map(async (view) => {
          const made = await run({ text: PLAN, format, view });
          return made.ok ? made.outputs.map((output) => "name" in output && output.name).join(", ") : made.reason;
        }),
      );
      expect(new Set(names).size).toBe(runs.length);
    }
  });

  it("gives back the workspace that its JSON and Markdown hold", async () => {
    const json = await textOf({ format: "json" });
    const markdown = await textOf({ format: "md" });
    const read = async (name: string, text: string) =>
      textOf({ text: "", file: fakeFile(name, "text/plain", text), format: "json" });
    expect(await read("workspace-data.json", json)).toBe(json);
    expect(await read("plan.md", markdown)).toBe(json);
  });

  it("draws the same size for the same plan, twice as large at scale 2", async () => {
    const sizes = await Promise.all(
      [1, 2].map(async (scale) => {
        const result = await run({ text: PLAN, format: "png", scale, view: "kanban" });
        const output = result.ok ? result.outputs[0] : undefined;
        return output?.kind === "binary" ? [output.width, output.height] : [];
      }),
    );
    expect(sizes[1]).toEqual(sizes[0]?.map((side) => (side ?? 0) * 2));
  });

  it("draws a picture that no canvas could hold in tiles", async () => {
    const many = Array.from({ length: 300 }, (_, index) => `## Part ${String(index).padStart(4, "0")}`).join("\n");
    const result = await run({ text: many, format: "png", scale: 1 });
    expect(result).toMatchObject({ ok: true, warnings: [], outputs: [{ width: 3540, height: 5110 }] });
  });

  it("asks for a text, and tells what it could not use", async () => {
    expect(await run({ text: " \n" })).toMatchObject({
      ok: false,
      issues: [{ field: "text", message: "Please enter some text to generate a workspace." }],
    });
    const result = await run({ text: "lost\n## One\nStatus: Blocked" });
    expect(result).toMatchObject({
      ok: true,
      warnings: [expect.stringMatching(/^Line 1: /), expect.stringMatching(/^Line 3: /)],
    });
    expect(await run({ file: fakeFile("a.json", "application/json", "{") })).toMatchObject({
      ok: false,
      reason: "input",
      issues: [{ field: "file", message: expect.stringContaining("This is not valid JSON. Line 1:") }],
    });
  });

  it.each([
    [{ text: "short" }, "text", "Nothing in this text starts a component"],
    [{ file: fakeFile("-", "text/plain", " \n\n") }, "file", "Please enter some text"],
    [{ file: fakeFile("a.txt", "text/plain", "one\ntwo") }, "file", "Nothing in this text starts a component"],
  ])("makes no empty workspace of %j", async (input, field, words) =>
    expect(await run(input)).toMatchObject({ ok: false, issues: [{ field, message: expect.stringContaining(words) }] }),
  );
  it("takes the first heading for the title where it is asked to", async () => {
    const text = await textOf({ text: "# Plan\n## One", titleFromHeading: true, format: "json" });
    const { workspace } = parseWorkspace("# Plan\n## One", { now: "2026-01-01T00:00:00.000Z", titleFromHeading: true });
    expect(JSON.parse(text)).toMatchObject({ metadata: { title: "Plan" }, nodes: workspace.nodes });
  });
});

describe("a file that is kept fresh", () => {
  const at = async (day: string, format: string, text = PLAN) => {
    const clock = { now: () => new Date(`2026-03-${day}T12:00:00Z`) };
    const result = await runTool(tool, { text, format }, fakePorts({ clock }));
    const output = result.ok ? result.outputs[0] : undefined;
    if (output?.kind !== "text") throw new Error(JSON.stringify(result));
    return output;
  };
  it.each(["json", "md", "opml", "mermaid", "csv"])("as %s stays as it is on another day", async (format) => {
    const existing = (await at("01", format)).text;
    expect(tool.merge?.(existing, await at("02", format))).toBe(existing);
    expect(tool.merge?.(existing, await at("02", format, `${PLAN}## Arrive\n`))).toBeUndefined();
  });
});

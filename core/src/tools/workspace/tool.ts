import { samplePlan } from "../../workspace/sample-plan.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { fileText } from "../../tool/file-text.ts";
import { importWorkspace } from "../../workspace/import/import-workspace.ts";
import { workspaceFields } from "./fields.ts";
import { keepTimes } from "./keep-times.ts";
import { makeOutput } from "./make-output.ts";

/** So many notices are told one by one. */
const TOLD = 20;
const SAMPLE = samplePlan(new Date(2026, 10, 21));

/** A plan in words as a mindmap, a board and a dashboard; read from and written to the formats of others. */
export const tool = defineTool({
  id: "workspace",
  route: "/visual-workspace-generator",
  title: "Visual Workspace",
  summary: "A plan in words as mindmap, board and dashboard: drawn, exported, imported",
  aliases: ["mindmap", "kanban", "board", "dashboard", "outline", "opml", "markmap", "project plan"],
  heavy: { budgetMs: 180_000, tooLong: "This plan is too large to lay out. Try --layout hierarchical, or split it." },
  action: {
    label: "Generate Workspace",
    busyLabel: "Processing...",
    success: { title: "Workspace generated successfully!" },
  },
  fields: workspaceFields,
  positional: "file",
  batch: { endings: ["md", "markdown", "txt", "opml", "mmd"], read: (file) => ({ file }) },
  examples: [
    { name: "A product launch", input: { text: SAMPLE } },
    { name: "As a dark radial picture", input: { text: SAMPLE, format: "svg", theme: "dark", layout: "radial" } },
    { name: "The board in Mermaid", input: { text: SAMPLE, view: "kanban", format: "mermaid" } },
  ],
  check: ({ text, file }) =>
    file === null && text.trim() === ""
      ? [{ field: "text", message: "Please enter some text to generate a workspace." }]
      : [],
  async generate(input, ports, work) {
    const { file, titleFromHeading } = input;
    const source = file ? await fileText(file) : input.text;
    const now = ports.clock.now();
    const { workspace, notices } = await importWorkspace(file?.name ?? "", source, {
      now: now.toISOString(),
      titleFromHeading,
    });
    work.signal.throwIfAborted();
    for (const { line, message } of notices.slice(0, TOLD))
      work.warn(line === undefined ? message : `Line ${line}: ${message}`);
    if (notices.length > TOLD) work.warn(`And ${notices.length - TOLD} more lines to look at.`);
    return [await makeOutput(workspace, input, now, ports, work)];
  },
  merge: (existing, { text }) => keepTimes(existing, text),
});

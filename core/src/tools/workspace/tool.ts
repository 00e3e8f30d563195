import { pluralize } from "../../text/format.ts";
import { samplePlan } from "../../workspace/sample-plan.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { fileText } from "../../tool/input/file-text.ts";
import { InputError } from "../../tool/errors.ts";
import { importWorkspace, NOTHING_FOUND } from "../../workspace/import/import-workspace.ts";
import { workspaceFields } from "./fields.ts";
import { keepTimes } from "./keep-times.ts";
import { makeOutput } from "./make-output.ts";

/** So many notices are told one by one. */
const TOLD = 20;
const BLANK = "Please enter some text to generate a workspace.";
const SAMPLE = samplePlan(new Date(2026, 10, 21));

/** A plan in words as a mindmap, a board and a dashboard; read from and written to the formats of others. */
export const tool = defineTool({
  id: "workspace",
  route: "/visual-workspace-generator",
  title: "Visual Workspace",
  summary: "A plan in words as mindmap, board and dashboard: drawn, exported, imported",
  aliases: ["mindmap", "kanban", "board", "dashboard", "outline", "opml", "markmap", "project plan"],
  worker: {
    timeoutMs: 180_000,
    timeoutMessage: "This plan is too large to lay out. Try --layout hierarchical, or split it.",
  },
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
  check: ({ text, file }) => (file === null && text.trim() === "" ? [{ field: "text", message: BLANK }] : []),
  async generate(input, ports, context) {
    const { file, titleFromHeading } = input;
    const source = file ? await fileText(file) : input.text;
    const field = file ? "file" : "text";
    if (source.trim() === "") throw new InputError({ field, message: BLANK });
    const now = ports.clock.now();
    const { workspace, notices } = await importWorkspace(file?.name ?? "", source, {
      now: now.toISOString(),
      titleFromHeading,
    });
    context.signal.throwIfAborted();
    for (const { line, message } of notices.slice(0, TOLD))
      context.warn(line === undefined ? message : `Line ${line}: ${message}`);
    if (workspace.nodes.length === 0) throw new InputError({ field, message: NOTHING_FOUND });
    if (notices.length > TOLD) context.warn(`And ${pluralize(notices.length - TOLD, "more line")} to look at.`);
    return [await makeOutput(workspace, input, now, ports, context)];
  },
  merge: (existing, { text }) => keepTimes(existing, text),
});

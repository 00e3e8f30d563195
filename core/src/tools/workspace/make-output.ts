import type { Ports } from "../../ports/index.ts";
import type { InputOf } from "../../tool/fields.ts";
import type { FileOutput, TextOutput } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { MindmapOptions, SceneOptions } from "../../workspace/draw/mindmap-scene.ts";
import { workspaceJson } from "../../workspace/export/workspace-json.ts";
import { foldedAtLevel } from "../../workspace/layout/mindmap-tree.ts";
import type { Workspace } from "../../workspace/model.ts";
import type { workspaceFields } from "./fields.ts";
import { outputName } from "./output-name.ts";

type WorkspaceInput = InputOf<typeof workspaceFields>;

/** The one file that was asked for. What only some need is loaded for them. */
export async function makeOutput(
  workspace: Workspace,
  input: WorkspaceInput,
  now: Date,
  ports: Ports,
  context: RunContext,
): Promise<FileOutput> {
  const { view, format } = input;
  const name = outputName(input);
  switch (format) {
    case "json":
      return text(name, "JSON", "application/json", workspaceJson(workspace));
    case "md": {
      const { workspaceMarkdown } = await import("../../workspace/export/workspace-markdown.ts");
      return text(name, "Markdown", "text/markdown", workspaceMarkdown(workspace));
    }
    case "mermaid": {
      const { workspaceKanban, workspaceMindmap } = await import("../../workspace/export/workspace-mermaid.ts");
      const diagram = view === "kanban" ? workspaceKanban(workspace) : workspaceMindmap(workspace);
      return text(name, "Mermaid", "text/vnd.mermaid", diagram);
    }
    case "opml": {
      const { workspaceOpml } = await import("../../workspace/export/workspace-opml.ts");
      return text(name, "OPML", "text/x-opml", workspaceOpml(workspace));
    }
    case "csv": {
      const { workspaceCsv } = await import("../../workspace/export/workspace-csv.ts");
      return text(name, "CSV", "text/csv", workspaceCsv(workspace));
    }
    case "text": {
      const { dashboardText, kanbanText, mindmapText } = await import("../../workspace/export/workspace-text.ts");
      const write = { mindmap: mindmapText, kanban: kanbanText, dashboard: dashboardText }[view];
      return text(name, "Text", "text/plain", write(workspace, now));
    }
    case "png":
    case "svg":
      return makeDrawing(workspace, input, now, ports, context);
  }
}

async function makeDrawing(
  workspace: Workspace,
  input: WorkspaceInput,
  now: Date,
  ports: Ports,
  context: RunContext,
): Promise<FileOutput> {
  const { view, format, scale } = input;
  const { workspacePng, workspaceSvg } = await import("../../workspace/draw/sheet/sheet-files.ts");
  const options: SceneOptions = {
    look: lookOf(input),
    now,
    folded: foldedAtLevel(workspace, input.folded ? 1 : 2),
  };
  const name = outputName(input);
  if (format === "svg") {
    const svg = await workspaceSvg(view, workspace, options, ports);
    return text(name, "SVG", "image/svg+xml", svg);
  }
  const { bytes, width, height, scale: used } = await workspacePng(view, workspace, options, ports, scale);
  if (used < scale)
    context.warn(
      `The picture was drawn at scale ${used.toFixed(2)}, since 64 megapixels are the most. An SVG has no limit.`,
    );
  return { kind: "binary", name, label: "PNG", mime: "image/png", bytes, width, height };
}

const lookOf = ({ theme, colors, layout, connections, progress }: WorkspaceInput): MindmapOptions => ({
  theme,
  scheme: colors,
  layout,
  showConnections: connections,
  showProgress: progress,
});

const text = (name: string, label: string, mime: string, content: string): TextOutput => ({
  kind: "text",
  name,
  label,
  mime,
  text: content,
});

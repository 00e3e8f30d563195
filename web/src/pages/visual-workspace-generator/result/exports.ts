import type { TextOutput } from "@toolbox/core";
import { WORKSPACE_FILE, workspaceJson } from "@toolbox/core/workspace/export/workspace-json.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";

export type PictureKind = "png" | "svg";
export type TextKind = "json" | "md" | "mermaid" | "kanban" | "opml" | "csv";
export type ExportKind = PictureKind | TextKind;

/** The exports beside JSON, PNG and SVG, which have buttons of their own. */
export const moreExports = [
  { kind: "md", label: "Markdown" },
  { kind: "mermaid", label: "Mermaid mindmap" },
  { kind: "kanban", label: "Mermaid kanban" },
  { kind: "opml", label: "OPML outline" },
  { kind: "csv", label: "CSV table" },
] as const satisfies readonly { readonly kind: TextKind; readonly label: string }[];

/** The workspace as a text file. */
export async function textExport(workspace: Workspace, kind: TextKind): Promise<TextOutput> {
  const file = (name: string, mime: string, text: string): TextOutput => ({ kind: "text", name, mime, text });
  switch (kind) {
    case "json":
      return file(WORKSPACE_FILE, "application/json", workspaceJson(workspace));
    case "md": {
      const { workspaceMarkdown } = await import("@toolbox/core/workspace/export/workspace-markdown.ts");
      return file("workspace.md", "text/markdown", workspaceMarkdown(workspace));
    }
    case "mermaid": {
      const { workspaceMindmap } = await import("@toolbox/core/workspace/export/workspace-mermaid.ts");
      return file("workspace.mmd", "text/vnd.mermaid", workspaceMindmap(workspace));
    }
    case "kanban": {
      const { workspaceKanban } = await import("@toolbox/core/workspace/export/workspace-mermaid.ts");
      return file("workspace-kanban.mmd", "text/vnd.mermaid", workspaceKanban(workspace));
    }
    case "opml": {
      const { workspaceOpml } = await import("@toolbox/core/workspace/export/workspace-opml.ts");
      return file("workspace.opml", "text/x-opml", workspaceOpml(workspace));
    }
    case "csv": {
      const { workspaceCsv } = await import("@toolbox/core/workspace/export/workspace-csv.ts");
      return file("workspace.csv", "text/csv", workspaceCsv(workspace));
    }
  }
}

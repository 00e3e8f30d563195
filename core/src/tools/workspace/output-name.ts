import { WORKSPACE_FILE } from "../../workspace/export/workspace-json.ts";
import type { InputOf } from "../../tool/fields.ts";
import type { workspaceFields } from "./fields.ts";

type Asked = Pick<InputOf<typeof workspaceFields>, "view" | "format">;

/** The name of the one file that a plan is made into. */
export function outputName({ view, format }: Asked): string {
  switch (format) {
    case "json":
      return WORKSPACE_FILE;
    case "mermaid":
      // There is no dashboard in Mermaid.
      return view === "kanban" ? "workspace-kanban.mmd" : "workspace-mindmap.mmd";
    case "text":
      return "workspace.txt";
    case "png":
    case "svg":
      return `workspace-${view}.${format}`;
    case "md":
    case "opml":
    case "csv":
      return `workspace.${format}`;
  }
}

import type { InputOf } from "@toolbox/core";
import type { tool } from "@toolbox/core/tools/workspace/tool.ts";

type ToolInput = InputOf<typeof tool.fields>;
/** What a button or the menu of exports asks of the tool. */
export type Export = Pick<ToolInput, "format"> & Partial<Pick<ToolInput, "view">>;

/** The exports beside JSON, PNG and SVG, which have buttons of their own. */
export const moreExports = [
  { label: "Markdown", wanted: { format: "md" } },
  { label: "Mermaid mindmap", wanted: { format: "mermaid", view: "mindmap" } },
  { label: "Mermaid kanban", wanted: { format: "mermaid", view: "kanban" } },
  { label: "OPML outline", wanted: { format: "opml" } },
  { label: "CSV table", wanted: { format: "csv" } },
] as const satisfies readonly { readonly label: string; readonly wanted: Export }[];

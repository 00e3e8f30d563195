import { writeCsv } from "../../data/json/csv/write-csv.ts";
import type { Workspace, WorkspaceNode } from "../model.ts";

export const CSV_COLUMNS = [
  "Component",
  "Sub-task",
  "Status",
  "Priority",
  "Deadline",
  "Tags",
  "Description",
  "Notes",
] as const;

/** A row for each component and each sub-task, in order (RFC 4180). Cells that a spreadsheet would run are guarded. */
export function workspaceCsv({ nodes }: Workspace): string {
  const rows = nodes.flatMap((node) => [
    row(node.title, "", node),
    ...node.children.map((child) => row(node.title, child.title, child)),
  ]);
  return writeCsv([CSV_COLUMNS, ...rows], { delimiter: ",", guard: true, bom: false });
}

const row = (component: string, subTask: string, node: WorkspaceNode): readonly string[] => [
  component,
  subTask,
  node.status,
  node.priority ?? "",
  node.deadline ?? "",
  node.tags.join("; "),
  node.description,
  node.notes,
];

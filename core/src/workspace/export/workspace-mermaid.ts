import { drawableText } from "../../graphics/drawing/drawable-text.ts";
import { STATUSES, type Workspace, type WorkspaceNode } from "../model.ts";

/** What Mermaid calls the levels that it knows; Medium is what goes without a mark. */
const PRIORITIES: Readonly<Record<string, string>> = { Urgent: "Very High", High: "High", Low: "Low" };

/** A Mermaid mindmap: the title as the one root it must have, components, sub-tasks with a check mark when they are done. */
export function workspaceMindmap({ nodes, metadata }: Workspace): string {
  const lines = nodes.flatMap((node, index) => [
    `    c${index + 1}${label(node.title)}`,
    ...node.children.map((child, place) => `      c${index + 1}s${place}${label(markedTitle(child))}`),
  ]);
  return `${["mindmap", `  root${label(metadata.title)}`, ...lines].join("\n")}\n`;
}

/** A Mermaid kanban board: a column for each status, with priorities and the tags of a card as its ticket. */
export function workspaceKanban({ nodes }: Workspace): string {
  const lines = STATUSES.flatMap((status, column) => [
    `  column${column + 1}${label(status)}`,
    ...nodes.flatMap((node, index) => {
      if (node.status !== status) return [];
      const priority = PRIORITIES[node.priority ?? ""];
      const data = priority === undefined ? "" : `@{ priority: "${priority}" }`;
      return [`    c${index + 1}${label(node.title)}${data}`];
    }),
  ]);
  return `${["kanban", ...lines].join("\n")}\n`;
}

export const markedTitle = ({ title, status }: WorkspaceNode): string => (status === "Complete" ? `✓ ${title}` : title);

/** A label in quotes; what means something inside them is written as Mermaid's entities. */
function label(text: string): string {
  return `["${drawableText(text).replaceAll(/[#"`<>&\\%]/g, (char) => `#${char.charCodeAt(0)};`)}"]`;
}

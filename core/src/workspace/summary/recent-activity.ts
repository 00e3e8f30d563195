import { pluralize } from "../../text/format.ts";
import type { Workspace } from "../model.ts";

export interface Activity {
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What the dashboard tells of the workspace itself: that it was made, and what was found in its text. */
export function recentActivity({ nodes, metadata }: Workspace): readonly Activity[] {
  const subTasks = nodes.reduce((sum, { children }) => sum + children.length, 0);
  const parsed = `Parsed ${pluralize(nodes.length, "component")} and ${pluralize(subTasks, "sub-task")}`;
  return [
    { text: "Workspace generated", at: metadata.createdAt },
    { text: parsed, at: metadata.createdAt },
  ];
}

import type { Layout } from "@toolbox/core/workspace/layout/layout-mindmap.ts";
import { type BoardFilter, type BoardSort, noFilter } from "../kanban/board-order.ts";

/** How a workspace is looked at; kept with it. */
export interface ViewSettings {
  readonly tab: "mindmap" | "kanban" | "dashboard";
  /** Null follows the app. */
  readonly theme: "light" | "dark" | null;
  readonly colorScheme: "default" | "status" | "priority" | "tags";
  readonly layout: Layout;
  readonly showConnections: boolean;
  readonly showProgress: boolean;
  /** Components whose sub-tasks are folded away; null until something was folded or unfolded. */
  readonly folded: readonly string[] | null;
  readonly filter: BoardFilter;
  readonly sort: BoardSort;
}

export const initialView: ViewSettings = {
  tab: "mindmap",
  theme: null,
  colorScheme: "status",
  layout: "hierarchical",
  showConnections: true,
  showProgress: true,
  folded: null,
  filter: noFilter,
  sort: "manual",
};

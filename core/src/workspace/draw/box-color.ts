import type { WorkspaceNode } from "../model.ts";
import { tagColorIndex } from "../summary/tag-overview.ts";
import type { MapTheme } from "./map-theme.ts";

export const COLOR_SCHEMES = ["default", "status", "priority", "tags"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The color of a node's mark: blue, or by its status, its priority, or its first tag; grey without one. */
export function boxColor(node: WorkspaceNode, scheme: ColorScheme, theme: MapTheme): string {
  if (scheme === "status") return theme.statuses[node.status];
  if (scheme === "priority") return theme.priorities[node.priority ?? "None"];
  if (scheme === "default") return theme.accent;
  return tagColor(node.tags[0], theme);
}

/** The color of a tag; grey without one. */
export function tagColor(tag: string | undefined, theme: MapTheme): string {
  return (tag === undefined ? undefined : theme.tags[tagColorIndex(tag)]) ?? theme.priorities.None;
}

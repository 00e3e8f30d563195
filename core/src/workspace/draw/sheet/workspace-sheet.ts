import type { EmojiArt } from "../../../graphics/drawing/emoji-art.ts";
import type { Pen } from "../../../ports/index.ts";
import type { Workspace } from "../../model.ts";
import { boardSheet } from "./board-sheet.ts";
import { dashboardSheet } from "./dashboard-sheet.ts";
import { drawMindmap } from "../draw-mindmap.ts";
import { mindmapScene, sceneBounds, type SceneOptions } from "../mindmap-scene.ts";
import type { Sheet } from "./sheet.ts";

export const VIEWS = ["mindmap", "kanban", "dashboard"] as const;
export type View = (typeof VIEWS)[number];

const PADDING = 40;

/** @param ruler a pen that measures text as the drawing will set it */
export function workspaceSheet(
  view: View,
  workspace: Workspace,
  options: SceneOptions & { readonly art: EmojiArt },
  ruler: Pen,
): Sheet {
  if (view === "kanban") return boardSheet(workspace, options, ruler);
  return view === "dashboard" ? dashboardSheet(workspace, options) : mindmapSheet(workspace, options);
}

function mindmapSheet(workspace: Workspace, options: SceneOptions): Sheet {
  const scene = mindmapScene(workspace, options);
  const bounds = sceneBounds(scene);
  return {
    width: Math.ceil(bounds.width + 2 * PADDING),
    height: Math.ceil(bounds.height + 2 * PADDING),
    draw: (pen, { x, y, width, height, scale }) =>
      drawMindmap(pen, scene, {
        x: (PADDING - bounds.x) * scale - x,
        y: (PADDING - bounds.y) * scale - y,
        zoom: scale,
        width,
        height,
        ground: "plain",
      }),
  };
}

import type { EmojiArt } from "../../graphics/drawing/emoji-art.ts";
import { isoDay } from "../../text/day.ts";
import type { Positions } from "../layout/blocks.ts";
import { type Layout, layoutMindmap } from "../layout/layout-mindmap.ts";
import { BOX_SIZES, mindmapTree, type MindmapTree } from "../layout/mindmap-tree.ts";
import type { Workspace } from "../model.ts";
import { percentOf } from "../summary/percent-of.ts";
import type { ColorScheme } from "./box-color.ts";
import type { BoxLabel } from "./box-label.ts";
import { type MapTheme, type MapThemeName, mapThemes } from "./map-theme.ts";

/** The settings bar. */
export interface MindmapOptions {
  readonly theme: MapThemeName;
  readonly scheme: ColorScheme;
  readonly layout: Layout;
  readonly showConnections: boolean;
  readonly showProgress: boolean;
}

export const INITIAL_OPTIONS: MindmapOptions = {
  theme: "light",
  scheme: "status",
  layout: "hierarchical",
  showConnections: true,
  showProgress: true,
};

export interface SceneOptions {
  readonly look: MindmapOptions;
  /** The moment that deadlines are late or near at. */
  readonly now: Date;
  /** Components whose sub-tasks are hidden; `ROOT_ID` hides all. */
  readonly folded?: ReadonlySet<string>;
  /** Places from a worker, in the order of the tree; laid out here without them. */
  readonly positions?: Positions;
  /** Places of boxes that were moved by hand, by id. */
  readonly moved?: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  /** Outlines of emoji; without them the host's own letters stand in. */
  readonly art?: EmojiArt;
}

/** All that is drawn, made once for a workspace and look; a frame costs no layout and measures no text again. */
export interface MindmapScene {
  readonly workspace: Workspace;
  readonly tree: MindmapTree;
  readonly positions: Positions;
  readonly look: MindmapOptions;
  readonly theme: MapTheme;
  readonly folded: ReadonlySet<string>;
  /** The local day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly year: number;
  /** Complete components in percent. */
  readonly progress: number;
  /** Places in the tree, two for each connection between components that are shown. */
  readonly connections: Int32Array;
  readonly art: EmojiArt;
  /** Filled as boxes come into sight. */
  readonly labels: (BoxLabel | undefined)[];
}

/** Makes the scene of a workspace. */
export function mindmapScene(workspace: Workspace, options: SceneOptions): MindmapScene {
  const { look, now, folded = new Set<string>(), moved, art = new Map() } = options;
  const tree = mindmapTree(workspace, folded);
  const given = options.positions?.x.length === tree.ids.length ? options.positions : undefined;
  const laidOut = given ?? layoutMindmap(tree, look.layout);
  const { nodes } = workspace;
  return {
    workspace,
    tree,
    positions: moved ? withMoved(laidOut, tree, moved) : laidOut,
    look,
    theme: mapThemes[look.theme],
    folded,
    today: isoDay(now),
    year: now.getFullYear(),
    progress: percentOf(nodes.filter(({ status }) => status === "Complete").length, nodes.length),
    connections: connectionPairs(workspace, tree),
    art,
    labels: [],
  };
}

/** The scene with its boxes elsewhere: for each step of a layout that is under way. */
export function withPositions(scene: MindmapScene, positions: Positions): MindmapScene {
  return { ...scene, positions };
}

/** The box around all boxes: its left top corner and size. */
export function sceneBounds({ tree: { kinds }, positions: { x, y } }: Pick<MindmapScene, "tree" | "positions">) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [index, kind] of kinds.entries()) {
    const [width = 0, height = 0] = BOX_SIZES[kind] ?? [];
    left = Math.min(left, (x[index] ?? 0) - width / 2);
    right = Math.max(right, (x[index] ?? 0) + width / 2);
    top = Math.min(top, (y[index] ?? 0) - height / 2);
    bottom = Math.max(bottom, (y[index] ?? 0) + height / 2);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function connectionPairs({ connections }: Workspace, { indexOf }: MindmapTree): Int32Array {
  const pairs = connections.flatMap(({ sourceId, targetId }) => {
    const [source, target] = [indexOf.get(sourceId), indexOf.get(targetId)];
    return source === undefined || target === undefined ? [] : [source, target];
  });
  return Int32Array.from(pairs);
}

/** A component that was moved takes its sub-tasks along. */
function withMoved(
  { x, y }: Positions,
  { ids, parents }: MindmapTree,
  moved: NonNullable<SceneOptions["moved"]>,
): Positions {
  const [newX, newY] = [x.slice(), y.slice()];
  for (const [index, id] of ids.entries()) {
    const place = moved.get(id);
    const parent = parents[index] ?? -1;
    if (place) [newX[index], newY[index]] = [place.x, place.y];
    else if (parent > 0) {
      newX[index] = (x[index] ?? 0) + (newX[parent] ?? 0) - (x[parent] ?? 0);
      newY[index] = (y[index] ?? 0) + (newY[parent] ?? 0) - (y[parent] ?? 0);
    }
  }
  return { x: newX, y: newY };
}

import { plural, type Point } from "@toolbox/core";
import { rename } from "@toolbox/core/workspace/edit/edits.ts";
import { findNode } from "@toolbox/core/workspace/edit/find-node.ts";
import { ROOT_ID } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { ChevronsDownUp, ChevronsUpDown, LayoutGrid, Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { visibleRect } from "../../../kit/canvas-view/camera.ts";
import { CanvasView } from "../../../kit/canvas-view/canvas-view.tsx";
import { CanvasZoom } from "../../../kit/canvas-view/canvas-zoom.tsx";
import { useIsCut, useViewport } from "../../../kit/canvas-view/use-viewport.ts";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import { useWorkspace } from "../store/use-workspace.ts";
import { Legend } from "./legend.tsx";
import { NodeTree } from "./node-tree.tsx";
import { TitleEditor } from "./title-editor.tsx";
import { treeRows } from "./tree-rows.ts";
import { useMindmapScene } from "./use-mindmap-scene.ts";
import { useFolded } from "./use-folded.ts";
import { type Editing, useTreeActions } from "./use-tree-actions.ts";

/** Two presses on a node within this time rename it, in milliseconds. */
const doublePress = 350;

/** The zoom at which the letters of a sub-task are eleven pixels high. */
const readable = 11 / 12;

/** The map: drawn on a canvas for the eye and the pointer, told as a tree for keyboard and screen reader. */
export function Mindmap({ workspace }: { workspace: Workspace }) {
  const { record, selected, select, edit, undo } = useWorkspace();
  const { view } = record;
  const viewport = useViewport({
    minZoom: 0.3,
    maxZoom: 3,
    minFit: readable,
    step: 1.2,
    padding: matchMedia("(max-width: 767.98px)").matches ? 40 : 56,
  });
  const tree = useRef<HTMLDivElement>(null);
  const lastPress = useRef({ id: "", at: 0 });
  const [active, setActive] = useState<string | null>(selected);
  const [hasRing, setRing] = useState(false);
  const [editing, setEditing] = useState<Editing | null>(null);
  const folding = useFolded(workspace);
  const { folded } = folding;
  const rows = useMemo(() => treeRows(workspace.nodes, folded), [workspace.nodes, folded]);
  const [hovered, setHovered] = useState<string | null>(null);
  const scene = useMindmapScene({ workspace, focused: hasRing ? active : null, hovered, folded });
  const { boxOf } = scene;
  const anchor = useMemo(() => boxOf(ROOT_ID), [boxOf]);
  const isCut = useIsCut(viewport);

  const show = useCallback(
    (id: string | null) => {
      const box = id === null ? undefined : boxOf(id);
      if (!box) return;
      const seen = visibleRect(viewport.camera, viewport.size);
      const isInside =
        box.x >= seen.x &&
        box.y >= seen.y &&
        box.x + box.width <= seen.x + seen.width &&
        box.y + box.height <= seen.y + seen.height;
      if (!isInside) viewport.centerOn(box, { atLeast: 0.6 });
    },
    [boxOf, viewport],
  );
  useEffect(() => {
    if (hasRing || editing) show(active);
  }, [hasRing, editing, active, show]);

  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  });
  useEffect(() => {
    if (selected === null) return undefined;
    // A second press finds what the first one did; then what the details cover comes into sight.
    const timer = setTimeout(() => shown.current(selected), doublePress);
    return () => clearTimeout(timer);
  }, [selected]);

  const actions = useTreeActions({ rows, viewport, folding, activate: setActive, setEditing });
  const onPick = (at: Point) => {
    const hit = scene.hitAt(at);
    if (!hit) return select(null);
    const { id } = hit;
    if (hit.part === "fold") return actions.fold(id, false);
    const isRoot = id === ROOT_ID;
    const now = performance.now();
    const isSecond = lastPress.current.id === id && now - lastPress.current.at < doublePress;
    lastPress.current = isSecond ? { id: "", at: 0 } : { id, at: now };
    if (!isRoot) setActive(id);
    tree.current?.focus({ preventScroll: true });
    if (isSecond) setEditing({ id, isNew: false });
    // The details take room: the map stays as large as it is, instead of fitting what is left.
    viewport.panBy(0, 0);
    select(isRoot || (selected === id && !isSecond) ? null : id);
  };
  const { title } = workspace.metadata;
  const isTitle = editing?.id === ROOT_ID;
  const edited = editing && !isTitle ? findNode(workspace, editing.id)?.node : undefined;
  const box = editing && (edited || isTitle) ? boxOf(editing.id) : undefined;
  const subTasks = workspace.nodes.reduce((sum, { children }) => sum + children.length, 0);
  const activeRow = rows.find(({ node }) => node.id === (active ?? selected)) ?? rows.at(-1);
  const folders = workspace.nodes.filter(({ children }) => children.length > 0).map(({ id }) => id);
  return (
    <CanvasView
      viewport={viewport}
      bounds={scene.bounds}
      anchor={anchor}
      draw={scene.draw}
      label={`Mindmap of ${title}`}
      onPick={onPick}
      onGrab={scene.grab}
      onHover={(at) => {
        const id = (at && scene.hitAt(at)?.id) ?? null;
        setHovered(id);
        return id !== null;
      }}
      className="@container h-150 min-w-0 flex-1 lg:h-auto"
    >
      <NodeTree
        ref={tree}
        label={`Nodes of ${title}`}
        rows={rows}
        active={active ?? selected}
        onFocus={(hasFocus, first) => {
          setRing(hasFocus && tree.current?.matches(":focus-visible") === true);
          if (hasFocus && active === null && first !== undefined) setActive(first);
        }}
        actions={actions}
      />
      <p className="pointer-events-none absolute top-2 left-2 flex flex-wrap gap-x-4 rounded-control bg-surface-0 px-2 py-1 text-12 text-text-2">
        <span>
          <b className="text-text-1 tabular-nums">{workspace.nodes.length}</b>{" "}
          {plural(workspace.nodes.length, "main component")}
        </span>
        <span>
          <b className="text-text-1 tabular-nums">{subTasks}</b> {plural(subTasks, "sub-task")}
        </span>
        {scene.note !== null && <span>{scene.note}</span>}
        {isCut && scene.note === null && <span>drag to see the rest</span>}
      </p>
      <div className="absolute bottom-3 left-3 flex gap-2">
        <CanvasZoom viewport={viewport} />
        <div className="flex rounded-control border border-line-2 bg-surface-1">
          <IconButton
            icon={ChevronsDownUp}
            label="Fold all sub-tasks"
            disabled={folders.every((id) => folded.has(id))}
            onClick={() => folding.toLevel(1)}
          />
          <IconButton
            icon={ChevronsUpDown}
            label="Unfold all sub-tasks"
            disabled={folded.size === 0}
            onClick={() => folding.toLevel(2)}
          />
          {scene.hasMoves && (
            <IconButton icon={LayoutGrid} label="Put all boxes back in place" onClick={scene.resetMoves} />
          )}
          <IconButton
            icon={Plus}
            label="Add a component"
            onClick={() => activeRow && actions.addComponent(activeRow)}
            disabled={!activeRow}
          />
        </div>
      </div>
      <Legend workspace={workspace} view={view} />
      {editing && box && (
        <TitleEditor
          key={editing.id}
          viewport={viewport}
          box={box}
          title={edited?.title ?? title}
          onDone={(next) => {
            setEditing(null);
            tree.current?.focus({ preventScroll: true });
            if (next === null) {
              if (editing.isNew) undo();
            } else if (edited) edit(rename(edited.id, next), `Renamed ${edited.title} to ${next}`);
            else edit({ kind: "describe", title: next }, `Renamed the workspace to ${next}`);
          }}
        />
      )}
    </CanvasView>
  );
}

import { foldedAtLevel } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { useMemo, useState } from "react";
import { useWorkspace } from "../store/use-workspace.ts";

/** What is folded away in the mindmap, and how to change it. */
export interface Folding {
  readonly folded: ReadonlySet<string>;
  fold(id: string, isFolded: boolean): void;
  /** Shows components alone (1), or their sub-tasks too (2). */
  toLevel(level: 1 | 2): void;
}

/** Until the user folds anything, a phone shows components alone: with all sub-tasks nothing could be read there. */
export function useFolded(workspace: Workspace): Folding {
  const { record, store } = useWorkspace();
  const [isNarrow] = useState(() => matchMedia("(max-width: 767.98px)").matches);
  const chosen = record.view.folded;
  const folded = useMemo(
    () => (chosen ? new Set(chosen) : foldedAtLevel(workspace, isNarrow ? 1 : 2)),
    [chosen, workspace, isNarrow],
  );
  const set = (ids: Iterable<string>) => store.setView({ folded: [...ids] });
  return {
    folded,
    fold: (id, isFolded) => set(isFolded ? new Set([...folded, id]) : [...folded].filter((each) => each !== id)),
    toLevel: (level) => set(foldedAtLevel(workspace, level)),
  };
}

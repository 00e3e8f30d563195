import type { Edit } from "@toolbox/core/workspace/edit/edit.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { notify } from "../../../kit/toast/notify.ts";
import { useShortcut } from "../../../kit/elements/use-shortcut.ts";
import type { StoreState } from "./workspace-store.ts";
import { WorkspaceStore } from "./workspace-store.ts";

/** The workspace in hand, for every part of the page. */
export interface WorkspaceHandle extends StoreState {
  readonly store: WorkspaceStore;
  /** Null until a text was read. */
  readonly workspace: Workspace | null;
  /** The component or sub-task in the detail panel. */
  readonly selected: string | null;
  select(id: string | null): void;
  /** One undoable step; its words are read out. */
  edit(edit: Edit, words: string): void;
  /** Read out by screen readers. */
  announce(words: string): void;
  /** What was announced last; `count` grows, so that the same words are heard again. */
  readonly said: { readonly words: string; readonly count: number };
  undo(): void;
  redo(): void;
}

const browserStore = () =>
  new WorkspaceStore({
    storage: localStorage,
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    onOtherTab: (outcome) =>
      outcome === "merged"
        ? notify("info", "Changed in another tab too", "The changes of both tabs are in this workspace.")
        : notify(
            "info",
            "Changed in another tab too",
            "Your changes go on here in a workspace of their own; the other is in the list beside it.",
          ),
  });

/** Opens the workspace changed last, and keeps every change of it in this browser. */
export function useWorkspaceStore(): WorkspaceHandle {
  const [store] = useState(browserStore);
  const state = useSyncExternalStore(store.subscribe, store.read);
  const [selection, setSelection] = useState<{ workspace: string; id: string } | null>(null);
  const [said, setSaid] = useState({ words: "", count: 0 });
  const { record } = state;
  const workspace = record.plan?.workspace ?? null;

  useEffect(() => {
    const keep = () => store.keep();
    const follow = (event: StorageEvent) => store.follow(event.key, event.newValue);
    const aborter = new AbortController();
    const on = { signal: aborter.signal };
    window.addEventListener("pagehide", keep, on);
    document.addEventListener("visibilitychange", keep, on);
    window.addEventListener("storage", follow, on);
    return () => {
      aborter.abort();
      keep();
    };
  }, [store]);

  const announce = useCallback((words: string) => setSaid(({ count }) => ({ words, count: count + 1 })), []);
  const edit = useCallback(
    (step: Edit, words: string) => {
      store.edit(step, words);
      announce(`${words}.`);
    },
    [store, announce],
  );
  const undo = useCallback(() => {
    const words = store.undo();
    notify("info", words === undefined ? "Nothing to undo" : "Undone", words);
  }, [store]);
  const redo = useCallback(() => {
    const words = store.redo();
    notify("info", words === undefined ? "Nothing to redo" : "Done again", words);
  }, [store]);
  const id = record.id;
  const select = useCallback(
    (node: string | null) => setSelection(node === null ? null : { workspace: id, id: node }),
    [id],
  );
  useShortcut("mod+z", "Undo", undo);
  useShortcut("mod+shift+z", "Redo", redo);

  const wanted = selection?.workspace === id ? selection.id : null;
  const isThere = useMemo(
    () => wanted !== null && workspace !== null && hasNode(workspace, wanted),
    [workspace, wanted],
  );
  const selected = isThere ? wanted : null;
  return useMemo(
    () => ({ ...state, store, workspace, selected, select, edit, announce, said, undo, redo }),
    [state, store, workspace, selected, select, edit, announce, said, undo, redo],
  );
}

export const WorkspaceContext = createContext<WorkspaceHandle | null>(null);

/** The workspace in hand. */
export function useWorkspace(): WorkspaceHandle {
  const handle = use(WorkspaceContext);
  if (!handle) throw new Error("useWorkspace needs a WorkspaceContext around it.");
  return handle;
}

function hasNode({ nodes }: Workspace, id: string): boolean {
  return nodes.some((node) => node.id === id || node.children.some((child) => child.id === id));
}

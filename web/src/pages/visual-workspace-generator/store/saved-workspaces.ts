import type { Workspace } from "@toolbox/core/workspace/model.ts";
import type { WorkspaceEntry, WorkspaceRecord } from "./record.ts";
import { initialView } from "./view-settings.ts";

const version = 1;
const listKey = "toolbox-workspaces";
const keyOf = (id: string) => `toolbox-workspace-${id}`;

/** How many steps of the history are kept; fewer when the browser has no room for them. */
const historyLengths = [100, 10, 0] as const;

/** The workspaces of this browser, the one changed last first. */
export function readList(storage: Storage = localStorage): readonly WorkspaceEntry[] {
  const value = parse(storage.getItem(listKey));
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** What is kept of one workspace; undefined when it is not there or damaged. */
export function readRecord(id: string, storage: Storage = localStorage): WorkspaceRecord | undefined {
  const value = parse(storage.getItem(keyOf(id)));
  if (!isObject(value) || value.version !== version || !isObject(value.record)) return undefined;
  const record = value.record as Partial<WorkspaceRecord>;
  if (typeof record.text !== "string") return undefined;
  const plan = record.plan && isWorkspace(record.plan.workspace) ? record.plan : null;
  return {
    id,
    text: record.text,
    plan,
    isTextAhead: record.isTextAhead ?? true,
    isPlanAhead: record.isPlanAhead ?? false,
    places: record.places ?? {},
    undo: plan ? (record.undo ?? []) : [],
    redo: plan ? (record.redo ?? []) : [],
    view: { ...initialView, ...record.view },
  };
}

/**
 * Keeps a workspace and puts it at the head of the list. When room is short the history is cut before anything else.
 * False when not even the workspace fits; what was kept before then stays.
 */
export function writeRecord(record: WorkspaceRecord, entry: WorkspaceEntry, storage: Storage = localStorage): boolean {
  for (const steps of historyLengths) {
    const { undo, redo } = record;
    const kept = {
      ...record,
      undo: steps === 0 ? [] : undo.slice(-steps),
      redo: steps === 0 ? [] : redo.slice(-steps),
    };
    if (put(storage, keyOf(record.id), { version, record: kept })) {
      const others = readList(storage).filter(({ id }) => id !== record.id);
      return put(storage, listKey, [entry, ...others]);
    }
  }
  return false;
}

/** Takes one workspace out of the browser. */
export function removeRecord(id: string, storage: Storage = localStorage): void {
  storage.removeItem(keyOf(id));
  put(
    storage,
    listKey,
    readList(storage).filter((entry) => entry.id !== id),
  );
}

/** Whether a change of the storage, made in another tab, is about this workspace. */
export function isKeyOf(key: string | null, id: string): boolean {
  return key === keyOf(id);
}

function put(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    // Full, or switched off by the user: the page works on and says that it will forget.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    console.warn("A stored workspace is damaged and is not used.", error);
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is WorkspaceEntry =>
  isObject(value) &&
  typeof value.id === "string" &&
  typeof value.title === "string" &&
  typeof value.components === "number" &&
  typeof value.updatedAt === "string";

const isWorkspace = (value: unknown): value is Workspace =>
  isObject(value) && Array.isArray(value.nodes) && Array.isArray(value.connections) && isObject(value.metadata);

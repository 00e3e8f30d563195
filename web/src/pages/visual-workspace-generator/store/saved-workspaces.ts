import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { isRecord } from "@toolbox/core";
import { readJson, writeText } from "../../../kit/host/storage.ts";
import type { WorkspaceEntry, WorkspaceRecord } from "./record.ts";
import { initialView } from "./view-settings.ts";

const version = 1;
const listKey = "toolbox-workspaces";
const keyOf = (id: string) => `toolbox-workspace-${id}`;

/** How many steps of the history are kept; fewer when the browser has no room for them. */
const historyLengths = [100, 10, 0] as const;

/**
 * The workspaces of this browser, the one changed last first. One that two tabs writing at once left out of the list
 * stands at its end.
 */
export function readList(storage: Storage = localStorage): readonly WorkspaceEntry[] {
  const value = readJson(listKey, storage);
  const listed = Array.isArray(value) ? value.filter(isEntry) : [];
  const known = new Set(listed.map(({ id }) => keyOf(id)));
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const missing = keys.filter((key) => key.startsWith(keyOf("")) && !known.has(key));
  const records = missing.flatMap((key) => readRecord(key.slice(keyOf("").length), storage) ?? []);
  return [...listed, ...records.map((record) => entryOf(record, record.plan?.workspace.metadata.updatedAt ?? ""))];
}

/** The line of a workspace in the list. @param updatedAt ISO 8601 */
export function entryOf({ id, text, plan }: WorkspaceRecord, updatedAt: string): WorkspaceEntry {
  const title = plan?.workspace.metadata.title ?? text.trim().split("\n", 1)[0]?.slice(0, 80) ?? "";
  return { id, title: title || "Untitled", components: plan?.workspace.nodes.length ?? 0, updatedAt };
}

/** What is kept of one workspace; undefined when it is not there or damaged. */
export function readRecord(id: string, storage: Storage = localStorage): WorkspaceRecord | undefined {
  return recordOf(id, readJson(keyOf(id), storage));
}

/** What another tab has written of one workspace, from the text of its storage event. */
export function recordFrom(id: string, written: string): WorkspaceRecord | undefined {
  try {
    return recordOf(id, JSON.parse(written));
  } catch {
    return undefined;
  }
}

function recordOf(id: string, value: unknown): WorkspaceRecord | undefined {
  if (!isRecord(value) || value.version !== version || !isRecord(value.record)) return undefined;
  const record = value.record as Partial<WorkspaceRecord>;
  if (typeof record.text !== "string") return undefined;
  const plan = record.plan && isWorkspace(record.plan.workspace) ? record.plan : null;
  return {
    id,
    clock: record.clock ?? {},
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
    if (writeText(keyOf(record.id), JSON.stringify({ version, record: kept }), storage)) {
      const others = readList(storage).filter(({ id }) => id !== record.id);
      return writeText(listKey, JSON.stringify([entry, ...others]), storage);
    }
  }
  return false;
}

/** Takes one workspace out of the browser. */
export function removeRecord(id: string, storage: Storage = localStorage): void {
  writeText(keyOf(id), null, storage);
  const others = readList(storage).filter((entry) => entry.id !== id);
  writeText(listKey, JSON.stringify(others), storage);
}

/** Whether a change of the storage, made in another tab, is about this workspace. */
export function isKeyOf(key: string | null, id: string): boolean {
  return key === keyOf(id);
}

const isEntry = (value: unknown): value is WorkspaceEntry =>
  isRecord(value) &&
  typeof value.id === "string" &&
  typeof value.title === "string" &&
  typeof value.components === "number" &&
  typeof value.updatedAt === "string";

const isWorkspace = (value: unknown): value is Workspace =>
  isRecord(value) && Array.isArray(value.nodes) && Array.isArray(value.connections) && isRecord(value.metadata);

import { applyEdit } from "@toolbox/core/workspace/edit/apply-edit.ts";
import type { Edit } from "@toolbox/core/workspace/edit/edit.ts";
import type { Change, Places, Plan, Step, WorkspaceEntry, WorkspaceRecord } from "./record.ts";
import { isKeyOf, readList, readRecord, removeRecord, writeRecord } from "./saved-workspaces.ts";
import { initialView, type ViewSettings } from "./view-settings.ts";

/** Milliseconds after the last change until it is kept; leaving the page keeps it at once. */
const keepDelay = 400;
const maxSteps = 200;

/** What the page shows: one workspace, the list of all, and whether this browser keeps them. */
export interface StoreState {
  readonly record: WorkspaceRecord;
  readonly list: readonly WorkspaceEntry[];
  /** False once the browser had no room: what is here lasts as long as the page. */
  readonly isKept: boolean;
}

/** What the store needs of its surroundings. */
export interface StoreHost {
  readonly storage: Storage;
  /** Now, as an ISO 8601 timestamp in UTC. */
  now(): string;
  newId(): string;
}

/**
 * The workspace in hand, with every edit undoable, kept in this browser beside the others. Nothing is ever replaced
 * for good: a newly read text is a step of the history, a shared or imported workspace becomes one of its own.
 */
export class WorkspaceStore {
  readonly #host: StoreHost;
  readonly #listeners = new Set<() => void>();
  #state: StoreState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: StoreHost) {
    this.#host = host;
    const list = readList(host.storage);
    const last = list.map(({ id }) => readRecord(id, host.storage)).find((record) => record !== undefined);
    this.#state = { record: last ?? blank(host.newId()), list, isKept: true };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): StoreState => this.#state;

  setText(text: string): void {
    if (text !== this.#record.text) this.#put({ text, isTextAhead: true });
  }

  setView(view: Partial<ViewSettings>): void {
    this.#put({ view: { ...this.#record.view, ...view } });
  }

  /** Puts a newly read plan in place of the present one, undoable. */
  setPlan(plan: Plan, words: string): void {
    this.#step({ kind: "plan", plan }, words, { isTextAhead: false, isPlanAhead: false, places: {} });
  }

  /** Writes the workspace back into the text. */
  setTextOfPlan(text: string, plan: Plan): void {
    this.#put({ text, plan, isTextAhead: false, isPlanAhead: false });
  }

  /** One edit of the workspace, as one step. */
  edit(edit: Edit, words: string): void {
    this.#step({ kind: "edit", edit }, words, { isPlanAhead: true });
  }

  /** Moves boxes of the mindmap, as one step. */
  setPlaces(places: Places, words: string): void {
    this.#step({ kind: "places", places }, words, {});
  }

  /** Takes the last step back. Returns its words, or undefined when there is none. */
  undo(): string | undefined {
    return this.#travel("undo", "redo");
  }

  redo(): string | undefined {
    return this.#travel("redo", "undo");
  }

  /** Opens another workspace of this browser. False when it is gone. */
  open(id: string): boolean {
    this.keep();
    const record = readRecord(id, this.#host.storage);
    if (!record) {
      this.#set({ ...this.#state, list: readList(this.#host.storage) });
      return false;
    }
    this.#set({ ...this.#state, record });
    return true;
  }

  /** Starts another workspace; the present one stays in the list. */
  create(text = "", plan: Plan | null = null): void {
    this.keep();
    const { view } = this.#record;
    const record = { ...blank(this.#host.newId()), text, plan, isTextAhead: plan === null };
    this.#set({ ...this.#state, record: { ...record, view: { ...initialView, theme: view.theme } } });
    this.#keepSoon();
  }

  /** Takes a workspace out of this browser; the one changed last before it, or a new one, is opened in its place. */
  remove(id: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    removeRecord(id, this.#host.storage);
    const list = readList(this.#host.storage);
    if (id !== this.#record.id) return this.#set({ ...this.#state, list });
    const next = list.map((entry) => readRecord(entry.id, this.#host.storage)).find((record) => record !== undefined);
    this.#set({ ...this.#state, list, record: next ?? blank(this.#host.newId()) });
  }

  /** Brings back what `remove` took. */
  restore(record: WorkspaceRecord): void {
    this.keep();
    this.#set({ ...this.#state, record });
    this.#keepSoon();
    this.keep();
  }

  /** Keeps what has changed, now. An untouched workspace is not worth a line in the list. */
  keep(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { record } = this.#state;
    if (record.text === "" && !record.plan) return;
    const isKept = writeRecord(record, entryOf(record, this.#host.now()), this.#host.storage);
    this.#set({ ...this.#state, isKept, list: readList(this.#host.storage) });
  }

  /** Another tab has changed the storage: what is in hand follows, unless it was changed here too. */
  follow(key: string | null): void {
    const { storage } = this.#host;
    const record = isKeyOf(key, this.#record.id) && this.#timer === undefined && readRecord(this.#record.id, storage);
    this.#set({ ...this.#state, list: readList(storage), ...(record && { record }) });
  }

  get #record(): WorkspaceRecord {
    return this.#state.record;
  }

  #step(change: Change, words: string, more: Partial<WorkspaceRecord>): void {
    const done = this.#apply(change);
    if (!done) return;
    const step: Step = { words, at: this.#host.now(), change: done.inverse };
    this.#put({ ...done.record, ...more, undo: [...this.#record.undo, step].slice(-maxSteps), redo: [] });
  }

  #travel(from: "undo" | "redo", to: "undo" | "redo"): string | undefined {
    const step = this.#record[from].at(-1);
    const done = step && this.#apply(step.change);
    if (!step || !done) return undefined;
    const back: Step = { ...step, change: done.inverse };
    this.#put({
      ...done.record,
      [from]: this.#record[from].slice(0, -1),
      [to]: [...this.#record[to], back],
      isPlanAhead: true,
    });
    return step.words;
  }

  /** Undefined when it changes nothing. */
  #apply(change: Change): { readonly record: Partial<WorkspaceRecord>; readonly inverse: Change } | undefined {
    const { plan, places } = this.#record;
    switch (change.kind) {
      case "edit": {
        if (!plan) return undefined;
        const { workspace, inverse } = applyEdit(plan.workspace, change.edit, this.#host.now());
        if (workspace === plan.workspace) return undefined;
        return { record: { plan: { ...plan, workspace } }, inverse: { kind: "edit", edit: inverse } };
      }
      case "plan":
        return { record: { plan: change.plan }, inverse: { kind: "plan", plan } };
      case "places":
        return { record: { places: change.places }, inverse: { kind: "places", places } };
    }
  }

  #put(changes: Partial<WorkspaceRecord>): void {
    this.#set({ ...this.#state, record: { ...this.#record, ...changes } });
    this.#keepSoon();
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keep(), keepDelay);
  }

  #set(state: StoreState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function blank(id: string): WorkspaceRecord {
  return {
    id,
    text: "",
    plan: null,
    isTextAhead: true,
    isPlanAhead: false,
    places: {},
    undo: [],
    redo: [],
    view: initialView,
  };
}

function entryOf({ id, text, plan }: WorkspaceRecord, now: string): WorkspaceEntry {
  const title = plan?.workspace.metadata.title ?? text.trim().split("\n", 1)[0]?.slice(0, 80) ?? "";
  return { id, title: title || "Untitled", components: plan?.workspace.nodes.length ?? 0, updatedAt: now };
}

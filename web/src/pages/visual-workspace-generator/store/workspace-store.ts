import type { Edit } from "@toolbox/core/workspace/edit/edit.ts";
import { listenerSet } from "@toolbox/core";
import { applyChange, type StepEffects, withStep } from "./apply-change.ts";
import { isFirst, isWithin, type OwnChange, redoOn } from "./own-changes.ts";
import type { Change, Places, Plan, Step, WorkspaceEntry, WorkspaceRecord } from "./record.ts";
import { entryOf, isKeyOf, readList, readRecord, recordFrom, removeRecord, writeRecord } from "./saved-workspaces.ts";
import { initialView, type ViewSettings } from "./view-settings.ts";

/** Milliseconds after the last change until it is kept; leaving the page keeps it at once. */
const keepDelay = 400;
/** Changes of this tab that are remembered, to be done again on what another tab writes. */
const maxOwn = 200;
/** Tabs whose writings a record counts; older ones have long been closed. */
const maxTabs = 16;

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
  /**
   * Another tab changed the same workspace at the same time. `merged`: the changes of both are in it. `apart`: they could
   * not be, so those of this tab went on in a workspace of their own.
   */
  onOtherTab?(outcome: "merged" | "apart"): void;
}

/**
 * The workspace in hand, with every edit undoable, kept in this browser beside the others. Nothing is ever replaced
 * for good: a newly read text is a step of the history, a shared or imported workspace becomes one of its own.
 */
export class WorkspaceStore {
  readonly #host: StoreHost;
  readonly #listeners = listenerSet();
  #state: StoreState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tab: string;
  /** How often this tab has written. */
  #writings = 0;
  /** What was done here to the workspace in hand, in order. */
  #own: readonly OwnChange[] = [];

  constructor(host: StoreHost) {
    this.#host = host;
    this.#tab = host.newId().slice(0, 8);
    const list = readList(host.storage);
    const last = list.map(({ id }) => readRecord(id, host.storage)).find((record) => record !== undefined);
    this.#state = { record: last ?? blank(host.newId()), list, isKept: true };
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly read = (): StoreState => this.#state;

  setText(text: string): void {
    const { text: before } = this.#record;
    if (text === before) return;
    this.#noteText(before, text);
    this.#put({ text, isTextAhead: true });
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
    this.#noteText(this.#record.text, text);
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
    this.#own = [];
    this.#set({ ...this.#state, record });
    return true;
  }

  /** Starts another workspace; the present one stays in the list. */
  create(text = "", plan: Plan | null = null): void {
    this.keep();
    const { view } = this.#record;
    const record = { ...blank(this.#host.newId()), text, plan, isTextAhead: plan === null };
    this.#own = [];
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
    this.#own = [];
    const next = list.map((entry) => readRecord(entry.id, this.#host.storage)).find((record) => record !== undefined);
    this.#set({ ...this.#state, list, record: next ?? blank(this.#host.newId()) });
  }

  /** Keeps what has changed, now. An untouched workspace is not worth a line in the list. */
  keep(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#record.text === "" && !this.#record.plan) return;
    const stored = readRecord(this.#record.id, this.#host.storage);
    if (stored) this.#takeIn(stored);
    const { [this.#tab]: _, ...others } = this.#record.clock;
    const tabs = [...Object.entries(others), [this.#tab, ++this.#writings] as const].slice(-maxTabs);
    const record = { ...this.#record, clock: Object.fromEntries(tabs) };
    const isKept = writeRecord(record, entryOf(record, this.#host.now()), this.#host.storage);
    this.#set({ ...this.#state, record, isKept, list: readList(this.#host.storage) });
  }

  /**
   * Another tab has changed the storage: what is in hand takes it in, with what was changed here at the same time.
   * @param written of a storage event: what the other tab wrote, even when this one has written over it since
   */
  follow(key: string | null, written: string | null): void {
    const { id } = this.#record;
    const theirs = isKeyOf(key, id) && written !== null ? recordFrom(id, written) : undefined;
    if (theirs && this.#takeIn(theirs)) this.#keepSoon();
    this.#set({ ...this.#state, list: readList(this.#host.storage) });
  }

  /** Says whether what came out of it has yet to be written. */
  #takeIn(theirs: WorkspaceRecord): boolean {
    const { record } = this.#state;
    if (isWithin(theirs.clock, record.clock)) return false;
    const missing = this.#own.filter(({ writing }) => writing > (theirs.clock[this.#tab] ?? 0));
    const { view } = record;
    if (missing.length === 0) {
      if (isWithin(record.clock, theirs.clock) || isFirst(theirs.clock, record.clock))
        this.#set({ ...this.#state, record: { ...theirs, view } });
      return false;
    }
    const both = redoOn(theirs, missing, this.#host.now());
    if (both) this.#set({ ...this.#state, record: { ...both, view } });
    else {
      this.#own = [];
      this.#set({ ...this.#state, record: { ...record, id: this.#host.newId(), clock: {} } });
    }
    this.#host.onOtherTab?.(both ? "merged" : "apart");
    return true;
  }

  get #record(): WorkspaceRecord {
    return this.#state.record;
  }

  #step(change: Change, words: string, effects: StepEffects): void {
    const record = withStep(this.#record, { change, words, effects }, this.#host.now());
    if (!record) return;
    this.#noteStep(change, words, effects);
    this.#put(record);
  }

  #travel(from: "undo" | "redo", to: "undo" | "redo"): string | undefined {
    const step = this.#record[from].at(-1);
    const done = step && applyChange(this.#record, step.change, this.#host.now());
    if (!step || !done) return undefined;
    this.#noteStep(step.change, step.words, { isPlanAhead: true });
    const back: Step = { ...step, change: done.inverse };
    this.#put({
      ...done.record,
      [from]: this.#record[from].slice(0, -1),
      [to]: [...this.#record[to], back],
      isPlanAhead: true,
    });
    return step.words;
  }

  #noteStep(change: Change, words: string, effects: StepEffects): void {
    const { plan, text } = this.#record;
    const createdAt = plan?.workspace.metadata.createdAt;
    this.#note({ writing: this.#writings + 1, kind: "step", change, words, effects, createdAt, text });
  }

  #noteText(before: string, after: string): void {
    const last = this.#own.at(-1);
    // What another tab wrote in between is none of it.
    const isGoingOn = last?.kind === "text" && last.writing === this.#writings + 1 && last.after === before;
    if (isGoingOn) this.#own = this.#own.slice(0, -1);
    this.#note({ writing: this.#writings + 1, kind: "text", before: isGoingOn ? last.before : before, after });
  }

  #note(change: OwnChange): void {
    this.#own = [...this.#own, change].slice(-maxOwn);
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
    this.#listeners.call();
  }
}

function blank(id: string): WorkspaceRecord {
  return {
    id,
    clock: {},
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

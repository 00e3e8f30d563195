import { addComponent, deleteNode, rename } from "@toolbox/core/workspace/edit/edits.ts";
import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WorkspaceStore } from "./workspace-store.ts";

/*
 * Two tabs as a browser runs them: each in a process of its own, which sees what the other has written only when the
 * news of it arrives. The news of one tab arrive in their order.
 */
const now = "2026-11-21T10:00:00.000Z";

interface Write {
  readonly at: number;
  readonly key: string;
  readonly value: string;
}

class Tab {
  static #writes = 0;
  readonly store: WorkspaceStore;
  readonly said: string[] = [];
  readonly inbox: Write[] = [];
  readonly #seen: Map<string, Write>;
  other: Tab | undefined;

  constructor(name: string, seen: ReadonlyMap<string, Write> = new Map()) {
    this.#seen = new Map(seen);
    let count = 0;
    const storage = {
      getItem: (key: string) => this.#seen.get(key)?.value ?? null,
      setItem: (key: string, value: string) => {
        const write = { at: Tab.#writes++, key, value };
        this.#seen.set(key, write);
        this.other?.inbox.push(write);
      },
      key: (index: number) => [...this.#seen.keys()][index] ?? null,
      removeItem: (key: string) => void this.#seen.delete(key),
      clear: () => this.#seen.clear(),
    };
    Object.defineProperty(storage, "length", { get: () => this.#seen.size });
    this.store = new WorkspaceStore({
      storage: storage as Storage,
      now: () => now,
      newId: () => `${name}${count++}`,
      onOtherTab: (outcome) => this.said.push(outcome),
    });
  }

  /** The news that came first arrives. */
  hear(): boolean {
    const write = this.inbox.shift();
    if (!write) return false;
    if (write.at > (this.#seen.get(write.key)?.at ?? -1)) this.#seen.set(write.key, write);
    this.store.follow(write.key, write.value);
    return true;
  }

  get seen(): ReadonlyMap<string, Write> {
    return this.#seen;
  }

  get text(): string {
    return this.store.read().record.text;
  }

  get titles(): readonly string[] {
    return this.store.read().record.plan?.workspace.nodes.map(({ title }) => title) ?? [];
  }

  get first(): string {
    return this.store.read().record.plan?.workspace.nodes[0]?.id ?? "";
  }

  /** Puts a line at a place of the text, as a person types it. */
  type(line: string, at: number): void {
    const lines = this.text.split("\n");
    this.store.setText(lines.toSpliced(at % (lines.length + 1), 0, line).join("\n"));
  }

  add(title: string): void {
    const { plan } = this.store.read().record;
    if (plan) this.store.edit(addComponent(plan.workspace, { title }), `Added ${title}`);
  }
}

const plan = "## Landing Page\n- Hero copy\n\n## Billing\n- Invoices\n";

/** Two tabs with the same workspace open. */
function open(): readonly [Tab, Tab] {
  const one = new Tab("a");
  one.store.setText(plan);
  one.store.setPlan({ ...parseWorkspace(plan, { now }), ms: 1 }, "Generated");
  one.store.keep();
  const two = new Tab("b", one.seen);
  [one.other, two.other] = [two, one];
  return [one, two];
}

/** All is written, and all news has arrived. */
function settle(tabs: readonly Tab[]): void {
  for (let round = 0; round < 20; round++) {
    vi.advanceTimersByTime(1000);
    let isQuiet = true;
    for (const tab of tabs) while (tab.hear()) isQuiet = false;
    if (isQuiet && vi.getTimerCount() === 0) return;
  }
  throw new Error("The tabs write without end.");
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("two tabs with one workspace", () => {
  const act = fc.record({
    tab: fc.constantFrom(0, 1),
    kind: fc.constantFrom("type", "type", "add", "hear", "rename"),
    wait: fc.constantFrom(0, 50, 150, 300, 500),
    at: fc.nat(12),
  });
  it("keep every line and every component of both, however they alternate", () =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const tabs = open();
        const typed: string[] = [];
        const added: string[] = [];
        for (const [index, { tab: which, kind, wait, at }] of acts.entries()) {
          const tab = tabs[which === 0 ? 0 : 1];
          const word = `${kind} ${index}`;
          if (kind === "type") typed.push(word);
          if (kind === "add") added.push(word);
          if (kind === "type") tab.type(word, at);
          else if (kind === "add") tab.add(word);
          else if (kind === "rename") tab.store.edit(rename(tab.first, word), word);
          else tab.hear();
          vi.advanceTimersByTime(wait);
        }
        settle(tabs);
        for (const { text, titles } of tabs) {
          expect(text.split("\n")).toEqual(expect.arrayContaining([...plan.split("\n"), ...typed]));
          expect(
            text
              .split("\n")
              .filter((line) => line !== "")
              .toSorted(),
          ).toEqual([...plan.split("\n"), ...typed].filter((line) => line !== "").toSorted());
          expect(titles).toEqual(expect.arrayContaining(added));
        }
        expect(new Set(tabs[0].titles)).toEqual(new Set(tabs[1].titles));
      }),
      { numRuns: 400, seed: 11 },
    ));

  it("keep a line whole that is typed letter by letter", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 60, 150, 300)), { maxLength: 60 }),
        (keys) => {
          const tabs = open();
          const typed = ["- ", "* "];
          for (const [which, wait] of keys) {
            const tab = tabs[which === 0 ? 0 : 1];
            const before = typed[which] ?? "";
            const after = `${before}${String.fromCharCode(97 + (before.length % 26))}`;
            typed[which] = after;
            if (before.length === 2) tab.type(after, 1 + which);
            else tab.store.setText(tab.text.replace(new RegExp(`^${before.replace("*", "[*]")}$`, "m"), after));
            vi.advanceTimersByTime(wait);
            if (wait > 100) tab.hear();
          }
          settle(tabs);
          const own = typed.filter((line) => line.length > 2);
          for (const { text } of tabs)
            expect(
              text
                .split("\n")
                .filter((line) => /^[-*] [a-z]/.test(line))
                .toSorted(),
            ).toEqual(own.toSorted());
        },
      ),
      { numRuns: 300, seed: 5 },
    ));

  it("say so, and undo takes back what the other did", () => {
    const [one, two] = open();
    one.store.edit(rename(one.first, "Home"), "Renamed to Home");
    vi.advanceTimersByTime(100);
    two.store.edit(rename(two.first, "Start"), "Renamed to Start");
    settle([one, two]);
    expect([...one.said, ...two.said]).toContain("merged");
    expect(one.titles).toEqual(two.titles);
    const [title] = one.titles;
    expect(one.store.undo()).toBe(`Renamed to ${title}`);
    expect(one.titles[0]).toBe(title === "Home" ? "Start" : "Home");
  });

  it("go apart where the change of one has lost what it was about, and both are kept", () => {
    const [one, two] = open();
    const id = one.first;
    one.store.edit(deleteNode(id), "Deleted");
    one.store.keep();
    two.store.edit(rename(id, "Home"), "Renamed");
    settle([one, two]);
    expect(two.said).toEqual(["apart"]);
    expect(one.titles).toEqual(["Billing"]);
    expect(two.titles).toEqual(["Home", "Billing"]);
    expect(new Set(one.store.read().list.map((entry) => entry.id)).size).toBe(2);
  });

  it("each keeps the view it has", () => {
    const [one, two] = open();
    two.store.setView({ tab: "kanban" });
    one.type("## More", 0);
    settle([one, two]);
    expect(two.store.read().record.view.tab).toBe("kanban");
    expect(two.text).toContain("## More");
    expect(one.store.read().record.view.tab).toBe("mindmap");
  });
});

import type { ObjectName } from "../../model.ts";

interface Named {
  schema: string;
  name: string;
}

/**
 * Whether names that differ in case only are one: never in PostgreSQL, always in SQLite, in MySQL where nothing of the
 * very name is there (it depends on the file system, 8.4, 11.2.3).
 */
export type CaseRule = "exact" | "loose" | "folded";

/** Objects of one kind by name, in the order they came; a new name keeps the place. */
export class Registry<T extends Named> {
  readonly #items = new Map<string, { readonly item: T; readonly order: number }>();
  /** With the rule "loose": the first object of each name in lower case. */
  readonly #folded = new Map<string, T>();
  readonly #rule: CaseRule;
  #count = 0;

  constructor(rule: CaseRule) {
    this.#rule = rule;
  }

  get(name: ObjectName): T | undefined {
    return this.getExact(name) ?? (this.#rule === "loose" ? this.#folded.get(foldedKey(name)) : undefined);
  }

  /** The object that a second one of this name would replace. */
  getExact(name: ObjectName): T | undefined {
    return this.#items.get(this.#key(name))?.item;
  }

  /** An object of the same name is replaced. */
  add(item: T): void {
    this.#put(item, this.#count++);
  }

  delete(name: ObjectName): boolean {
    const found = this.get(name);
    return found !== undefined && this.#take(found) !== undefined;
  }

  rename(item: T, name: ObjectName): void {
    const order = this.#take(item);
    item.schema = name.schema;
    item.name = name.name;
    this.#put(item, order ?? this.#count++);
  }

  #put(item: T, order: number): void {
    this.#items.set(this.#key(item), { item, order });
    if (this.#rule !== "loose") return;
    const first = this.#folded.get(foldedKey(item));
    // An object that takes the place of another is the first in its stead.
    if (!first || this.#key(first) === this.#key(item)) this.#folded.set(foldedKey(item), item);
  }

  /** @returns its place */
  #take(item: T): number | undefined {
    const entry = this.#items.get(this.#key(item));
    this.#items.delete(this.#key(item));
    if (this.#folded.get(foldedKey(item)) === item) {
      this.#folded.delete(foldedKey(item));
      const next = this.values().find((other) => foldedKey(other) === foldedKey(item));
      if (next) this.#folded.set(foldedKey(next), next);
    }
    return entry?.order;
  }

  values(): T[] {
    return [...this.#items.values()].toSorted((one, other) => one.order - other.order).map(({ item }) => item);
  }

  #key(name: ObjectName): string {
    return this.#rule === "folded" ? foldedKey(name) : `${name.schema}\0${name.name}`;
  }
}

const foldedKey = ({ schema, name }: ObjectName): string => `${schema}\0${name}`.toLowerCase();

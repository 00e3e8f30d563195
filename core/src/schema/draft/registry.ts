import type { ObjectName } from "../../data/schema/model.ts";

interface Named {
  schema: string;
  name: string;
}

/** Objects of one kind by name, in the order they came; a new name keeps the place. */
export class Registry<T extends Named> {
  readonly #items = new Map<string, { readonly item: T; readonly order: number }>();
  readonly #ignoresCase: boolean;
  #count = 0;

  /** @param ignoresCase MySQL and SQLite find names in any case */
  constructor(ignoresCase: boolean) {
    this.#ignoresCase = ignoresCase;
  }

  get(name: ObjectName): T | undefined {
    return this.#items.get(this.#key(name))?.item;
  }

  /** An object of the same name is replaced. */
  add(item: T): void {
    this.#items.set(this.#key(item), { item, order: this.#count++ });
  }

  delete(name: ObjectName): boolean {
    return this.#items.delete(this.#key(name));
  }

  rename(item: T, name: ObjectName): void {
    const entry = this.#items.get(this.#key(item));
    this.#items.delete(this.#key(item));
    item.schema = name.schema;
    item.name = name.name;
    this.#items.set(this.#key(item), { item, order: entry?.order ?? this.#count++ });
  }

  values(): T[] {
    return [...this.#items.values()].toSorted((one, other) => one.order - other.order).map(({ item }) => item);
  }

  #key({ schema, name }: ObjectName): string {
    const key = `${schema}\0${name}`;
    return this.#ignoresCase ? key.toLowerCase() : key;
  }
}

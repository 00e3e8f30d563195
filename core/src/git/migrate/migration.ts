import { type Category } from "../changelog/entries/categories.ts";
import { readAnyCategory } from "../changelog-file/headings/category-heading.ts";

type Place = Category | "hidden";

/** What a configuration of another tool becomes here. */
export interface Migration {
  /** Sections of toolbox.config.json. */
  readonly changelog?: Readonly<Record<string, unknown>>;
  readonly lint?: Readonly<Record<string, unknown>>;
  /** Keys that are carried over, or hold here anyway. */
  readonly carried: readonly string[];
  /** What could not be carried over, each as a sentence with its reason. */
  readonly left: readonly string[];
}

/** Collects a migration key by key. */
export class MigrationNotes {
  readonly #carried: string[] = [];
  readonly #left: string[] = [];

  carry(key: string): void {
    this.#carried.push(key);
  }

  leave(key: string, reason: string): void {
    this.#left.push(`${key}: ${reason}`);
  }

  /** @param sections without those that are empty */
  done(sections: { readonly changelog?: Record<string, unknown>; readonly lint?: Record<string, unknown> }): Migration {
    const kept = Object.entries(sections).filter(([, section]) => Object.keys(section).length > 0);
    return { ...Object.fromEntries(kept), carried: this.#carried, left: this.#left };
  }
}

/** Where a heading of another tool leads: `<!-- 0 -->🚀 Features` to added; what has no kind here is told as changed. */
export function placeOfTitle(title: string): Category {
  const plain = title.replace(/<!--.*?-->/g, "").trim();
  return readAnyCategory(plain) ?? "changed";
}

/** Types with their headings, as standard-version, release-please and conventional-changelog list them. */
export function typesOfList(key: string, value: unknown, notes: MigrationNotes): Record<string, Place> {
  const types: Record<string, Place> = {};
  for (const [at, row] of (Array.isArray(value) ? (value as unknown[]) : []).entries()) {
    const { type, section, hidden, scope } = (row ?? {}) as Readonly<Record<string, unknown>>;
    const name = `${key}[${at}]`;
    if (typeof type !== "string") notes.leave(name, "it names no type");
    else {
      const isScoped = typeof scope === "string" && scope !== "";
      types[isScoped ? `${type}(${scope})`.toLowerCase() : type.toLowerCase()] =
        hidden === true || section === undefined ? "hidden" : placeOfTitle(String(section));
      notes.carry(name);
    }
  }
  return types;
}

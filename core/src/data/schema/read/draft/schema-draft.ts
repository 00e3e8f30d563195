import type { Dialect, ObjectName, Place } from "../../model.ts";
import type { SchemaProblem, SkippedKind } from "../schema-parse-result.ts";
import type {
  CompositeDraft,
  DomainDraft,
  EnumDraft,
  FunctionDraft,
  SequenceDraft,
  TableDraft,
  ViewDraft,
} from "./drafts.ts";
import { Registry } from "./registry.ts";

const MOST_PROBLEMS = 200;

/** A schema that statements are still changing, and what there is to tell about them. */
export class SchemaDraft {
  readonly dialect: Dialect;
  readonly defaultSchema: string;
  /** Where names without a schema stand at the moment: the search path moves it. */
  currentSchema: string;
  readonly tables: Registry<TableDraft>;
  readonly views: Registry<ViewDraft>;
  readonly enums: Registry<EnumDraft>;
  readonly domains: Registry<DomainDraft>;
  readonly composites: Registry<CompositeDraft>;
  readonly sequences: Registry<SequenceDraft>;
  /** Several may have one name. */
  functions: FunctionDraft[] = [];
  /** Names that any of them has or had: others need not be looked for. */
  readonly functionNames = new Set<string>();
  readonly extensions = new Set<string>();
  /** Whether any table is a partition or a child of another. */
  hasHeirs = false;
  readonly problems: SchemaProblem[] = [];
  untold = 0;
  /** What can only be done when all is read, such as references to tables further down. */
  readonly later: (() => void)[] = [];
  readonly #skipped = new Map<string, { kind: string; count: number; first: Place; reason: string }>();

  constructor(dialect: Dialect) {
    this.dialect = dialect;
    this.defaultSchema = dialect === "postgresql" ? "public" : "main";
    this.currentSchema = this.defaultSchema;
    const rule = ({ postgresql: "exact", mysql: "loose", sqlite: "folded" } as const)[dialect];
    this.tables = new Registry(rule);
    this.views = new Registry(rule);
    this.enums = new Registry(rule);
    this.domains = new Registry(rule);
    this.composites = new Registry(rule);
    this.sequences = new Registry(rule);
  }

  /** The object that a name with dots means; a database's name before the schema is dropped. */
  objectName(parts: readonly string[]): ObjectName {
    const name = parts.at(-1) ?? "";
    return { schema: parts.at(-2) ?? this.currentSchema, name };
  }

  /** How people know it: without the default schema. */
  label({ schema, name }: ObjectName): string {
    return schema === this.defaultSchema ? name : `${schema}.${name}`;
  }

  report(severity: SchemaProblem["severity"], place: Place, message: string): void {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ severity, ...place, message });
    else this.untold++;
  }

  skip(kind: string, place: Place, reason: string): void {
    const known = this.#skipped.get(kind);
    if (known) known.count++;
    // Nonsense gives a kind of its own to every statement.
    else if (this.#skipped.size < MOST_PROBLEMS) this.#skipped.set(kind, { kind, count: 1, first: place, reason });
    else this.skip("other statements", place, "they are not known here");
  }

  get skipped(): readonly SkippedKind[] {
    return [...this.#skipped.values()];
  }
}

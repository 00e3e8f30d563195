/** Where something stands in what was read; lines count from 1. */
export interface Place {
  readonly line: number;
  /** Absent where one text was read. */
  readonly file?: string;
}

/** A name inside a schema. Names are as PostgreSQL stores them: unquoted ones folded to lower case. */
export interface ObjectName {
  /** Never empty: names written without one stand in the model's `defaultSchema`. */
  readonly schema: string;
  readonly name: string;
}

interface Described {
  /** `COMMENT ON`, or a note. */
  readonly comment?: string;
  /** Absent in what no file holds, such as the built-in sample. */
  readonly place?: Place;
}

/** What database the source was written for; types and defaults of the model keep its words. */
export type Dialect = "postgresql" | "mysql" | "sqlite";

/** The structure of a database: what its tables are and how they hang together. All lists keep the source's order. */
export interface DatabaseSchema {
  readonly dialect: Dialect;
  /** Where names without a schema stand; hosts leave it out of labels. `public` for PostgreSQL. */
  readonly defaultSchema: string;
  readonly tables: readonly Table[];
  readonly views: readonly View[];
  readonly enums: readonly EnumType[];
  readonly domains: readonly Domain[];
  readonly composites: readonly CompositeType[];
  /** Those made by CREATE SEQUENCE or a serial type; an identity column has its own inside. */
  readonly sequences: readonly Sequence[];
  readonly extensions: readonly string[];
  /** What they take and give; their bodies are not kept. */
  readonly functions: readonly DatabaseFunction[];
}

export interface Table extends ObjectName, Described {
  readonly columns: readonly Column[];
  readonly primaryKey?: Key;
  readonly uniques: readonly Key[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
  readonly indexes: readonly Index[];
  readonly rowSecurity: RowSecurity;
  readonly policies: readonly Policy[];
  /** What stands after PARTITION BY, for a table whose rows live in partitions: `RANGE (payment_date)`. */
  readonly partitionedBy?: string;
  /** Set for a partition: its columns are its parent's. */
  readonly partitionOf?: Partition;
  /** Parents by INHERITS; their columns are among `columns`. */
  readonly inherits: readonly ObjectName[];
}

export interface Partition extends ObjectName {
  /** `FOR VALUES FROM ('2022-01-01') TO ('2022-02-01')`, or `DEFAULT`. */
  readonly bound: string;
}

/** `forced` holds for the owner of the table too. */
export type RowSecurity = "off" | "on" | "forced";

export interface Column extends Described {
  readonly name: string;
  /** In lower case but for quoted parts, the default schema left out: `numeric(10,2)`, `timestamp with time zone`, `text[]`, `shop.mood`. */
  readonly type: string;
  /** False for NOT NULL and for every column of the primary key. */
  readonly nullable: boolean;
  /** The expression after DEFAULT, as written. */
  readonly default?: string;
  /** Numbers itself: GENERATED … AS IDENTITY, AUTO_INCREMENT, AUTOINCREMENT. A serial type is a default of nextval(…). */
  readonly identity?: "always" | "by default";
  readonly generated?: Generated;
  readonly collation?: string;
}

export interface Generated {
  readonly expression: string;
  readonly stored: boolean;
}

/** A primary or unique key. */
export interface Key {
  readonly name?: string;
  /** At least one. */
  readonly columns: readonly string[];
  /** UNIQUE NULLS NOT DISTINCT. */
  readonly nullsEqual?: boolean;
  readonly deferrable?: Deferrable;
  readonly place?: Place;
}

export type Deferrable = "deferrable" | "initially deferred";

export type KeyAction = "no action" | "restrict" | "cascade" | "set null" | "set default";

export interface ForeignKey {
  readonly name?: string;
  readonly columns: readonly string[];
  /** The table may be missing from the model: `auth.users` in the migrations of a Supabase project. */
  readonly target: ObjectName;
  /** As many as `columns`; empty when nothing in the source says which columns of a missing table are meant. */
  readonly targetColumns: readonly string[];
  readonly onDelete: KeyAction;
  readonly onUpdate: KeyAction;
  readonly matchFull?: boolean;
  readonly deferrable?: Deferrable;
  /** NOT VALID: rows from before it may break it. */
  readonly unproven?: boolean;
  readonly place?: Place;
}

export interface Check {
  readonly name?: string;
  /** Without the outer brackets. */
  readonly expression: string;
  readonly place?: Place;
}

export interface Index extends Described {
  readonly name?: string;
  /** Column names, or expressions as written. */
  readonly parts: readonly IndexPart[];
  readonly unique: boolean;
  /** `btree`, `gin`, … */
  readonly method: string;
  /** INCLUDE: columns that only travel along. */
  readonly includes: readonly string[];
  /** The expression after WHERE. */
  readonly where?: string;
}

export interface IndexPart {
  /** A column's name, when the part is one column and nothing else. */
  readonly column?: string;
  /** As written, with what follows it: `lower(email)`, `created_at DESC`. */
  readonly text: string;
}

export type PolicyCommand = "all" | "select" | "insert" | "update" | "delete";

export interface Policy extends Described {
  readonly name: string;
  readonly command: PolicyCommand;
  readonly permissive: boolean;
  /** `public` when none are named. */
  readonly roles: readonly string[];
  readonly using?: string;
  readonly withCheck?: string;
}

export interface View extends ObjectName, Described {
  readonly materialized: boolean;
  /** Named after the view's name, or read off a plain select list; empty when unknown. */
  readonly columns: readonly ViewColumn[];
  /** The query, as written. */
  readonly query: string;
}

export interface ViewColumn {
  readonly name: string;
  /** Where it could be followed to a table's column. */
  readonly type?: string;
}

export interface EnumType extends ObjectName, Described {
  readonly values: readonly string[];
}

export interface Domain extends ObjectName, Described {
  readonly type: string;
  readonly nullable: boolean;
  readonly default?: string;
  readonly checks: readonly Check[];
}

export interface CompositeType extends ObjectName, Described {
  readonly attributes: readonly { readonly name: string; readonly type: string }[];
}

export interface DatabaseFunction extends ObjectName, Described {
  /** In the order of the call; those of RETURNS TABLE and OUT too. */
  readonly parameters: readonly FunctionParameter[];
  /** `record` where the parameters say what is in it. */
  readonly returns: string;
  /** SETOF and TABLE. */
  readonly returnsSet: boolean;
  /** ROWS 1: a set of one. */
  readonly returnsOneRow?: boolean;
}

export interface FunctionParameter {
  readonly name?: string;
  readonly type: string;
  /** `table`: a column of RETURNS TABLE. */
  readonly mode: "in" | "out" | "inout" | "variadic" | "table";
  readonly hasDefault: boolean;
}

export interface Sequence extends ObjectName, Described {
  /** `START WITH 100 INCREMENT BY 10`, as written. */
  readonly options?: string;
  /** The column it goes away with. */
  readonly ownedBy?: ObjectName & { readonly column: string };
}

import type {
  Check,
  Column,
  CompositeType,
  DatabaseFunction,
  Domain,
  EnumType,
  ForeignKey,
  FunctionParameter,
  Index,
  Key,
  Policy,
  Sequence,
  Table,
  View,
} from "../../model.ts";

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly string[] ? string[] : T[K] };

/* The model's parts while statements still change them. */

export type ColumnDraft = Open<Column>;
export type KeyDraft = Open<Key>;
export type ForeignKeyDraft = Open<ForeignKey>;
export type CheckDraft = Open<Check>;
export type IndexDraft = Omit<Open<Index>, "parts"> & { parts: Open<Index["parts"][number]>[] };
export type PolicyDraft = Open<Policy>;
export type EnumDraft = Open<EnumType>;
export type DomainDraft = Omit<Open<Domain>, "checks"> & { checks: CheckDraft[] };
export type CompositeDraft = Omit<Open<CompositeType>, "attributes"> & {
  attributes: Open<CompositeType["attributes"][number]>[];
};
export type SequenceDraft = Open<Sequence>;
export type FunctionDraft = Omit<Open<DatabaseFunction>, "parameters"> & { parameters: FunctionParameter[] };
export type ViewDraft = Open<View>;

export type TableDraft = Omit<
  Open<Table>,
  "columns" | "primaryKey" | "uniques" | "foreignKeys" | "checks" | "indexes" | "policies" | "inherits"
> & {
  columns: ColumnDraft[];
  primaryKey?: KeyDraft;
  uniques: KeyDraft[];
  foreignKeys: ForeignKeyDraft[];
  checks: CheckDraft[];
  indexes: IndexDraft[];
  policies: PolicyDraft[];
  inherits: { schema: string; name: string }[];
};

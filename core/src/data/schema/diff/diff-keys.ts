import type { Check, DatabaseSchema, ForeignKey, Index, Key, ObjectName, Table } from "../model.ts";
import { labelOf } from "../relations.ts";
import { placed, type TableChange } from "./diff-columns.ts";
import { pairItems } from "./pair-items.ts";
import { sameSql } from "./same-sql.ts";
import { checkWords, foreignKeyWords, indexWords, keyWords } from "./words.ts";

/** How a table is called now, for one of the earlier schema. */
export type Renaming = {
  readonly column: (name: string) => string;
  readonly target: (name: ObjectName) => ObjectName;
  readonly targetColumn: (target: ObjectName, name: string) => string;
};

/** What became of the keys, checks and indexes of a table; columns and tables that were renamed count as the same. */
export function diffKeys(before: Table, after: Table, now: Renaming, schema: DatabaseSchema): TableChange[] {
  return [
    ...primaryKey(before, after, now),
    ...uniques(before, after, now),
    ...foreignKeys(before, after, now, schema),
    ...checks(before, after, now, schema),
    ...indexes(before, after, now, schema),
  ];
}

const renamed = (key: Key, now: Renaming): Key => ({ ...key, columns: key.columns.map(now.column) });

function primaryKey(before: Table, after: Table, now: Renaming): TableChange[] {
  const old = before.primaryKey && renamed(before.primaryKey, now);
  const key = after.primaryKey;
  const [was, is] = [old && keyWords(old), key && keyWords(key)];
  if (was === is) return [];
  const kind = was === undefined ? "added" : is === undefined ? "gone" : "changed";
  const why = {
    added: "This fails while two rows have the same values, or one has null.",
    changed: "This fails while two rows have the same values, and keys that refer to the old one have to go first.",
    gone: "Rows can no longer be told apart, and keys that refer to it have to go first.",
  }[kind];
  return [change("primary key", kind, (key ?? old)?.columns ?? [], was, is, why, key ?? {})];
}

function uniques(before: Table, after: Table, now: Renaming): TableChange[] {
  const { gone, added } = pairItems(
    before.uniques.map((key) => renamed(key, now)),
    after.uniques,
    keyWords,
  );
  return [
    ...added.map((key) =>
      change(
        "unique key",
        "added",
        key.columns,
        undefined,
        keyWords(key),
        "This fails while two rows have the same values.",
        key,
      ),
    ),
    ...gone.map((key) =>
      change(
        "unique key",
        "gone",
        key.columns,
        keyWords(key),
        undefined,
        "The same values may come twice; ON CONFLICT on them fails.",
        key,
      ),
    ),
  ];
}

function foreignKeys(before: Table, after: Table, now: Renaming, schema: DatabaseSchema): TableChange[] {
  const words = (key: ForeignKey) => foreignKeyWords(key, labelOf(key.target, schema));
  const links = (key: ForeignKey) => JSON.stringify([key.columns, labelOf(key.target, schema), key.targetColumns]);
  const old = before.foreignKeys.map((key): ForeignKey => ({
    ...key,
    columns: key.columns.map(now.column),
    target: now.target(key.target),
    targetColumns: key.targetColumns.map((name) => now.targetColumn(key.target, name)),
  }));
  const { both, gone, added } = pairItems(old, after.foreignKeys, words, links);
  const label = (key: ForeignKey) => [...key.columns];
  return [
    ...both
      .filter(([one, other]) => words(one) !== words(other))
      .map(([one, other]) =>
        change("foreign key", "changed", label(other), words(one), words(other), actionRisk(one, other, schema), other),
      ),
    ...added.map((key) =>
      change(
        "foreign key",
        "added",
        label(key),
        undefined,
        words(key),
        key.unproven ? undefined : "This fails while a row refers to one that is not there.",
        key,
      ),
    ),
    ...gone.map((key) =>
      change("foreign key", "gone", label(key), words(key), undefined, "Rows may refer to what is not there.", key),
    ),
  ];
}

function actionRisk(before: ForeignKey, { onDelete, target }: ForeignKey, schema: DatabaseSchema): string | undefined {
  if (before.onDelete === onDelete) return undefined;
  if (onDelete === "cascade") return `A deleted row of ${labelOf(target, schema)} takes rows of this table with it.`;
  if (onDelete === "set null" || onDelete === "set default")
    return `A deleted row of ${labelOf(target, schema)} changes rows of this table.`;
  return `Rows of ${labelOf(target, schema)} that are referred to cannot be deleted any more.`;
}

function checks(before: Table, after: Table, now: Renaming, { dialect }: DatabaseSchema): TableChange[] {
  const inWords = (check: Check) => withNames(check.expression, before, now);
  const rest = [...before.checks];
  const added = after.checks.filter((check) => {
    const at = rest.findIndex((old) => sameSql(inWords(old), check.expression, dialect));
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  const { both, gone, added: fresh } = pairItems(rest, added, ({ name }) => name);
  const fails = "This fails while a row breaks the check.";
  const nameOf = (check: Check) => [check.name ?? checkWords(check)];
  return [
    ...both.map(([one, other]) =>
      change("check", "changed", nameOf(other), checkWords(one), checkWords(other), fails, other),
    ),
    ...fresh.map((check) => change("check", "added", nameOf(check), undefined, checkWords(check), fails, check)),
    ...gone.map((check) => change("check", "gone", nameOf(check), checkWords(check), undefined, undefined, check)),
  ];
}

function indexes(before: Table, after: Table, now: Renaming, { dialect }: DatabaseSchema): TableChange[] {
  const words = (index: Index) => indexWords(index);
  const old = before.indexes.map((index): Index => ({
    ...index,
    parts: index.parts.map((part) => {
      const text = withNames(part.text, before, now);
      return part.column === undefined ? { text } : { text, column: now.column(part.column) };
    }),
    includes: index.includes.map(now.column),
    ...(index.where === undefined ? {} : { where: withNames(index.where, before, now) }),
  }));
  const { both, gone, added } = pairItems(old, after.indexes, words, ({ name }) => name);
  const nameOf = (index: Index) => [index.name ?? index.parts.map(({ text }) => text).join(", ")];
  const risk = (index: Index) => (index.unique ? "This fails while two rows have the same values." : undefined);
  return [
    ...both
      .filter(([one, other]) => !sameSql(words(one), words(other), dialect))
      .map(([one, other]) =>
        change(
          "index",
          "changed",
          nameOf(other),
          words(one),
          words(other),
          one.unique ? undefined : risk(other),
          other,
        ),
      ),
    ...added.map((index) => change("index", "added", nameOf(index), undefined, words(index), risk(index), index)),
    ...gone.map((index) =>
      change(
        "index",
        "gone",
        nameOf(index),
        words(index),
        undefined,
        index.unique ? "The same values may come twice; ON CONFLICT on them fails." : undefined,
        index,
      ),
    ),
  ];
}

/** An expression of the earlier table in the names of the later one. */
function withNames(expression: string, { columns }: Table, now: Renaming): string {
  return columns.reduce((text, { name }) => {
    const fresh = now.column(name);
    // Names that need quotes stay as they are, and are told as a change.
    return fresh === name || !/^\w+$/.test(name) ? text : text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), fresh);
  }, expression);
}

function change(
  object: TableChange["object"],
  kind: TableChange["kind"],
  names: readonly string[],
  before: string | undefined,
  after: string | undefined,
  why: string | undefined,
  at: Pick<Check, "place">,
): TableChange {
  return {
    object,
    kind,
    name: names.join(", "),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(why === undefined ? { effect: "safe" } : { effect: "risky", why }),
    ...placed(at),
  };
}

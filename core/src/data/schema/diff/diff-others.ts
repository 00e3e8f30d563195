import type { DatabaseFunction, DatabaseSchema, ObjectName, Place } from "../model.ts";
import { labelOf } from "../relations.ts";
import { shortType } from "../short-type.ts";
import { placed } from "./diff-columns.ts";
import { type Origin, pairItems, soleOrigin } from "./pair-items.ts";
import { sameSql } from "./same-sql.ts";
import type { ChangedObject, ChangeEffect, SchemaChange } from "./schema-diff.ts";

type Named = ObjectName & { readonly place?: Place };

interface Reason {
  readonly effect: ChangeEffect;
  readonly why?: string;
}

const breaks = (why: string): Reason => ({ effect: "risky", why });
const safe: Reason = { effect: "safe" };

/** What became of all that belongs to no table: views, types, sequences, extensions and functions. */
export function diffOthers(before: DatabaseSchema, after: DatabaseSchema, originOf: Origin): SchemaChange[] {
  const { dialect } = after;
  const gone = breaks("Whatever uses it fails.");
  const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");
  const rows = <T extends Named>(
    object: ChangedObject,
    items: (schema: DatabaseSchema) => readonly T[],
    words: (item: T) => string,
    judge: (one: T, other: T) => Reason,
    isSame = (one: T, other: T) => words(one) === words(other),
  ) => changesOf(object, items(before), items(after), { words, judge, isSame, gone, originOf, before, after });
  return [
    ...rows(
      "view",
      ({ views }) => views,
      ({ query, materialized }) => `${materialized ? "materialized " : ""}as ${query.replaceAll(/\s+/g, " ").trim()}`,
      () => breaks("Whoever reads it gets another result."),
      (one, other) => one.materialized === other.materialized && sameSql(one.query, other.query, dialect),
    ),
    ...rows(
      "enum",
      ({ enums }) => enums,
      ({ values }) => `(${list(values)})`,
      (one, other) => {
        const lost = one.values.filter((value) => !other.values.includes(value));
        return lost.length === 0
          ? safe
          : breaks(`The type has to be made again: rows with ${list(lost)} make that fail.`);
      },
    ),
    ...rows(
      "domain",
      ({ domains }) => domains,
      ({ type, nullable, default: initial, checks }) =>
        [
          shortType(type),
          ...(nullable ? [] : ["not null"]),
          ...(initial === undefined ? [] : [`default ${initial}`]),
          ...checks.map(({ expression }) => `check (${expression})`),
        ].join(" "),
      () => breaks("This fails while a value breaks the new rule."),
      (one, other) =>
        one.type === other.type &&
        one.nullable === other.nullable &&
        sameSql(one.default, other.default, dialect) &&
        one.checks.length === other.checks.length &&
        one.checks.every(({ expression }, index) => sameSql(expression, other.checks[index]?.expression, dialect)),
    ),
    ...rows(
      "composite type",
      ({ composites }) => composites,
      ({ attributes }) => `(${attributes.map(({ name, type }) => `${name} ${shortType(type)}`).join(", ")})`,
      () => breaks("Whoever reads its parts sees others."),
    ),
    ...rows(
      "sequence",
      ({ sequences }) => sequences.filter(({ ownedBy }) => ownedBy === undefined),
      ({ options }) => (options ?? "").toLowerCase(),
      () => safe,
    ),
    ...rows(
      "extension",
      ({ extensions }) => extensions.map((name) => ({ schema: after.defaultSchema, name })),
      () => "",
      () => safe,
    ),
    ...functions(before, after, gone),
  ];
}

interface Ways<T> {
  readonly words: (item: T) => string;
  readonly judge: (one: T, other: T) => Reason;
  readonly isSame: (one: T, other: T) => boolean;
  readonly gone: Reason;
  readonly originOf: Origin;
  readonly before: DatabaseSchema;
  readonly after: DatabaseSchema;
}

function changesOf<T extends Named>(
  object: ChangedObject,
  was: readonly T[],
  is: readonly T[],
  ways: Ways<T>,
): SchemaChange[] {
  const { words, judge, isSame, originOf } = ways;
  const named = ({ schema, name: own }: T) => JSON.stringify([schema, own]);
  const { both, gone, added } = pairItems(was, is, soleOrigin(was, is, originOf), named);
  const name = (item: T) => labelOf(item, ways.after);
  const said = (item: T) => (words(item) === "" ? {} : { after: words(item) });
  return [
    ...both.flatMap(([one, other]): SchemaChange[] => {
      const isRenamed = name(one) !== name(other);
      if (!isRenamed && isSame(one, other)) return [];
      const reason = isSame(one, other) ? breaks(`Whoever still calls it ${name(one)} fails.`) : judge(one, other);
      return [
        {
          object,
          kind: isRenamed ? "renamed" : "changed",
          name: name(other),
          before: isRenamed ? `${name(one)} ${words(one)}`.trim() : words(one),
          after: isRenamed ? `${name(other)} ${words(other)}`.trim() : words(other),
          ...reason,
          ...placed(other),
        },
      ];
    }),
    ...added.map((item): SchemaChange => ({
      object,
      kind: "added",
      name: name(item),
      ...said(item),
      ...safe,
      ...placed(item),
    })),
    ...gone.map((item): SchemaChange => ({
      object,
      kind: "gone",
      name: name(item),
      ...(words(item) === "" ? {} : { before: words(item) }),
      ...ways.gone,
      ...placed(item),
    })),
  ];
}

/** A function is what it is called and what it takes; its body is not read. */
function functions(before: DatabaseSchema, after: DatabaseSchema, lost: Reason): SchemaChange[] {
  const takes = ({ parameters }: DatabaseFunction) =>
    parameters
      .filter(({ mode }) => mode === "in" || mode === "inout" || mode === "variadic")
      .map(({ type }) => shortType(type))
      .join(", ");
  const gives = ({ returns, returnsSet, parameters }: DatabaseFunction) =>
    [
      `returns ${returnsSet ? "setof " : ""}${shortType(returns)}`,
      ...parameters
        .filter(({ mode }) => mode !== "in" && mode !== "variadic")
        .map(({ name = "", type }) => `${name} ${shortType(type)}`),
    ].join(", ");
  const signature = (item: DatabaseFunction) => `${labelOf(item, after)}(${takes(item)})`;
  const { both, gone, added } = pairItems(before.functions, after.functions, signature);
  const row = (kind: SchemaChange["kind"], item: DatabaseFunction, reason: Reason, texts: object): SchemaChange => ({
    object: "function",
    kind,
    name: signature(item),
    ...texts,
    ...reason,
    ...placed(item),
  });
  return [
    ...both.flatMap(([one, other]) =>
      gives(one) === gives(other)
        ? []
        : [
            row("changed", other, breaks("Whoever calls it gets another result."), {
              before: gives(one),
              after: gives(other),
            }),
          ],
    ),
    ...added.map((item) => row("added", item, safe, { after: gives(item) })),
    ...gone.map((item) => row("gone", item, lost, { before: gives(item) })),
  ];
}

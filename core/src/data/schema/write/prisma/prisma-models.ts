import type { Column, DatabaseSchema, EnumType, ForeignKey, Table } from "../../model.ts";
import { relationsOf } from "../../relations.ts";
import { PrismaNames } from "./prisma-names.ts";
import { type PrismaType, prismaType } from "./prisma-type.ts";

export interface PrismaEnum {
  readonly name: string;
  /** Its values' names in Prisma by those in the database. */
  readonly values: ReadonlyMap<string, string>;
}

/** A table with the names it has in Prisma, and its relations from both sides. */
export interface PrismaModel {
  readonly table: Table;
  readonly name: string;
  /** In the order of the table. */
  readonly fields: ReadonlyMap<string, { readonly name: string; readonly type: PrismaType; readonly column: Column }>;
  readonly enums: ReadonlyMap<EnumType, PrismaEnum>;
  /** Rows that no key tells apart cannot be reached. */
  readonly isIgnored: boolean;
  readonly relations: PrismaRelation[];
  /** Foreign keys that Prisma cannot follow, and why. */
  readonly lost: { readonly key: ForeignKey; readonly why: string }[];
}

/** A relation as one side has it. */
export interface PrismaRelation {
  readonly field: string;
  readonly model: string;
  readonly kind: "one" | "optional" | "list";
  /** Needed where two models are related more than once, or one to itself. */
  readonly label: string | undefined;
  /** Of the side that holds the key. */
  readonly key?: ForeignKey;
  readonly target?: PrismaModel;
}

/** The tables as models; what they are called and how they hang together. */
export function prismaModels(schema: DatabaseSchema, names: PrismaNames): readonly PrismaModel[] {
  const titles = schema.tables.map((table) => ({ table, name: names.take(table.name) }));
  const enums = new Map(
    schema.enums.map((item) => {
      const own = new PrismaNames();
      return [
        item,
        { name: names.take(item.name), values: new Map(item.values.map((value) => [value, own.take(value)])) },
      ];
    }),
  );
  const pools = new Map<PrismaModel, PrismaNames>();
  const models = titles.map(({ table, name }): PrismaModel => {
    const own = new PrismaNames();
    const fields = new Map(
      table.columns.map((column) => {
        const type = prismaType(column, table, schema, (item) => enums.get(item)?.name ?? item.name);
        return [column.name, { name: own.take(column.name), type, column }];
      }),
    );
    const model = { table, name, fields, enums, relations: [], lost: [], isIgnored: false };
    const whole = {
      ...model,
      isIgnored: !uniqueSets(model).some((columns) => columns.every((one) => isFirm(model, one))),
    };
    pools.set(whole, own);
    return whole;
  });
  relate(models, schema, pools);
  return models;
}

const isFirm = ({ table, fields }: PrismaModel, name: string) =>
  fields.get(name)?.column.nullable === false || (table.primaryKey?.columns.includes(name) ?? false);

/** The columns of each key that tells rows apart and that Prisma can name. */
export function uniqueSets({ table, fields }: Pick<PrismaModel, "table" | "fields">): readonly (readonly string[])[] {
  const keys = [
    ...(table.primaryKey ? [table.primaryKey.columns] : []),
    ...table.uniques.filter(({ nullsEqual }) => !nullsEqual).map(({ columns }) => columns),
    ...table.indexes
      .filter(
        ({ unique, where, parts }) =>
          unique && where === undefined && parts.every(({ column }) => column !== undefined),
      )
      .map(({ parts }) => parts.flatMap(({ column }) => column ?? [])),
  ];
  return keys.filter((columns) => columns.every((name) => isKeyable(fields.get(name)?.type)));
}

/** Whether a column of the type may be in a key of Prisma's. */
export const isKeyable = (type: PrismaType | undefined): boolean =>
  type !== undefined && type.isSupported && !type.isList && type.scalar !== "Json";

function relate(
  models: readonly PrismaModel[],
  schema: DatabaseSchema,
  pools: ReadonlyMap<PrismaModel, PrismaNames>,
): void {
  const byTable = new Map(models.map((model) => [model.table, model]));
  const relations = relationsOf(schema).flatMap(({ from, to, key }) => {
    const [holder, target] = [byTable.get(from), to && byTable.get(to)];
    if (!holder) return [];
    const why = target ? obstacle(holder, target, key) : "its table is not in this schema";
    if (why !== undefined) holder.lost.push({ key, why });
    return target && why === undefined ? [{ holder, target, key }] : [];
  });
  for (const { holder, target, key } of relations) {
    const between = relations.filter(
      (one) => (one.holder === holder && one.target === target) || (one.holder === target && one.target === holder),
    );
    const isNamed = between.length > 1 || holder === target;
    const [column = ""] = key.columns;
    const stem = key.columns.length === 1 ? column.replace(/_?[iI][dD]$/, "") : "";
    const field = pools.get(holder)?.take(stem === "" || stem === column ? target.name : stem) ?? target.name;
    const label = isNamed ? `${holder.name}_${field}` : undefined;
    const isOptional = key.columns.some((name) => holder.fields.get(name)?.column.nullable);
    const isSingle = uniqueSets(holder).some((columns) => isSameSet(columns, key.columns));
    const back = pools.get(target)?.take(isNamed ? `${holder.name}_${field}` : holder.name) ?? holder.name;
    holder.relations.push({ field, model: target.name, kind: isOptional ? "optional" : "one", label, key, target });
    target.relations.push({ field: back, model: holder.name, kind: isSingle ? "optional" : "list", label });
  }
}

/** Why Prisma cannot follow a foreign key, or undefined. */
function obstacle(holder: PrismaModel, target: PrismaModel, key: ForeignKey): string | undefined {
  if (holder.isIgnored || target.isIgnored) return "a table without a key is not reached";
  if (!uniqueSets(target).some((columns) => isSameSet(columns, key.targetColumns)))
    return "no key of just these columns is there";
  const isUnlike = key.columns.some((name, index) => {
    const [own, other] = [holder.fields.get(name)?.type, target.fields.get(key.targetColumns[index] ?? "")?.type];
    return !isKeyable(own) || own?.scalar !== other?.scalar;
  });
  return isUnlike ? "the types of its columns differ" : undefined;
}

export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

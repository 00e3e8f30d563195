import type { DatabaseSchema } from "../model.ts";
import { shortType } from "../short-type.ts";
import { splitType } from "../split-type.ts";
import type { ChangeEffect } from "./schema-diff.ts";

const aliases: Readonly<Record<string, string>> = {
  int: "integer",
  int2: "smallint",
  int4: "integer",
  int8: "bigint",
  bool: "boolean",
  decimal: "numeric",
  dec: "numeric",
  float4: "real",
  float8: "double precision",
  float: "double precision",
  bpchar: "char",
};

/** Types that hold whole numbers and fractions, each holding all of those before it. */
const numbers = ["smallint", "integer", "bigint", "numeric"];
const fractions = new Set(["numeric", "real", "double precision"]);
const texts = new Set(["varchar", "char", "text", "citext"]);

interface PlainType {
  readonly base: string;
  readonly args: readonly number[];
  readonly dimensions: number;
}

/** Whether two types of the model are one: `int8` is `bigint`. */
export function sameType(one: string, other: string, schema: DatabaseSchema): boolean {
  return one === other || textOf(plainType(one, schema), one) === textOf(plainType(other, schema), other);
}

/**
 * What turning a column of one type into another does to its values, by PostgreSQL's casts: wider types are safe, those
 * that round or cut lose something, all others may refuse a value.
 */
export function typeChange(
  before: string,
  after: string,
  schema: DatabaseSchema,
): { readonly effect: ChangeEffect; readonly why?: string } {
  const [from, to] = [plainType(before, schema), plainType(after, schema)];
  if (from.dimensions !== to.dimensions) return { effect: "risky", why: "Values have no cast between the two types." };
  if (widens(from, to)) return { effect: "safe" };
  const lost = lossOf(from, to);
  return lost === undefined
    ? {
        effect: "risky",
        why: "Values that do not fit the new type make the change fail, and clients see another type.",
      }
    : { effect: "destructive", why: `${lost} lost.` };
}

function plainType(type: string, schema: DatabaseSchema): PlainType {
  const { base, args, dimensions } = splitType(shortType(type), schema);
  const plain = aliases[base.toLowerCase()] ?? base;
  const numbersOf = args.split(",").map((part) => part.trim());
  return { base: plain, args: numbersOf[0] === "" ? [] : numbersOf.map(Number), dimensions };
}

const textOf = ({ base, args, dimensions }: PlainType, written: string) =>
  args.some(Number.isNaN) || base.includes(" with") ? written : JSON.stringify([base, args, dimensions]);

function widens(from: PlainType, to: PlainType): boolean {
  const [oldLength = Number.POSITIVE_INFINITY, oldScale = 0] = from.args;
  const [length = Number.POSITIVE_INFINITY, scale = to.args.length === 0 ? Number.POSITIVE_INFINITY : 0] = to.args;
  if (from.base === to.base)
    return from.base === "numeric"
      ? (length - scale >= oldLength - oldScale && scale >= oldScale) || to.args.length === 0
      : length >= oldLength;
  if (texts.has(from.base) && (to.base === "text" || to.base === "varchar")) return length >= oldLength;
  const [low, high] = [numbers.indexOf(from.base), numbers.indexOf(to.base)];
  if (low !== -1 && high > low) return to.base !== "numeric" || to.args.length === 0;
  if (from.base === "real" && to.base === "double precision") return true;
  return from.base === "date" && to.base.startsWith("timestamp");
}

function lossOf(from: PlainType, to: PlainType): string | undefined {
  const isWhole = ["smallint", "integer", "bigint"].includes(to.base);
  if (fractions.has(from.base) && isWhole) return "Fractions are";
  if (from.base === "numeric" && to.base === "numeric" && (from.args[1] ?? 0) > (to.args[1] ?? 0) && to.args.length > 0)
    return "Decimal places are";
  if (["numeric", "double precision"].includes(from.base) && to.base === "real") return "Digits are";
  if (from.base === "numeric" && to.base === "double precision") return "Digits are";
  if (from.base.startsWith("timestamp") && to.base === "date") return "The time of day is";
  if (from.base.startsWith("timestamp") && to.base.startsWith("time") && !to.base.startsWith("timestamp"))
    return "The day is";
  const [digits = 6] = from.args;
  if (from.base.startsWith("time") && from.base === to.base && digits > (to.args[0] ?? 6))
    return "Fractions of a second are";
  return undefined;
}

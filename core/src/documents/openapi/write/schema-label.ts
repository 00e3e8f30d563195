import { clip, plural } from "../../../text/format.ts";
import { list, text, type Tree, tree } from "../read/read-tree.ts";

/** What kind of value a schema asks for, in the words of JSON Schema; null of every version in one form. */
export function typeOf(schema: Tree, hasItems = false): string {
  const given = schema["type"];
  const types = (Array.isArray(given) ? (given as readonly unknown[]) : [given]).filter(
    (type) => typeof type === "string",
  );
  // alternatives to null are told where they stand
  const isNullable = schema["nullable"] === true;
  const known = types.length > 0 ? types : [guessed(schema)];
  const words = known.map((type) => (type === "array" && hasItems ? "array of" : type));
  if (isNullable && !words.includes("null")) words.push("null");
  return inOrder(words);
}

/** "array of Book or null" reads as it should only with the null first. */
const inOrder = (words: readonly string[]): string =>
  (words.includes("array of") ? [...words.filter((word) => word !== "array of"), "array of"] : words)
    .filter((word) => word !== "")
    .join(" or ");

/** The words of a type with null among them. */
export function withNull(type: string): string {
  const words = type.split(" or ");
  return words.includes("null") ? type : inOrder([...words, "null"]);
}

function guessed(schema: Tree): string {
  if (schema["properties"] !== undefined || schema["additionalProperties"] !== undefined) return "object";
  if (schema["items"] !== undefined || schema["prefixItems"] !== undefined) return "array";
  if (Object.hasOwn(schema, "const")) return schema["const"] === null ? "null" : typeof schema["const"];
  const isMixed = ["allOf", "oneOf", "anyOf", "not", "enum"].some((key) => schema[key] !== undefined);
  return isMixed ? "" : "any";
}

/** What else a value has to keep to, each rule for itself. */
export function rulesOf(schema: Tree): readonly string[] {
  const rules: (string | undefined)[] = [
    said(schema, "format", (value) => text(value)),
    Object.hasOwn(schema, "const") ? `always ${short(schema["const"])}` : undefined,
    range(schema, "minLength", "maxLength", "character"),
    numberRange(schema),
    said(schema, "multipleOf", (value) => `multiple of ${text(value)}`),
    range(schema, "minItems", "maxItems", "item"),
    schema["uniqueItems"] === true ? "no item twice" : undefined,
    range(schema, "minProperties", "maxProperties", "property", "properties"),
    said(schema, "pattern", (value) => `matches ${text(value)}`),
    said(schema, "default", (value) => `default ${short(value)}`),
    schema["readOnly"] === true ? "read only" : undefined,
    schema["writeOnly"] === true ? "write only" : undefined,
    said(schema, "contentMediaType", (value) => text(value)),
    tupleWords(schema),
    patternWords(schema),
    mapWords(schema),
  ];
  return rules.filter((rule): rule is string => rule !== undefined && rule !== "");
}

function said(schema: Tree, key: string, words: (value: unknown) => string): string | undefined {
  return schema[key] === undefined ? undefined : words(schema[key]);
}

function range(schema: Tree, low: string, high: string, one: string, many = `${one}s`): string | undefined {
  const [min, max] = [schema[low], schema[high]];
  if (typeof min !== "number" && typeof max !== "number") return undefined;
  if (typeof max !== "number")
    return min === 0 ? undefined : `at least ${String(min)} ${plural(Number(min), one, many)}`;
  if (min === max) return `${max} ${plural(max, one, many)}`;
  return typeof min === "number" && min > 0 ? `${min} to ${max} ${many}` : `at most ${max} ${plural(max, one, many)}`;
}

/** 3.0 marks a limit as exclusive with true, later versions give the limit there. */
function numberRange(schema: Tree): string | undefined {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const low =
    typeof above === "number"
      ? `above ${above}`
      : typeof minimum === "number"
        ? `${above === true ? "above" : "from"} ${minimum}`
        : undefined;
  const high =
    typeof below === "number"
      ? `below ${below}`
      : typeof maximum === "number"
        ? `${below === true ? "below" : "to"} ${maximum}`
        : undefined;
  return low === undefined && high === undefined
    ? undefined
    : [low, high].filter((part) => part !== undefined).join(" ");
}

/** One part in the words of its type. */
function partWords(value: unknown): string {
  const part = tree(value);
  const name = text(part["$ref"]).split("/").at(-1) ?? "";
  return name === "" ? typeOf(part) || "any" : name;
}

function tupleWords(schema: Tree): string | undefined {
  const items = list(schema["prefixItems"]).map(partWords);
  if (items.length === 0) return undefined;
  return `in this order: ${items.join(", ")}${schema["items"] === false ? ", and no more" : ""}`;
}

function patternWords(schema: Tree): string | undefined {
  const rows = Object.entries(tree(schema["patternProperties"])).map(
    ([pattern, value]) => `any field that matches ${pattern}: ${partWords(value)}`,
  );
  return rows.length === 0 ? undefined : rows.join(", ");
}

function mapWords(schema: Tree): string | undefined {
  const more = schema["additionalProperties"];
  if (more === false) return "no other fields";
  if (typeof more !== "object" || more === null) return undefined;
  const value = tree(more);
  const ref = text(value["$ref"]).split("/").at(-1);
  return `any other field: ${ref || typeOf(value, false) || "any"}`;
}

/** A value in a line of JSON, cut where it is long. */
export function short(value: unknown): string {
  return clip(JSON.stringify(value) ?? "", 80);
}

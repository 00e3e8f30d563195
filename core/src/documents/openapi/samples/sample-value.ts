import { isRecord } from "../../../text/is-record.ts";
import { list, text, texts, type Tree, tree } from "../read/read-tree.ts";
import { resolveRef } from "../read/resolve-ref.ts";
import { samplePattern } from "./sample-pattern.ts";
import { schemaName } from "../write/schema-name.ts";

/** Which side shows the value: a request has no read-only fields, a response no write-only ones. */
export type Side = "request" | "response";

const MAX_LEVELS = 4;
/** Values in one sample: a description of thousands of fields still gives one that can be read. */
const MAX_VALUES = 150;

/**
 * A value that fits a schema, from what the author gave (example, default, const, enum) or made up by type and format.
 * A schema that contains itself is followed once; what would not end is left out.
 */
export function sampleValue(root: unknown, schema: unknown, side: Side): unknown {
  return new Sampler(root, side).value(schema, 0, []);
}

class Sampler {
  readonly #root: unknown;
  readonly #side: Side;
  #left = MAX_VALUES;
  constructor(root: unknown, side: Side) {
    this.#root = root;
    this.#side = side;
  }

  /** Undefined when there is nothing to show. @param open the schemas this one stands in */
  value(given: unknown, level: number, open: readonly unknown[]): unknown {
    const found = resolveRef(this.#root, given).value;
    if (found === undefined && given !== undefined) return undefined;
    if (found === true) return null;
    const schema = tree(found);
    if (level > MAX_LEVELS || this.#left <= 0 || open.includes(found)) return undefined;
    this.#left -= 1;
    const stated = statedBy(tree(given)) ?? statedBy(schema);
    if (stated) return stated.value;
    const inside = [...open, found];
    const whole = list(schema["allOf"]);
    if (whole.length > 0) return this.#named(this.#allOf(schema, whole, level, inside), given, whole);
    const choice = [...list(schema["oneOf"]), ...list(schema["anyOf"])].find((part) => tree(part)["type"] !== "null");
    if (choice !== undefined)
      return this.#named(
        this.#merged(this.#byType(schema, level, inside, true), this.value(choice, level, inside)),
        choice,
        [schema],
      );
    return this.#byType(schema, level, inside, false);
  }

  #allOf(schema: Tree, whole: readonly unknown[], level: number, open: readonly unknown[]): unknown {
    let result: unknown;
    for (const part of whole) result = this.#merged(result, this.value(part, level, open));
    return this.#merged(result, this.#byType(schema, level, open, true));
  }

  /** Says in a value which component it is, where one of `owners` has a field for it (discriminator). */
  #named(value: unknown, given: unknown, owners: readonly unknown[]): unknown {
    const ref = text(tree(given)["$ref"]);
    const name = schemaName(ref);
    if (name === undefined || typeof value !== "object" || value === null) return value;
    for (const owner of owners) {
      const discriminator = tree(tree(resolveRef(this.#root, owner).value)["discriminator"]);
      const property = text(discriminator["propertyName"]);
      if (property === "") continue;
      const mapped = Object.entries(tree(discriminator["mapping"])).find(([, to]) => [ref, name].includes(text(to)));
      const own = (value as Tree)[property];
      // without a mapping the name of the component stands for it, unless its author says another value
      if (mapped || own === undefined || own === "string") return { ...value, [property]: mapped?.[0] ?? name };
    }
    return value;
  }

  #merged(one: unknown, other: unknown): unknown {
    if (isRecord(one) && isRecord(other)) return { ...one, ...other };
    return other === undefined ? one : other;
  }

  /** @param isPart beside others: a schema without a type of its own adds nothing */
  #byType(schema: Tree, level: number, open: readonly unknown[], isPart: boolean): unknown {
    const type = list(schema["type"]).find((entry) => entry !== "null") ?? schema["type"];
    if (type === "object" || schema["properties"] !== undefined || schema["additionalProperties"] !== undefined)
      return this.#object(schema, level, open);
    if (type === "array" || schema["items"] !== undefined || schema["prefixItems"] !== undefined) {
      const first = list(schema["prefixItems"]).map((part) => this.value(part, level + 1, open));
      const item = first.length > 0 ? undefined : this.value(schema["items"] ?? {}, level + 1, open);
      return item === undefined ? first.filter((part) => part !== undefined) : [item];
    }
    if (type === undefined && isPart) return undefined;
    return plainSample(text(type), schema);
  }

  #object(schema: Tree, level: number, open: readonly unknown[]): Tree {
    const required = new Set(texts(schema["required"]));
    const result: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (const [name, given] of Object.entries(tree(schema["properties"]))) {
      const property = tree(resolveRef(this.#root, given).value);
      if (property[this.#side === "request" ? "readOnly" : "writeOnly"] === true || property["deprecated"] === true)
        continue;
      const value = this.value(given, level + 1, open);
      if (value !== undefined) result[name] = value;
      else if (required.has(name)) result[name] = null;
    }
    const more = schema["additionalProperties"];
    if (Object.keys(result).length === 0 && typeof more === "object") {
      const value = this.value(more, level + 1, open);
      if (value !== undefined) result["key"] = value;
    }
    return { ...result };
  }
}

/** What the author says the value is. */
function statedBy(schema: Tree): { readonly value: unknown } | undefined {
  if (schema["example"] !== undefined) return { value: schema["example"] };
  const [first] = list(schema["examples"]);
  if (first !== undefined) return { value: first };
  if (Object.hasOwn(schema, "const")) return { value: schema["const"] };
  if (schema["default"] !== undefined && schema["default"] !== null) return { value: schema["default"] };
  const option = list(schema["enum"]).find((entry) => entry !== null);
  return option === undefined ? undefined : { value: option };
}

function plainSample(type: string, schema: Tree): unknown {
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "integer" || type === "number") return numberSample(schema, type);
  return textSample(schema);
}

function numberSample(schema: Tree, type: string): number {
  const number = (value: unknown) => (typeof value === "number" ? value : undefined);
  const low = number(schema["exclusiveMinimum"]) ?? number(schema["minimum"]);
  const isAbove = schema["exclusiveMinimum"] !== undefined && schema["exclusiveMinimum"] !== false;
  const step = number(schema["multipleOf"]) ?? 1;
  if (low !== undefined) return isAbove ? low + step : low;
  const high = number(schema["maximum"]);
  if (high !== undefined && high < step) return high;
  return type === "number" && schema["multipleOf"] === undefined ? 1.5 : step;
}

const byFormat: Readonly<Record<string, string>> = {
  date: "2026-11-21",
  "date-time": "2026-11-21T08:30:00Z",
  time: "08:30:00Z",
  duration: "P3D",
  email: "ada@example.com",
  uuid: "7d4f3c52-6a1e-4b7d-9f10-2c8e5a3b9d41",
  uri: "https://example.com",
  "uri-reference": "/path",
  url: "https://example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  byte: "U2hpcCBpdA==",
  binary: "(binary)",
  password: "correct horse",
};

function textSample(schema: Tree): string {
  const known = byFormat[text(schema["format"])];
  if (known !== undefined) return known;
  // 3.1 has no format for it: raw bytes of another media type
  if (
    schema["contentEncoding"] === undefined &&
    /^(?!text\/|.*[/+](?:json|xml)).+\//.test(text(schema["contentMediaType"]))
  )
    return "(binary)";
  const min = typeof schema["minLength"] === "number" ? schema["minLength"] : 0;
  const max = typeof schema["maxLength"] === "number" ? schema["maxLength"] : 1000;
  const matching = text(schema["pattern"]) === "" ? undefined : samplePattern(text(schema["pattern"]), min);
  if (matching !== undefined && matching !== "" && matching.length <= max) return matching;
  const word = min > 6 ? "text ".repeat(Math.ceil(Math.min(min, 200) / 5)).slice(0, Math.min(min, 200)) : "string";
  return word.slice(0, Math.max(max, 0));
}

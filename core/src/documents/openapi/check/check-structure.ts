import { closest } from "../../../text/words/closest.ts";
import { clip } from "../../../text/format.ts";
import { isRecord } from "../../../text/is-record.ts";
import { objects } from "./objects.ts";
import { parameterErrors } from "./parameter-errors.ts";
import type { Path } from "../../yaml/find-places.ts";
import type { Problem } from "../read/problem.ts";
import type { FieldRule, ObjectName, Rule, Version } from "./rules.ts";
import { schemaKeywords } from "./schema-keywords.ts";

/** Problems told at most; a description of another kind would give thousands. */
export const MAX_PROBLEMS = 500;

/**
 * Holds a description against the objects of its version: unknown fields (with the likely right name), wrong kinds of
 * values, missing fields. Examples and extensions (`x-…`) hold what they like.
 */
export function checkStructure(root: unknown, version: Version): readonly Problem[] {
  const checker = new Checker(version);
  checker.object(root, "OpenAPI", []);
  return checker.problems;
}

class Checker {
  readonly problems: Problem[] = [];
  readonly #version: Version;
  /** Shared parts of a tree (YAML anchors) are checked once. */
  readonly #seen = new Set<unknown>();
  constructor(version: Version) {
    this.#version = version;
  }

  value(value: unknown, rule: Rule, path: Path): void {
    if (this.problems.length >= MAX_PROBLEMS || rule === "any") return;
    if (typeof rule === "string") {
      if (rule === "schema") this.schema(value, path);
      else if (!isOf(rule, value)) this.#wrong(path, kinds[rule], value);
    } else if ("object" in rule) this.object(value, rule.object, path, rule.ref);
    else if ("map" in rule) this.#map(value, rule, path);
    else if ("list" in rule) this.#list(value, rule, path);
    else if (typeof value !== "string" || !rule.one.includes(value))
      this.#wrong(path, `one of ${rule.one.join(", ")}`, value);
  }

  object(value: unknown, name: ObjectName, path: Path, allowsRef = false): void {
    if (!isRecord(value)) return this.#wrong(path, `an object (${name} Object)`, value);
    if (this.#seen.has(value)) return;
    this.#seen.add(value);
    if (allowsRef && Object.hasOwn(value, "$ref")) return this.#reference(value, path);
    const rule = objects[name];
    for (const [key, part] of Object.entries(value)) {
      const field = Object.hasOwn(rule.fields, key) ? rule.fields[key] : undefined;
      if (field !== undefined) this.#field(part, field, key, `${name} Object`, [...path, key]);
      else if (rule.rest?.test.test(key)) this.value(part, rule.rest.rule, [...path, key]);
      else if (!key.startsWith("x-"))
        this.#unknown(key, rule.rest?.words, Object.keys(rule.fields), `${name} Object`, path);
    }
    this.#missing(value, name, path);
    if (name === "Parameter") {
      for (const [field, words] of parameterErrors(value, this.#version)) this.#error([...path, field], words);
    }
  }

  schema(value: unknown, path: Path): void {
    if (typeof value === "boolean") {
      const isOldPlace = path.at(-1) === "additionalProperties";
      if (this.#version === "3.0" && !isOldPlace)
        this.#error(path, "A schema is an object in OpenAPI 3.0; true and false are schemas from 3.1 on.");
      return;
    }
    if (!isRecord(value)) return this.#wrong(path, "a schema", value);
    if (this.#seen.has(value)) return;
    this.#seen.add(value);
    const isOld = this.#version === "3.0";
    if (Object.hasOwn(value, "$ref")) {
      if (typeof value["$ref"] !== "string") return this.#wrong([...path, "$ref"], "a text", value["$ref"]);
      if (isOld) return;
    }
    for (const [key, part] of Object.entries(value)) {
      const rule = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : undefined;
      if (key === "type") this.#type(part, [...path, key]);
      else if (key === "nullable" && !isOld)
        this.#warn(
          [...path, key],
          'nullable is of OpenAPI 3.0 and means nothing here. Write type: ["string", "null"].',
        );
      else if (rule !== undefined) this.#field(part, rule, key, "Schema Object", [...path, key]);
      else if (isOld && !key.startsWith("x-"))
        this.#unknown(key, undefined, Object.keys(schemaKeywords), "Schema Object", path);
    }
  }

  #type(value: unknown, path: Path): void {
    const isOld = this.#version === "3.0";
    const known = isOld ? types.filter((type) => type !== "null") : types;
    const given = Array.isArray(value) && !isOld ? (value as unknown[]) : [value];
    if (given.length > 0 && given.every((type) => typeof type === "string" && known.includes(type))) return;
    if (isOld && Array.isArray(value))
      return this.#error(path, "OpenAPI 3.0 takes one type, not a list. Use nullable, or move to 3.1.");
    if (isOld && value === "null") return this.#error(path, "OpenAPI 3.0 has no type null. Use nullable: true.");
    this.#wrong(path, `one of ${known.join(", ")}`, value);
  }

  #field(value: unknown, field: Rule | FieldRule, key: string, owner: string, path: Path): void {
    if (typeof field !== "object" || !("rule" in field)) return this.value(value, field, path);
    if (field.since !== undefined && this.#version < field.since)
      return this.#error(path, `${owner}: ${key} is of OpenAPI ${field.since}, and this is ${this.#version}.`);
    this.value(value, field.rule, path);
  }

  #missing(value: Readonly<Record<string, unknown>>, name: ObjectName, path: Path): void {
    const { required = [], anyOf = [], apart = [] } = objects[name];
    for (const key of [...required, ...this.#requiredHere(value, name)]) {
      if (!Object.hasOwn(value, key)) this.#error(path, `${name} Object: ${key} is missing.`);
    }
    if (anyOf.length > 0 && !anyOf.some((key) => Object.hasOwn(value, key)))
      this.#error(path, `${name} Object: ${anyOf.join(" or ")} is missing.`);
    if (name === "Responses" && Object.keys(value).every((key) => key.startsWith("x-")))
      this.#error(path, 'Responses Object: name at least one response, such as "200" or default.');
    for (const [one, other] of apart) {
      if (Object.hasOwn(value, one) && Object.hasOwn(value, other))
        this.#error([...path, other], `${name} Object: give ${one} or ${other}, not both.`);
    }
  }

  /** What only a version, or another field, asks for. */
  #requiredHere(value: Readonly<Record<string, unknown>>, name: ObjectName): readonly string[] {
    if (name === "OpenAPI" && this.#version === "3.0") return ["paths"];
    if (name === "OpenAPI" && !["paths", "webhooks", "components"].some((key) => Object.hasOwn(value, key)))
      return ["paths, webhooks or components"];
    if (name === "Operation" && this.#version === "3.0") return ["responses"];
    if (name === "Response" && this.#version !== "3.2") return ["description"];
    if (name === "Security Scheme") return schemeNeeds[String(value["type"])] ?? [];
    return [];
  }

  #map(value: unknown, rule: Extract<Rule, { map: Rule }>, path: Path): void {
    if (!isRecord(value)) return this.#wrong(path, "an object", value);
    for (const [key, part] of Object.entries(value)) {
      if (rule.keys && !rule.keys.test.test(key)) this.#error([...path, key], `"${clip(key, 60)}": ${rule.keys.words}`);
      this.value(part, rule.map, [...path, key]);
    }
  }

  #list(value: unknown, rule: Extract<Rule, { list: Rule }>, path: Path): void {
    if (!Array.isArray(value)) return this.#wrong(path, "a list", value);
    if (value.length < (rule.min ?? 0))
      this.#error(path, `${String(path.at(-1))} is an empty list. Name at least one.`);
    for (const [index, part] of (value as readonly unknown[]).entries()) this.value(part, rule.list, [...path, index]);
  }

  #reference(value: Readonly<Record<string, unknown>>, path: Path): void {
    if (typeof value["$ref"] !== "string") this.#wrong([...path, "$ref"], "a text", value["$ref"]);
  }

  #unknown(key: string, words: string | undefined, names: readonly string[], owner: string, path: Path): void {
    if (words) return this.#error([...path, key], `"${clip(key, 60)}": ${words}`);
    const near = closest(key, names);
    const hint = near === undefined ? "Names of your own begin with x-." : `Did you mean ${near}?`;
    this.#error([...path, key], `${owner}: there is no field "${clip(key, 60)}". ${hint}`);
  }

  #wrong(path: Path, wanted: string, value: unknown): void {
    const where = path.length === 0 ? "The description" : String(path.at(-1));
    this.#error(path, `${clip(where, 60)} must be ${wanted}, not ${shown(value)}.`);
  }

  #error(path: Path, message: string): void {
    this.problems.push({ severity: "error", message, path });
  }
  #warn(path: Path, message: string): void {
    this.problems.push({ severity: "warning", message, path });
  }
}

const types = ["array", "boolean", "integer", "null", "number", "object", "string"];
const kinds = {
  text: "a text",
  boolean: "true or false",
  number: "a number",
  count: "a whole number of 0 or more",
} as const;

const schemeNeeds: Readonly<Record<string, readonly string[]>> = {
  apiKey: ["name", "in"],
  http: ["scheme"],
  oauth2: ["flows"],
  openIdConnect: ["openIdConnectUrl"],
};

function isOf(rule: keyof typeof kinds, value: unknown): boolean {
  if (rule === "text") return typeof value === "string";
  if (rule === "boolean") return typeof value === "boolean";
  if (rule === "number") return typeof value === "number";
  return Number.isInteger(value) && (value as number) >= 0;
}

function shown(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? `"${clip(value, 60)}"` : String(value);
}

import { closest } from "../../../text/words/closest.ts";
import { clip } from "../../../text/format.ts";
import { isRecord } from "../../../text/is-record.ts";
import type { Path } from "../../yaml/find-places.ts";
import type { Problem } from "../read/problem.ts";
import { lookUp, refPath, resolveRef } from "../read/resolve-ref.ts";

// Under these stand names of the author's own, so that a property may be called "example".
const namesBelow: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "dependentSchemas",
  "schemas",
  "responses",
  "parameters",
  "examples",
  "requestBodies",
  "headers",
  "securitySchemes",
  "links",
  "callbacks",
  "pathItems",
  "mediaTypes",
  "webhooks",
  "paths",
  "content",
  "encoding",
  "mapping",
  "variables",
]);
// Data, not description: what looks like a reference there is none.
const data: ReadonlySet<string> = new Set(["example", "default", "const", "enum", "value", "dataValue", "examples"]);

/** Every `$ref` that leads nowhere or in a circle. References outside the text are told once each. */
export function checkRefs(root: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const outside = new Set<string>();
  const walk = (value: unknown, path: Path, areNames: boolean): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) {
      for (const [index, part] of (value as readonly unknown[]).entries()) walk(part, [...path, index], false);
      return;
    }
    const record = value as Readonly<Record<string, unknown>>;
    if (!areNames && typeof record["$ref"] === "string") check(record["$ref"], value, [...path, "$ref"]);
    for (const [key, part] of Object.entries(record)) {
      if (!areNames && (key.startsWith("x-") || (data.has(key) && !isMapOfExamples(key, part)))) continue;
      walk(part, [...path, key], !areNames && namesBelow.has(key) && isRecord(part));
    }
  };
  const check = (ref: string, value: unknown, path: Path): void => {
    if (refPath(ref) === undefined) {
      if (!outside.has(ref)) problems.push({ severity: "error", message: outsideWords(ref), path });
      outside.add(ref);
    } else if (lookUp(root, ref) === undefined)
      problems.push({
        severity: "error",
        message: `$ref: there is nothing at ${quoted(ref)}.${hint(root, ref)}`,
        path,
      });
    else if (resolveRef(root, value).value === undefined)
      problems.push({ severity: "error", message: `$ref: ${quoted(ref)} goes in a circle and names no value.`, path });
  };
  walk(root, [], false);
  return problems;
}

/** `examples` of a media type is a map of Example Objects, that of a schema a list of data. */
const isMapOfExamples = (key: string, value: unknown) => key === "examples" && isRecord(value);

function outsideWords(ref: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(ref)
    ? `$ref: ${quoted(ref)} is on the web. Nothing is fetched; put its content into the description.`
    : `$ref: ${quoted(ref)} is in another file, which is not here. Give that file too, or bundle the description.`;
}

function hint(root: unknown, ref: string): string {
  const parts = refPath(ref) ?? [];
  const parent = lookUp(
    root,
    `#${parts
      .slice(0, -1)
      .map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`)
      .join("")}`,
  );
  const near = isRecord(parent) ? closest(parts.at(-1) ?? "", Object.keys(parent).slice(0, 2000)) : undefined;
  return near === undefined ? "" : ` Did you mean ${near}?`;
}

const quoted = (text: string) => `"${clip(text, 100)}"`;

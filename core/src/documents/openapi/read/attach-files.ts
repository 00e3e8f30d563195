import { isRecord } from "../check/check-structure.ts";
import type { Problem } from "./problem.ts";
import { readSource } from "../../../openapi/read-source.ts";

/** A file that a description refers to, by its name. */
export interface PartFile {
  readonly name: string;
  readonly text: string;
}

/** Where the files stand in the tree: an extension, so that nothing else looks there. */
const PLACE = "x-files";

/**
 * Puts files into the tree of a description and turns references to them (`./book.yaml#/Book`) into references inside
 * it, in the files too. A file is known by the end of its name. The tree is changed; what refers elsewhere stays.
 * @returns what is wrong with the files
 */
export function attachFiles(root: unknown, files: readonly PartFile[]): readonly Problem[] {
  if (!isRecord(root) || files.length === 0) return [];
  const problems: Problem[] = [];
  const values: unknown[] = [];
  for (const { name, text } of files) {
    const reading = readSource(text);
    values.push(reading.ok ? reading.source.value : {});
    for (const { message, line } of reading.problems)
      problems.push({
        severity: "error",
        message: `${name}${line === undefined ? "" : `, line ${line}`}: ${message}`,
        path: [],
      });
  }
  const at = (name: string) => {
    const wanted = name.replace(/^(\.\.?\/)+/, "");
    const last = wanted.split("/").pop() ?? "";
    const index = files.findIndex((file) => file.name === wanted || file.name.endsWith(`/${wanted}`));
    return index === -1 ? files.findIndex((file) => file.name === last) : index;
  };
  rewrite(root, undefined, at);
  for (const [index, value] of values.entries()) rewrite(value, index, at);
  (root as Record<string, unknown>)[PLACE] = values;
  return problems;
}

/** @param inside the file it stands in; none for the description itself */
function rewrite(root: unknown, inside: number | undefined, at: (name: string) => number): void {
  const seen = new Set<object>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (isRecord(value) && typeof value["$ref"] === "string")
      (value as Record<string, unknown>)["$ref"] = inner(value["$ref"], inside, at);
    for (const part of Object.values(value)) walk(part);
  };
  walk(root);
}

function inner(ref: string, inside: number | undefined, at: (name: string) => number): string {
  const cut = ref.indexOf("#");
  const [file, pointer] = cut === -1 ? [ref, ""] : [ref.slice(0, cut), ref.slice(cut + 1)];
  if (/^[a-z][a-z\d+.-]*:/i.test(file)) return ref;
  const index = file === "" ? inside : at(file);
  if (index === undefined || index < 0) return ref;
  return `#/${PLACE}/${index}${pointer.startsWith("/") ? pointer : ""}`;
}

import { isRecord } from "../../../text/is-record.ts";
import { joinPath } from "./join-path.ts";
import type { Problem } from "./problem.ts";
import { readSource } from "./read-source.ts";

/** A file that a description refers to, by its name. */
export interface PartFile {
  readonly name: string;
  readonly text: string;
}

/** Where the files stand in the tree: an extension, so that nothing else looks there. */
const PLACE = "x-files";

/**
 * Puts files into the tree of a description and turns references to them (`./book.yaml#/Book`) into references inside
 * it, in the files too. A file is known by its path from the one that
 * names it, else by the end of its name. The tree is changed; what refers elsewhere stays.
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
  // Thousands of files are named by thousands of references: those that could be meant are found by their last part.
  const byLast = new Map<string, number[]>();
  for (const [index, { name }] of files.entries()) {
    const last = name.split("/").pop() ?? "";
    const same = byLast.get(last) ?? [];
    byLast.set(last, same);
    same.push(index);
  }
  const byName = new Map(files.map(({ name }, index) => [name, index]));
  const at = (name: string, inside: number | undefined) => {
    // A reference stands relative to its own file.
    const folder = (inside === undefined ? "" : (files[inside]?.name ?? "")).split("/").slice(0, -1).join("/");
    const exact = byName.get(joinPath(folder, name).replace(/^(\.\.\/)+/, ""));
    if (exact !== undefined) return exact;
    const wanted = name.replace(/^(\.\.?\/)+/, "");
    const last = wanted.split("/").pop() ?? "";
    const meant = byLast.get(last) ?? [];
    const nameOf = (index: number) => files[index]?.name ?? "";
    const found = meant.find((index) => nameOf(index) === wanted || nameOf(index).endsWith(`/${wanted}`));
    return found ?? meant.find((index) => nameOf(index) === last) ?? -1;
  };
  rewrite(root, undefined, at);
  for (const [index, value] of values.entries()) rewrite(value, index, at);
  (root as Record<string, unknown>)[PLACE] = values;
  return problems;
}

/** The place of a file among those given, -1 for none. @param inside the file that names it */
type Finder = (name: string, inside: number | undefined) => number;

/** @param inside the file it stands in; none for the description itself */
function rewrite(root: unknown, inside: number | undefined, at: Finder): void {
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

function inner(ref: string, inside: number | undefined, at: Finder): string {
  const cut = ref.indexOf("#");
  const [file, pointer] = cut === -1 ? [ref, ""] : [ref.slice(0, cut), ref.slice(cut + 1)];
  if (/^[a-z][a-z\d+.-]*:/i.test(file)) return ref;
  const index = file === "" ? inside : at(file, inside);
  if (index === undefined || index < 0) return ref;
  return `#/${PLACE}/${index}${pointer.startsWith("/") ? pointer : ""}`;
}

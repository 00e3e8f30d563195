import { modify, parse } from "jsonc-parser";
import { isRecord } from "@toolbox/core";

/**
 * The text of a configuration with an entry more, indented as the file is; all else stays as it is, to the byte.
 * @param text a file of its own ("" for a new one), or a package.json
 * @param at where the sections stand: `["toolbox"]` in a package.json
 * @example insertEntry("", [], "title", { tool: "slug", out: "title.txt" })
 */
export function insertEntry(text: string, at: readonly string[], name: string, entry: object): string {
  const whole = text.trim() === "" ? "{}\n" : text;
  const steps = [...at, "make", name];
  // Without options of formatting the library touches nothing but the place itself.
  const [edit] = modify(whole, steps, entry, {});
  if (!edit) return whole;
  const [before, after] = [whole.slice(0, edit.offset), whole.slice(edit.offset + edit.length)];
  const indent = /^([ \t]+)"/m.exec(whole)?.[1] ?? "  ";
  const end = whole.includes("\r\n") ? "\r\n" : "\n";
  const isFirst = !edit.content.startsWith(",");
  const members = JSON.parse(`{${isFirst ? edit.content : edit.content.slice(1)}}`) as object;
  const depth = depthOf(parse(whole), steps);
  const lines = JSON.stringify(members, undefined, indent).split("\n").slice(1, -1);
  const block = lines.map((line) => end + indent.repeat(depth) + line).join("");
  return before + (isFirst ? "" : ",") + block + (isFirst ? end + indent.repeat(depth) : "") + after;
}

/** How many of the steps lead to an object that is there. */
function depthOf(value: unknown, steps: readonly string[]): number {
  const [step, ...rest] = steps;
  const next = isRecord(value) && step !== undefined ? value[step] : undefined;
  return isRecord(next) ? 1 + depthOf(next, rest) : 0;
}

/** The names of the entries that stand in a configuration. */
export function entryNames(text: string, at: readonly string[]): readonly string[] {
  const sections = at.reduce<unknown>((each, key) => (isRecord(each) ? each[key] : undefined), parse(text));
  const make = isRecord(sections) ? sections["make"] : undefined;
  return isRecord(make) ? Object.keys(make) : [];
}

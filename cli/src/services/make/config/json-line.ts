import { lineAndColumn } from "@toolbox/core";

type Steps = readonly (string | number)[];

/**
 * The line, from 1, where a value of a valid JSON text begins: that of its name in an object. Of a value that is not
 * there, the line of the nearest one around it.
 * @example lineOf('{\n  "a": [\n    1\n  ]\n}', ["a", 0]) // 3
 */
export function lineOf(text: string, steps: Steps): number {
  let [best, depth] = [0, 0];
  for (const { path, index } of placesIn(text))
    if (path.length > depth && path.length <= steps.length && path.every((step, at) => step === steps[at]))
      [best, depth] = [index, path.length];
  return lineAndColumn(text)(best).line;
}

/** A name that stands twice in one object of a valid JSON text, of which parsers keep the last, with both lines. */
export function repeatedName(
  text: string,
): { readonly name: string; readonly first: number; readonly second: number } | undefined {
  // The names of each object around a place, so that no place has to be told by its whole path.
  const around: Map<string, number>[] = [];
  for (const { path, index } of placesIn(text)) {
    const name = path.at(-1);
    // What is left behind: all that is deeper than here, and what is beside it in another object of a list.
    around.length = Math.min(around.length, path.length);
    if (typeof name !== "string") {
      around.length = path.length - 1;
      continue;
    }
    const names = (around[path.length - 1] ??= new Map());
    const before = names.get(name);
    const line = (at: number) => lineAndColumn(text)(at).line;
    if (before !== undefined) return { name, first: line(before), second: line(index) };
    names.set(name, index);
  }
  return undefined;
}

/** Every name of an object and every entry of a list, with its path, which changes as the walk goes on. */
function* placesIn(text: string): Generator<{ readonly path: Steps; readonly index: number }> {
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
  const path: (string | number)[] = [];
  const open: ("{" | "[")[] = [];
  let isName = false;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === "{" || token === "[") {
      if (open.at(-1) === "[") yield { path, index };
      open.push(token);
      path.push(token === "[" ? 0 : "");
      isName = token === "{";
    } else if (token === "}" || token === "]") {
      open.pop();
      path.pop();
    } else if (token === ",") {
      const last = path.at(-1);
      if (typeof last === "number") path[path.length - 1] = last + 1;
      isName = open.at(-1) === "{";
    } else if (token === ":") isName = false;
    else if (isName) {
      path[path.length - 1] = JSON.parse(token) as string;
      yield { path, index };
    } else if (open.at(-1) === "[") yield { path, index };
  }
}

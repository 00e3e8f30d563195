import { lineAndColumn } from "@toolbox/core";

/**
 * The line, from 1, where a value of a valid JSON text begins: that of its name in an object. Of a value that is not
 * there, the line of the nearest one around it.
 * @example lineOf('{\n  "a": [\n    1\n  ]\n}', ["a", 0]) // 3
 */
export function lineOf(text: string, steps: readonly (string | number)[]): number {
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
  const path: (string | number)[] = [];
  const open: ("{" | "[")[] = [];
  let [best, depth] = [0, 0];
  let isName = false;
  const visit = (at: number) => {
    if (path.length > depth && path.length <= steps.length && path.every((step, index) => step === steps[index]))
      [best, depth] = [at, path.length];
  };
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === "{" || token === "[") {
      if (open.at(-1) === "[") visit(index);
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
      visit(index);
    } else if (open.at(-1) === "[") visit(index);
  }
  return lineAndColumn(text)(best).line;
}

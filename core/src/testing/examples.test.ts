import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/* What the docstrings of core say of a call is what the call gives: `@example call // value`. */
const root = path.resolve("core/src");
const EXAMPLE = /@example (.+?) \/\/ (.+?)(?: \*\/)?$/gm;

const files = readdirSync(root, { recursive: true, encoding: "utf8" }).flatMap((file) => {
  if (!file.endsWith(".ts") || file.endsWith(".test.ts")) return [];
  const source = readFileSync(path.join(root, file), "utf8");
  const found = Array.from(source.matchAll(EXAMPLE), ([, call = "", value = ""]) => [call, value] as const);
  // A value that is cut short is for the eye alone.
  const examples = found.filter(([, value]) => !/\.\.\.|…(?!")/.test(value));
  return found.length === 0 ? [] : [{ file, examples }];
});
const modules = await Promise.all(
  files.map(({ file }) => import(path.join(root, file)) as Promise<Record<string, unknown>>),
);
const everything = Object.assign({}, ...modules) as Record<string, unknown>;

function evaluate(code: string, scope: Record<string, unknown>): unknown {
  // eslint-disable-next-line typescript/no-implied-eval -- our own comments
  return new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));
}

const checked = files
  .map(({ file, examples }, at) => ({ file, examples, at }))
  .filter(({ examples }) => examples.length > 0);
describe.each(checked)("$file", ({ examples, at }) => {
  it.each(examples)("%s is %s", (call, value) => {
    const scope = { ...everything, ...modules[at] };
    expect(evaluate(call, scope)).toEqual(evaluate(value, scope));
  });
});

it("the examples are found", () => {
  expect(files.flatMap(({ examples }) => examples).length).toBeGreaterThan(20);
});

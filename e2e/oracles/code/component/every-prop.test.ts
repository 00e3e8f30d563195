import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/component/tool.ts";
import { afterAll, describe, expect, test } from "vitest";

/*
 * Every name that React gives to a property of an element, and every type that people give to one: a component of that
 * one property compiles under strict TypeScript. The names are those of @types/react, read as data.
 */
const web = createRequire(path.resolve(import.meta.dirname, "../../../../web/package.json"));
const reactTypes = path.dirname(web.resolve("@types/react/package.json"));
const compiler = path.resolve(import.meta.dirname, "../../../../node_modules/.bin/tsc");

const TYPES = [
  "string",
  "number",
  "boolean",
  "bigint",
  "symbol",
  "unknown",
  "any",
  "object",
  "null",
  "string | null",
  "number | null",
  "boolean | null | undefined",
  "string | number",
  "boolean | string",
  '"none" | "page" | "polite"',
  "`a-${string}`",
  "0 | 1",
  "string[]",
  "readonly string[] | null",
  "[string, number]",
  "Record<string, unknown>",
  "{ id: string; name?: string }",
  "Date | null",
  "Promise<void>",
  "Map<string, Set<number>>",
  "RequestInit",
  "ReactNode",
  "React.ReactElement | null",
  "JSX.Element",
  "CSSProperties | null",
  "() => void",
  "null | (() => void)",
  "() => Promise<string[]>",
  "() => ReactNode",
  "(() => string) | null",
  "(value: string) => void",
  "null | ((next: boolean) => void)",
  "(id: string, index?: number) => Promise<void>",
  "<T>(value: T) => T",
  "MouseEventHandler",
  "MouseEventHandler<HTMLButtonElement> | null",
  "MouseEventHandler<HTMLDivElement>",
  "(event: React.MouseEvent<HTMLInputElement>) => void",
  "(event: MouseEvent) => void",
  "ChangeEventHandler<HTMLInputElement>",
  "Ref<HTMLDivElement> | null",
];
const COMPONENTS = [
  { name: "UserCard", type: "functional" },
  { name: "SaveButton", type: "functional" },
  { name: "Box", type: "class" },
];

/** The names of the properties in the interfaces of elements: HTML, SVG, ARIA and events. */
function propertyNames(): readonly string[] {
  const text = readFileSync(path.join(reactTypes, "index.d.ts"), "utf8");
  const interfaces = text.matchAll(
    /^ {4}interface (?:\w*(?:HTML|SVG|DOM|Aria)\w*Attributes)\b[^{]*\{\n([^]*?)^ {4}\}/gm,
  );
  const names = [...interfaces].flatMap(([, body = ""]) =>
    [...body.matchAll(/^ {8}"?([\w-]+)"?\??:/gm)].map((match) => match[1] ?? ""),
  );
  return [...new Set([...names, "data-state", "ref", "label"])];
}

describe("a component of one property", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-every-prop-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const names = propertyNames();

  test(`compiles with each of ${names.length} names and ${TYPES.length} types`, async () => {
    expect(names.length).toBeGreaterThan(400);
    mkdirSync(path.join(folder, "src"));
    // Those of one type and one kind import the same, so that they can share a file.
    for (const [place, type] of TYPES.entries())
      for (const [kind, component] of COMPONENTS.entries()) {
        const imports = new Set<string>();
        const codes: string[] = [];
        for (const [at, name] of names.entries()) {
          if ((at + place) % COMPONENTS.length !== kind) continue;
          const mark = (at + Math.floor(place / COMPONENTS.length)) % 2 === 0 ? "?" : "";
          const input = { ...component, name: `P${at}${component.name}`, props: `"${name}"${mark}: ${type}` };
          const result = await runTool(tool, input, fakePorts());
          const [output] = result.ok ? result.outputs : [];
          if (output?.kind !== "text") throw new Error(`${name}: ${type}: ${JSON.stringify(result)}`);
          const [, head = "", code = ""] = /^((?:import [^]*?;\n\n)?)([^]*)$/.exec(output.text) ?? [];
          imports.add(head);
          codes.push(`// ${name}: ${type}\n${code}`);
        }
        expect([...imports]).toHaveLength(1);
        writeFileSync(path.join(folder, `src/${place}-${kind}.tsx`), [...imports, ...codes].join("\n"));
      }
    writeFileSync(
      path.join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noUnusedLocals: true,
          noUnusedParameters: true,
          exactOptionalPropertyTypes: true,
          verbatimModuleSyntax: true,
          isolatedModules: true,
          noEmit: true,
          skipLibCheck: true,
          target: "ES2023",
          module: "ESNext",
          moduleResolution: "bundler",
          jsx: "react-jsx",
          types: [],
          paths: { react: [reactTypes], "react/*": [`${reactTypes}/*`] },
        },
        include: ["src"],
      }),
    );
    const done = spawnSync(compiler, ["-p", folder, "--pretty", "false"], { encoding: "utf8", maxBuffer: 1e8 });
    const errors = done.stdout.split("\n").flatMap((line) => {
      const [, file = "", at = "", message = ""] = /([\w-]+\.tsx)\((\d+),\d+\): (.*)$/.exec(line) ?? [];
      if (message === "") return line.trim() === "" ? [] : [line];
      const before = readFileSync(path.join(folder, "src", file), "utf8")
        .split("\n")
        .slice(0, Number(at));
      return [`${before.findLast((each) => each.startsWith("// "))}: ${message}`];
    });
    expect(errors.slice(0, 20)).toEqual([]);
    expect(done.status).toBe(0);
  }, 300_000);
});

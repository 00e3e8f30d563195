import { type CatalogEntry, catalog, type Field } from "@toolbox/core";
import { beforeAll, expect, test } from "vitest";
import { bin } from "../../scripts/run-step.ts";
import { docExamples } from "./doc-examples.ts";
import { packedProject, root } from "./packed-project.ts";

/* The types of the library as a TypeScript project meets them, and as the fields of the tools infer them. */
const project = packedProject();
beforeAll(() => project.install([project.pack("core"), project.pack("cli")]), 600_000);

const STRICT = {
  target: "ES2023",
  lib: ["ES2023", "DOM"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
};

/** What the compiler says of some files. */
function compile(options: object, files: readonly string[]): string {
  project.put("tsconfig.json", JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files }));
  return project.run(bin("tsc"), ["-p", "."]).stdout;
}

const ports = `
import { run, filesOf, ToolError, type Ports } from "toolbox-core";
import { browserPorts } from "toolbox-core/browser";
import { catalog } from "toolbox-core/catalog";
import { tool as favicon, type FaviconInput } from "toolbox-core/tools/favicon";
import { folderSink, nodePorts, openFile } from "toolbox-cli/node";

const input: FaviconInput = { text: "T", image: await openFile("logo.svg") };
const icons = await run(favicon, input, nodePorts, { warn: (message) => message.trim() });
const places: readonly string[] = await folderSink("public", { force: true }).save(filesOf(icons));
const some: Partial<Ports> = browserPorts({ assets: new URL("https://example.org/assets/") });
await run(favicon, { image: new File([], "logo.svg") }, some);
const entry = catalog.find(({ id }) => id === "slug");
if (entry?.id === "slug") await run(await entry.load(), { text: places.join() });
if (!icons.ok) throw new ToolError("save", icons.issues[0]?.message ?? icons.reason);
for (const output of icons.outputs) if (output.kind === "binary") output.bytes.length satisfies number;
`;

test.each([
  ["bundler", "ESNext"],
  ["nodenext", "NodeNext"],
  ["node16", "Node16"],
])("compile in a strict project: %s", (moduleResolution, module) => {
  const page = docExamples("docs/library.md").filter(({ language }) => language === "ts");
  expect(page.length).toBeGreaterThan(0);
  for (const [index, { code }] of page.entries()) project.put(`page-${index}.ts`, code);
  project.put("ports.ts", ports);
  const files = ["ports.ts", ...page.map((_, index) => `page-${index}.ts`)];
  expect(compile({ moduleResolution, module }, files)).toBe("");
});

test("a wrong field, a wrong value and a missing text are told where they stand", () => {
  const lines = [
    'import { run } from "toolbox-core"; import { tool } from "toolbox-core/tools/slug";',
    'void run(tool, { text: "a", separtor: "_" });',
    'void run(tool, { text: "a", separator: "+" });',
    "void run(tool, { unique: true });",
  ];
  project.put("wrong.ts", `${lines.join("\n")}\n`);
  const said = compile({ moduleResolution: "bundler", module: "ESNext" }, ["wrong.ts"]);
  expect(said).toMatch(/wrong\.ts\(2,\d+\): error .*'separtor' does not exist in type .*SlugInput/);
  expect(said).toMatch(/wrong\.ts\(3,\d+\): error .*"\+.*is not assignable to type .*"_/);
  expect(said).toMatch(/wrong\.ts\(4,\d+\): error .*'text' is missing/);
});

test("are those that the fields of each tool infer", async () => {
  const entries: readonly CatalogEntry[] = catalog;
  const rows = await Promise.all(
    entries.map(async ({ id, load }, index) => {
      const fields = Object.entries<Field>((await load()).fields);
      const files = fields.filter(([, { kind }]) => kind.startsWith("file")).map(([name]) => JSON.stringify(name));
      const name = `${id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Input`;
      return `
import { tool as tool${index} } from "${root}core/src/tools/${id}/tool.ts";
import type { ${name} } from "toolbox-core/tools/${id}";
both<Whole<InputOf<typeof tool${index}.fields>, ${files.join(" | ") || "never"}>, Whole<${name}, ${files.join(" | ") || "never"}>>(true, true);
both<keyof InputOf<typeof tool${index}.fields>, keyof ${name}>(true, true);`;
    }),
  );
  const head = `
import type { InputOf } from "${root}core/src/index.ts";
type Whole<T, Files extends PropertyKey> = { [K in Exclude<keyof T, Files>]-?: Exclude<T[K], undefined> };
const both = <A, B>(_: [A] extends [B] ? true : false, __: [B] extends [A] ? true : false): void => {};`;
  const fromSource = {
    moduleResolution: "bundler",
    module: "ESNext",
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  };
  project.put("same.ts", `${head}\n${rows.join("\n")}\n`);
  expect(compile(fromSource, ["same.ts"])).toBe("");
  project.put("same.ts", `${head}\n${rows[0]}\nboth<{ a: "x" }, { a: "x" | "y" }>(true, true);\n`);
  expect(compile(fromSource, ["same.ts"])).toMatch(/error TS2345/);
});

import { describe, expect, it } from "vitest";
import { parseImports } from "./parse-imports.ts";
import { resolveImport } from "./resolve-import.ts";

describe("the imports of a source", () => {
  it.for([
    ['import "a";', "value"],
    ['import { b } from "a";', "value"],
    ['import b, { type C } from "a";', "value"],
    // stays as `import "a"` when the types are gone
    ['import { type B } from "a";', "value"],
    ['import type { B } from "a";', "type"],
    ['import type B from "a";', "type"],
    ['import b from "a" with { type: "json" };', "value"],
    ['export * from "a";', "value"],
    ['export { b } from "a";', "value"],
    ['export type { B } from "a";', "type"],
    ['export type * from "a";', "type"],
    ['const load = () => import("a");', "value"],
    ['const b: import("a").B = 1;', "type"],
    ['type B = typeof import("a");', "type"],
    ["export const pages = import.meta.glob<Page>('a');", "value"],
    ["export const pages = import.meta.glob(['a'], { eager: true });", "value"],
  ] as const)("%s", ([source, kind]) => {
    expect(parseImports(source, "seed.ts")).toEqual([{ written: "a", kind }]);
  });

  it("workers and other sources by their address", () => {
    const source = 'start(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));';
    expect(parseImports(source, "seed.ts")).toEqual([{ written: "./worker.ts", kind: "value" }]);
  });

  it("those of a component", () => {
    const source = 'import { B } from "./b.tsx";\nexport const a = <B load={() => import("./c.ts")} />;';
    expect(parseImports(source, "seed.tsx").map(({ written }) => written)).toEqual(["./b.tsx", "./c.ts"]);
  });

  it.for([
    "const code = 'import { useState } from \"react\";';",
    'const code = `import a from "a"; ${name} export * from "b"; import("c")`;',
    '// import "a";\n/* import("b") */',
    'const folder = new URL("../assets/", import.meta.url);',
    'const page = new URL("./page.ts", "https://example.org");',
    'object.import("a"); matches.glob("b");',
    "const load = (name: string) => import(name);",
  ])("none in %s", (source) => {
    expect(parseImports(source, "seed.ts")).toEqual([]);
  });

  it("a source that is not valid is an error", () => {
    expect(() => parseImports("import {", "seed.ts")).toThrow("seed.ts cannot be parsed.");
  });
});

describe("where an import leads", () => {
  it.for([
    ["core/src/tools/slug/tool.ts", "../../tool/fields.ts", "core/src/tool/fields.ts"],
    ["web/src/main.tsx", "@toolbox/core", "core/src/index.ts"],
    ["web/src/main.tsx", "@toolbox/core/site", "core/src/site/site-config.ts"],
    ["web/src/main.tsx", "@toolbox/core/tools/slug/tool.ts", "core/src/tools/slug/tool.ts"],
    ["web/src/main.tsx", "@toolbox/core/testing/sample-tool.ts", "core/src/testing/sample-tool.ts"],
    [
      "cli/src/ports/assets.ts",
      "@toolbox/core/assets/toolbox.config.schema.json",
      "core/assets/toolbox.config.schema.json",
    ],
    ["web/src/app/page-files.ts", "../pages/*/page.tsx", "web/src/pages/"],
    ["web/src/main.tsx", "./style.css?inline", "web/src/style.css"],
    ["cli/src/main.ts", "node:fs/promises", "node:fs"],
    ["cli/src/main.ts", "@napi-rs/canvas/load", "@napi-rs/canvas"],
    ["web/src/main.tsx", "react-dom/client", "react-dom"],
    ["web/src/main.tsx", "virtual:core-assets", "virtual:core-assets"],
  ] as const)("%s: %s", ([from, written, to]) => {
    expect(resolveImport(written, from)).toBe(to);
  });

  it.for([
    ["./gone.ts", 'web/src/main.tsx imports "./gone.ts", which does not exist.'],
    [
      "@toolbox/core/src/index.ts",
      'web/src/main.tsx imports "@toolbox/core/src/index.ts", which core/package.json does not export.',
    ],
    ["@toolbox/core/tools/gone.ts", 'web/src/main.tsx imports "@toolbox/core/tools/gone.ts", which does not exist.'],
  ] as const)("%s leads nowhere", ([written, message]) => {
    expect(() => resolveImport(written, "web/src/main.tsx")).toThrow(message);
  });
});

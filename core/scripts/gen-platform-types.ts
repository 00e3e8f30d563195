import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/*
 * Writes the names of the types that every TypeScript project has: those of the language and of the browser, from the
 * libraries that come with the compiler. Elements and maps of events are left out; their names are a pattern.
 */
const root = path.resolve(import.meta.dirname, "../..");
const target = path.join(root, "core/src/tools/component/platform-types.gen.ts");
const PATTERN = /^(?:HTML|SVG|MathML)\w*Element$|\w(?:EventMap|TagNameMap)$/;

const compiler = createRequire(createRequire(path.join(root, "package.json")).resolve("typescript/package.json"));
const lib = path.join(
  path.dirname(compiler.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)),
  "lib",
);
const names = new Set(
  readdirSync(lib)
    .filter((file) => /^lib\.(?:dom|es\d+|esnext|decorators)\b.*\.d\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(lib, file), "utf8").matchAll(
        /^(?:declare )?(?:interface|type|class|namespace) ([A-Z]\w*)/gm,
      ),
    ])
    .map(([, name = ""]) => name)
    .filter((name) => !PATTERN.test(name)),
);

const lines = [...names]
  .toSorted((a, b) => (a < b ? -1 : 1))
  .reduce<string[]>((all, name) => {
    const last = all.at(-1) ?? "";
    return last === "" || last.length + name.length > 110 ? [...all, name] : [...all.slice(0, -1), `${last} ${name}`];
  }, []);
const text = `// Written by \`pnpm gen\` from the libraries of TypeScript.
export const PLATFORM_TYPES =
${lines.map((line, index) => `  "${line}${index < lines.length - 1 ? ' " +' : '";'}`).join("\n")}
`;
writeFileSync(target, text);
process.stdout.write(`platform-types.gen.ts: ${names.size} names\n`);

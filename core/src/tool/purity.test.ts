import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const core = fileURLToPath(new URL("../../", import.meta.url));
// Inside core, so that the probes see the same packages and settings as the code beside them.
const folder = mkdtempSync(path.join(core, ".purity-"));
afterAll(() => rmSync(folder, { recursive: true }));

const allowed = ["new TextEncoder()", "new URL('https://example.org')"];
const hosts = ["process", "document", "window", "fetch", "setTimeout", "console", "crypto", "localStorage", "Buffer"];
const said = compile([...allowed, ...hosts]);

/** What the compiler says about each of some lines of code that stand in core, one file a line. */
function compile(lines: readonly string[]): ReadonlyMap<string, string> {
  for (const [index, line] of lines.entries())
    writeFileSync(path.join(folder, `probe-${index}.ts`), `import "../src/index.ts";\nexport const probe = ${line};\n`);
  const config = { extends: "../tsconfig.json", include: ["probe-*.ts", "../src/globals.d.ts"], exclude: [] };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  const output = runCompiler().split("\n");
  return new Map(
    lines.map((line, index) => [line, output.filter((each) => each.includes(`probe-${index}.ts(`)).join("\n")]),
  );
}

function runCompiler(): string {
  const compiler = path.join(core, "../node_modules/.bin/tsc");
  try {
    return execFileSync(compiler, ["-p", folder], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it.each(allowed)("core may use %s", (line) => {
  expect(said.get(line)).toBe("");
});

it.each(hosts)("core cannot compile with %s", (name) => expect(said.get(name)).toContain(`'${name}'`));

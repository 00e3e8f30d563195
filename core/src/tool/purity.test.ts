import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

// Inside core, so that the probe sees the same packages and settings as the code beside it.
const core = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(path.join(core, ".purity-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says about one line of code that stands in core. */
function compile(line: string): string {
  writeFileSync(path.join(folder, "probe.ts"), `import "../src/index.ts";\nexport const probe = ${line};\n`);
  const config = { extends: "../tsconfig.json", include: ["probe.ts", "../src/globals.d.ts"], exclude: [] };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  try {
    execFileSync(path.join(core, "../node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it.each(["new TextEncoder()", "new URL('https://example.org')"])("core may use %s", (line) => {
  expect(compile(line)).toBe("");
});

it.each(["process", "document", "window", "fetch", "setTimeout", "console", "crypto", "localStorage", "Buffer"])(
  "core cannot compile with %s",
  (name) => expect(compile(name)).toContain(`'${name}'`),
);

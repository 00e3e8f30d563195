import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/**
 * A folder for PATH with an `npm` that installs this program, and an `npx` that says how pnpm was called and builds it.
 * @param program what is put at the place of toolbox.js
 */
export function fakeNpm(program: string) {
  const bin = realpathSync(mkdtempSync(path.join(tmpdir(), "toolbox-npm-")));
  onTestFinished(() => rmSync(bin, { recursive: true, force: true }));
  const calls = path.join(bin, "calls");
  writeFileSync(calls, "");
  const stub = `#!/usr/bin/env node\nawait import(${JSON.stringify(program)});\n`;
  const script = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(calls)}, require("node:path").basename(__filename) + " " + args.join(" ") + "\\n");
if (process.env.NO_REGISTRY) { console.error("npm error network"); process.exit(1); }
const at = args[0] === "install" && args.includes("--prefix")
  ? args[args.indexOf("--prefix") + 1] + "/node_modules/toolbox-cli"
  : args.at(-1) === "build" ? "cli/dist" : undefined;
if (at) {
  mkdirSync(at, { recursive: true });
  writeFileSync(at + "/package.json", '{ "type": "module" }');
  writeFileSync(at + "/toolbox.js", ${JSON.stringify(stub)});
}
`;
  mkdirSync(path.join(bin, "bin"));
  for (const name of ["npm", "npx"]) writeFileSync(path.join(bin, "bin", name), script, { mode: 0o755 });
  return {
    env: { PATH: `${path.join(bin, "bin")}:${process.env["PATH"]}`, HOME: bin },
    calls: () => readFileSync(calls, "utf8"),
  };
}

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Row } from "../row.ts";

const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-lint-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const message = path.join(folder, "message");
writeFileSync(message, "feat(api): sign in with a passkey\n\nPasswords were forgotten too often.\n\nRefs: #12\n");
const edited = path.join(folder, "edited");
writeFileSync(edited, "feat(api): sign in with a passkey\n\n# Please enter the commit message for your changes.\n#\n");

// As our hook starts it.
const lint = (file: string) => ({
  program: process.execPath,
  args: [program, "lint", "--edit", file],
  cwd: folder,
  env: { TOOLBOX_HOOK: "commit-msg" },
});
const nothing = { program: process.execPath, args: ["-e", "0"] };
const AGAINST = "toolbox lint / commitlint 20";

/** Installs the peer for this run only; undefined without a registry, or when other rows were asked for. */
function commitlint(): Row["b"] | undefined {
  if (!process.argv.slice(2).every((word) => word === "--" || AGAINST.includes(word))) return undefined;
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(
    path.join(folder, "commitlint.config.js"),
    'export default { extends: ["@commitlint/config-conventional"] };\n',
  );
  spawnSync("git", ["init", "--quiet"], { cwd: folder });
  const packages = ["@commitlint/cli@20.5.3", "@commitlint/config-conventional@20.5.3"];
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...packages], { cwd: folder });
  if (status !== 0) {
    process.stdout.write(`${AGAINST}: skipped, the npm registry does not answer\n`);
    return undefined;
  }
  const cli = path.join(folder, "node_modules/@commitlint/cli/cli.js");
  return { program: process.execPath, args: [cli, "--edit", message], cwd: folder };
}

const peer = commitlint();

/** What a commit waits for. With comments in the message git is asked how it marks them. */
export const rows: readonly Row[] = [
  { name: "toolbox lint --edit / node -e 0", a: lint(message), b: nothing, on: "cpu", goal: 1.4, pairs: 20 },
  {
    name: "toolbox lint --edit, with comments / node -e 0",
    a: lint(edited),
    b: nothing,
    on: "wall",
    goal: 1.5,
    pairs: 20,
  },
  ...(peer ? [{ name: AGAINST, a: lint(message), b: peer, on: "cpu", goal: 0.15, pairs: 10 } as const] : []),
];

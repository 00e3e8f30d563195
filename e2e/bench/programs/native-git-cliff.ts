import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * The native program of one release of git-cliff, installed into the temp folder: 2.12.0 is the fastest there was, 2.14.2
 * the current one. Undefined where it cannot be had; that is said on stderr.
 */
export function nativeGitCliff(version: "2.12.0" | "2.14.2"): string | undefined {
  const folder = path.join(tmpdir(), "toolbox-bench", `git-cliff-${version}`);
  const program = path.join(folder, `node_modules/git-cliff-${process.platform}-${process.arch}/bin/git-cliff`);
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    spawnSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, `git-cliff@${version}`], {
      stdio: "ignore",
    });
  }
  if (existsSync(program)) return program;
  process.stderr.write(`Skipped: the rows against git-cliff ${version}, which npm cannot install here.\n`);
  return undefined;
}

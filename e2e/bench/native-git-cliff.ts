import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * The native program of git-cliff 2.12.0, the fastest release of it, installed into the temp folder. Undefined where it
 * cannot be had; that is said on stderr.
 */
export function nativeGitCliff(): string | undefined {
  const folder = path.join(tmpdir(), "toolbox-bench", "git-cliff-2.12.0");
  const program = path.join(folder, `node_modules/git-cliff-${process.platform}-${process.arch}/bin/git-cliff`);
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    spawnSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, "git-cliff@2.12.0"], {
      stdio: "ignore",
    });
  }
  if (existsSync(program)) return program;
  process.stderr.write("Skipped: the rows against git-cliff 2.12.0, which npm cannot install here.\n");
  return undefined;
}

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { packCli, packFolder } from "./pack-cli.ts";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The tarball of one of our packages. */
export interface Tarball {
  /** Its path. */
  readonly file: string;
  readonly size: number;
  readonly entryCount: number;
}

/** A folder whose packages come from tarballs; it is removed after the last test. */
export interface PackedProject {
  readonly folder: string;
  put(name: string, text: string): void;
  /** Packs a package of ours as it is published, but for assets of the CLI that are packed in no time. */
  pack(workspace: "cli" | "core"): Tarball;
  /** Installs tarballs without their optional parts. Nothing is fetched: they have no other dependencies. */
  install(tarballs: readonly Tarball[]): void;
  /** Runs a program in the folder. */
  run(command: string, args: readonly string[]): { status: number | null; stdout: string; stderr: string };
}

export function packedProject(): PackedProject {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-package-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  put("package.json", '{ "private": true, "type": "module" }\n');
  const npm = (args: readonly string[], cwd: string) => execFileSync("npm", args, { cwd, encoding: "utf8" });
  return {
    folder,
    put,
    pack(workspace) {
      if (workspace === "cli") return packCli(folder);
      execFileSync(process.execPath, ["publish/pack-core.mjs"], { cwd: path.join(root, "core"), stdio: "pipe" });
      return packFolder(path.join(root, "core/publish/dist"), folder);
    },
    install(tarballs) {
      const flags = ["--omit=optional", "--offline", "--no-audit", "--no-fund"];
      npm(["install", ...flags, ...tarballs.map(({ file }) => file)], folder);
    },
    run: (command, args) => spawnSync(command, args, { cwd: folder, encoding: "utf8", env: plainEnv() }),
  };
}

/** The environment without what a test runner tells the programs it starts. */
function plainEnv(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, FORCE_COLOR: __, ...env } = process.env;
  return { ...env, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
}

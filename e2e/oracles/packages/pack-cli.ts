import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Tarball } from "./local-registry.ts";

const cli = fileURLToPath(new URL("../../../cli", import.meta.url));

interface Packed extends Tarball {
  readonly size: number;
  readonly entryCount: number;
}

const run = (file: string, args: readonly string[], cwd: string) =>
  execFileSync(file, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/**
 * Packs the command as it is published into a folder. `isQuick` builds it with its assets packed in no time, so that the
 * tarball is a little larger and all the same otherwise.
 */
export function packCli(folder: string, { isQuick = true } = {}): Packed {
  if (isQuick) run(process.execPath, ["node_modules/rolldown/bin/cli.mjs", "-c", "rolldown.config.mjs"], cli);
  run(process.execPath, ["publish/pack-cli.mjs", ...(isQuick ? ["--quick"] : [])], cli);
  return packFolder(path.join(cli, "publish/dist"), folder);
}

/** The tarball that npm makes of a folder as it is published. */
export function packFolder(dist: string, folder: string): Packed {
  const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], dist)) as {
    readonly filename: string;
    readonly size: number;
    readonly entryCount: number;
  }[];
  if (!packed) throw new Error("npm packed nothing.");
  const manifest = JSON.parse(readFileSync(path.join(dist, "package.json"), "utf8")) as Tarball["manifest"];
  return { ...packed, file: path.join(folder, packed.filename), manifest };
}

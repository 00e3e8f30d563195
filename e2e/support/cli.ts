import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../cli/dist/toolbox.js", import.meta.url));

export interface Terminal {
  /** An empty folder to work in. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A fresh home and an empty folder: nothing of the machine's own settings is seen. */
export function newTerminal(site: string): Terminal {
  const home = mkdtempSync(path.join(tmpdir(), "toolbox-home-"));
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-cwd-"));
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, ".config"),
    XDG_CACHE_HOME: path.join(home, ".cache"),
    TOOLBOX_URL: site,
    NO_COLOR: "1",
    TZ: "UTC",
    GIT_CONFIG_GLOBAL: path.join(home, ".gitconfig"),
    GIT_CONFIG_NOSYSTEM: "1",
  };
  return { folder, env };
}

/** Runs the built `toolbox` to its end. @param heard is told what it says on stderr while it runs */
export function toolbox(
  { folder, env }: Terminal,
  args: readonly string[],
  { input = "", heard = () => {}, extra = {} }: RunOptions = {},
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...env, ...extra } });
    const out: Buffer[] = [];
    let stderr = "";
    child.stdout.on("data", (part: Buffer) => out.push(part));
    child.stderr.on("data", (part: Buffer) => {
      stderr += String(part);
      heard(stderr);
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout: Buffer.concat(out).toString("utf8"), stderr }));
    child.stdin.end(input);
  });
}

interface RunOptions {
  readonly input?: string;
  readonly heard?: (stderr: string) => void;
  readonly extra?: Readonly<Record<string, string>>;
}

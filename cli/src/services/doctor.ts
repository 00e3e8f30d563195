import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isoDay } from "@toolbox/core";
import { Failure } from "../shell/failure.ts";
import { discoverSite } from "../session/discover-site.ts";
import { siteUrl } from "../session/site-url.ts";
import type { Shell } from "../shell/shell.ts";
import { identify } from "./account/whoami.ts";

export interface Finding {
  readonly name: "node" | "git" | "canvas" | "site" | "sign-in";
  readonly ok: boolean;
  /** What was found, or what is wrong. */
  readonly words: string;
  /** How to mend it. */
  readonly fix?: string;
}

const NODE_FLOOR = [20, 19] as const;

/** Looks at everything Toolbox needs of this machine and its site. Nothing here throws for what is missing. */
export async function examine(shell: Shell): Promise<readonly Finding[]> {
  return [nodeVersion(process.versions.node), ...(await Promise.all([git(), canvas(), site(shell), signIn(shell)]))];
}

export function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const ok = major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1]);
  const fix = `Install Node ${NODE_FLOOR.join(".")} or newer from https://nodejs.org.`;
  return ok ? { name: "node", ok, words: version } : { name: "node", ok, words: `${version} is too old`, fix };
}

async function git(): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)("git", ["--version"]);
    return { name: "git", ok: true, words: stdout.trim().replace(/^git version /, "") };
  } catch {
    const fix = `Install it from https://git-scm.com; "toolbox commit" and "toolbox changelog" need it.`;
    return { name: "git", ok: false, words: "not found", fix };
  }
}

/** Draws one pixel and writes it as PNG: a binding that loads can still be the wrong one. */
async function canvas(): Promise<Finding> {
  try {
    const { nodePorts } = await import("../ports/index.ts");
    const surface = nodePorts.canvas.surface(1, 1);
    surface.pen.fillRect(0, 0, 1, 1);
    const bytes = await surface.encode("image/png");
    return { name: "canvas", ok: bytes.length > 0, words: "draws" };
  } catch (error) {
    const fix = "Install Toolbox again on this machine; its drawing part is made for one system.";
    return { name: "canvas", ok: false, words: (error as Error).message.split("\n")[0] ?? "", fix };
  }
}

async function site(shell: Shell): Promise<Finding> {
  return foreseen(shell, "site", async () => {
    const { url } = await discoverSite(shell, siteUrl(shell.env));
    return `${url} answers`;
  });
}

async function signIn(shell: Shell): Promise<Finding> {
  return foreseen(shell, "sign-in", async () => {
    const me = await identify(shell, { fresh: false });
    const offline = me.isOffline ? ", not checked since the site cannot be reached" : "";
    return `${me.email} until ${isoDay(new Date(me.expiresAt))}${offline}`;
  });
}

/** Site and sign-in. From source nothing needs them. */
async function foreseen(shell: Shell, name: Finding["name"], look: () => Promise<string>): Promise<Finding> {
  try {
    return { name, ok: true, words: await look() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (shell.isFromSource) return { name, ok: true, words: `not needed from source: ${error.message}` };
    return { name, ok: false, words: error.message, ...(error.next === undefined ? {} : { fix: error.next }) };
  }
}

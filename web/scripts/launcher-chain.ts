import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isRunning, readStartTime } from "../backend/data/process-identity.ts";

interface Ancestor {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const LAUNCHER = /(^|[/\s])(npx|npm|pnpm|pnpx|tsx|corepack|yarn|bunx?)(-cli)?(@[\w.]+)?([/\s.]|$)/;
const SHELL_COMMAND = /^(\S*\/)?(ba|da|z|k)?sh\s+(-\w+\s+)*-\w*c\s/;

function readProcess(pid: number): Ancestor | undefined {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      return { pid, parent, command: args.slice(0, 4).join(" ") };
    }
    const line = execFileSync("ps", ["-o", "ppid=,command=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
    const [, parent, command = ""] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
    return { pid, parent: Number(parent), command };
  } catch {
    return undefined; // gone, or a system without ps
  }
}

/**
 * The processes between a command such as `npx pnpm start` and this one, nearest first: package managers, and the
 * `sh -c` they put in between. The user's own shell is not among them.
 */
export function pickLaunchers(ancestors: readonly Ancestor[]): Ancestor[] {
  const end = ancestors.findIndex(({ command }) => !LAUNCHER.test(command) && !SHELL_COMMAND.test(command));
  const chain = end < 0 ? ancestors : ancestors.slice(0, end);
  const last = chain.findLastIndex(({ command }) => LAUNCHER.test(command) && !SHELL_COMMAND.test(command));
  return chain.slice(0, last + 1);
}

function readAncestors(): Ancestor[] {
  const found: Ancestor[] = [];
  for (let pid = process.ppid; pid > 1;) {
    const ancestor = readProcess(pid);
    if (!ancestor) break;
    found.push(ancestor);
    pid = ancestor.parent;
  }
  return found;
}

/**
 * Calls back once when a launcher of this process is gone. npx passes no signal on to what it started, so a killed
 * npx would leave us behind, holding the port and the data.
 * @returns stops watching
 */
export function watchLaunchers(onGone: () => void): () => void {
  if (process.platform === "win32") return () => undefined;
  const watched = pickLaunchers(readAncestors()).map(({ pid }) => ({ pid, startTime: readStartTime(pid) }));
  const timer = setInterval(() => {
    if (watched.every(({ pid, startTime }) => isRunning(pid, startTime))) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}

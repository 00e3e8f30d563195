import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * When a process started, in words of its system that only serve to be compared: a process id is used again,
 * an id with its start is not. Undefined when the process is gone or the system does not say.
 */
export function readStartTime(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]; // field 22; the name before it may hold spaces
    }
    if (process.platform === "win32") return undefined;
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined; // no such process
  }
}

/** Whether the process with this id and start still runs. */
export function isRunning(pid: number, startTime: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false; // EPERM: it runs, as somebody else
  }
  const now = readStartTime(pid);
  return startTime === undefined || now === undefined || now === startTime;
}

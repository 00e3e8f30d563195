import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly extra?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A program of a workspace package, or of the root. */
export function bin(name: string, workspace = "."): string {
  return path.join(root, workspace, "node_modules/.bin", name);
}

/**
 * Runs one step. A line says when it starts and one when it ends, with its output in one piece when it fails: several
 * may run at a time.
 * @returns whether it ended with 0
 */
export async function runStep({ name, command, extra = [], cwd = root, env = {} }: Step): Promise<boolean> {
  const started = Date.now();
  process.stdout.write(`${name} ...\n`);
  const output: Buffer[] = [];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command[0], [...command.slice(1), ...extra], {
      cwd,
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (part: Buffer) => output.push(part));
    child.stderr.on("data", (part: Buffer) => output.push(part));
    child.on("error", (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(127);
    });
    child.on("close", (exit) => resolve(exit ?? 1));
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    code === 0
      ? `${name}: ok (${seconds} s)\n`
      : `${name}: FAILED (${seconds} s)\n${Buffer.concat(output).toString()}\n`,
  );
  return code === 0;
}

import { spawn } from "node:child_process";

export interface Ran {
  readonly status: number;
  /** Stdout and stderr as they came. */
  readonly words: string;
}

/** Runs a command and waits without holding up this process, which may be the one that answers it. */
export function runCommand(
  cwd: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: readonly string[]
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], timeout: 240_000 });
    let words = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (words += text));
    child.on("error", (error) => resolve({ status: 127, words: error.message }));
    child.on("close", (code) => resolve({ status: code ?? 1, words }));
  });
}

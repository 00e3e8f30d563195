import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { expect, onTestFinished, vi } from "vitest";

const run = promisify(execFile);

/** Whether this machine has tmux, which is a terminal that a test can type into and read. */
export const hasTmux = spawnSync("tmux", ["-V"]).status === 0;

export interface RealTerminal {
  /** Types text as it is. */
  type(text: string): Promise<void>;
  /** Presses keys by tmux's names: `Enter`, `C-c`, `Up`. */
  press(...keys: readonly string[]): Promise<void>;
  screen(): Promise<string>;
  /** Waits until the screen shows the words. */
  until(words: string): Promise<string>;
}

/**
 * Opens a terminal of 80 columns and 30 lines, of a tmux server of its own, and runs a command in it; the screen then
 * ends with its exit code as `ended with 0`. Closed with the test.
 */
export async function realTerminal(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RealTerminal> {
  const server = `toolbox-${randomUUID().slice(0, 8)}`;
  const tmux = async (...args: readonly string[]) =>
    (await run("tmux", ["-L", server, "-f", "/dev/null", ...args], { env: { ...env, TERM: "xterm-256color" } })).stdout;
  onTestFinished(async () => {
    await tmux("kill-server").catch(() => {});
  });
  const quoted = command.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(" ");
  const size = ["-x", "80", "-y", "30", "-c", cwd];
  // `cat` holds the screen until the server is killed.
  await tmux("new-session", "-d", "-s", "test", ...size, `${quoted}; echo "ended with $?"; cat`);
  const screen = () => tmux("capture-pane", "-p", "-t", "test");
  return {
    screen,
    type: async (text) => void (await tmux("send-keys", "-t", "test", "-l", text)),
    press: async (...keys) => void (await tmux("send-keys", "-t", "test", ...keys)),
    async until(words) {
      let seen = "";
      await vi.waitFor(async () => expect((seen = await screen())).toContain(words), { timeout: 20_000, interval: 50 });
      return seen;
    },
  };
}

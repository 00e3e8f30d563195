import { render } from "ink";
import type { ReactElement } from "react";
import type { Shell } from "../shell/shell.ts";
import { ColoredContext } from "./tone.ts";

/**
 * Shows a screen in the terminal, on stderr, so that stdout stays free for results; resolves when it is closed, by
 * itself or because the process was told to stop. The caller has made sure that both ends are terminals.
 * @param screen makes the screen; `close` ends it
 */
export async function showScreen(shell: Shell, screen: (close: () => void) => ReactElement): Promise<void> {
  let close = () => {};
  const shown = render(<ColoredContext value={shell.stderr.isColored}>{screen(() => close())}</ColoredContext>, {
    stdin: process.stdin,
    stdout: process.stderr,
    stderr: process.stderr,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  close = () => shown.unmount();
  shell.signal.addEventListener("abort", close, { once: true });
  await shown.waitUntilExit();
  shell.signal.removeEventListener("abort", close);
}

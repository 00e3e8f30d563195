import { oneLine, type RunContext } from "@toolbox/core";
import type { Stream } from "../../shell/shell.ts";
import { terminalCode } from "../../shell/terminal-text.ts";

export interface ProgressLine {
  readonly report: RunContext["progress"];
  /** Takes the line away. */
  clear(): Promise<void>;
}

/** Takes the line away and goes back to its start (ECMA-48 8.3.41, 8.3.9). */
const CLEARED = terminalCode("[2K") + terminalCode("[G");

/** One line on stderr that is written over as work goes on; silent unless stderr is a terminal. */
export function progressLine(stream: Stream): ProgressLine {
  let last = "";
  const show = (text: string) => {
    if (text === last) return Promise.resolve();
    last = text;
    return stream.write(`${CLEARED}${text}`);
  };
  return {
    report(done, total, note = "") {
      if (!stream.isTerminal) return;
      const share = total > 0 ? `${Math.floor((done / total) * 100)}%` : `${done}`;
      void show(oneLine(`${share.padStart(4)} ${note}`).slice(0, stream.columns - 1));
    },
    clear: () => (last === "" ? Promise.resolve() : show("")),
  };
}

import type { Work } from "@toolbox/core";
import type { Stream } from "../../shell/shell.ts";

export interface ProgressLine {
  readonly report: Work["progress"];
  /** Takes the line away. */
  clear(): Promise<void>;
}

/** One line on stderr that is written over as work goes on; silent unless stderr is a terminal. */
export function progressLine(stream: Stream): ProgressLine {
  let last = "";
  const show = (text: string) => {
    if (text === last) return Promise.resolve();
    last = text;
    return stream.write(`\r\u001b[2K${text}`);
  };
  return {
    report(done, total, note = "") {
      if (!stream.isTerminal) return;
      const share = total > 0 ? `${Math.floor((done / total) * 100)}%` : `${done}`;
      void show(`${share.padStart(4)} ${note}`.slice(0, stream.columns - 1));
    },
    clear: () => (last === "" ? Promise.resolve() : show("")),
  };
}

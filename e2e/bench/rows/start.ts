import { fileURLToPath } from "node:url";
import type { Row } from "../row.ts";

const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const nothing = { program: process.execPath, args: ["-e", "0"] };

/** What starting costs, against Node itself: hooks and scripts pay it every time. */
export const rows: readonly Row[] = ["--version", "--help", "changelog --help", "commit --help"].map((words) => ({
  name: `toolbox ${words} / node -e 0`,
  a: { program: process.execPath, args: [program, ...words.split(" ")] },
  b: nothing,
  on: "cpu",
  goal: 1.4,
  pairs: 20,
}));

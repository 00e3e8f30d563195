import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Row } from "../row.ts";

const script = fileURLToPath(new URL("../programs/mindmap-frames.ts", import.meta.url));
const tsx = pathToFileURL(createRequire(new URL("../../../package.json", import.meta.url)).resolve("tsx")).href;

export const rows: readonly Row[] = [
  {
    name: "script time of a frame of a mindmap of 5,000 nodes, 95th percentile / 1 ms",
    a: { program: process.execPath, args: ["--import", tsx, script] },
    b: { program: process.execPath, args: ["-e", "console.log(1)"] },
    on: "printed",
    goal: 4,
    pairs: 3,
  },
];

import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Row } from "../row.ts";

const script = fileURLToPath(new URL("../programs/search-icons.ts", import.meta.url));
const tsx = pathToFileURL(createRequire(new URL("../../../package.json", import.meta.url)).resolve("tsx")).href;

export const rows: readonly Row[] = [
  {
    name: "the slowest key of a search in all icons / 1 ms",
    a: { program: process.execPath, args: ["--import", tsx, script] },
    b: { program: process.execPath, args: ["-e", "console.log(1)"] },
    on: "printed",
    goal: 5,
  },
];

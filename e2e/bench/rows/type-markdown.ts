import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Command } from "../measure/measure.ts";
import type { Row } from "../row.ts";

const script = fileURLToPath(new URL("../programs/type-markdown.ts", import.meta.url));
const tsx = pathToFileURL(createRequire(new URL("../../../package.json", import.meta.url)).resolve("tsx")).href;
const typing = (how: "keys" | "whole"): Command => ({
  program: process.execPath,
  args: ["--import", tsx, script, how],
});

export const rows: readonly Row[] = [
  {
    name: "a key in 300 KB of Markdown, previewed / the whole document read and written anew",
    a: typing("keys"),
    b: typing("whole"),
    on: "cpu",
    goal: 0.2,
    pairs: 5,
  },
];

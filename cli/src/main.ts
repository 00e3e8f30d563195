import { writeSync } from "node:fs";
import pkg from "../package.json" with { type: "json" };

/*
 * The entry stays this small on purpose: `--version` is answered before anything else is loaded, and everything else
 * is behind one import.
 */
const flag = process.argv[2];
const isVersion = process.argv.length === 3 && (flag === "--version" || flag === "-V");
if (flag === "lint")
  void import("./fast-path.ts").then((module) => module.takeFastPath(process.argv.slice(2), pkg.version));
else if (flag === "make")
  void import("./fast-make.ts").then((module) => module.takeFastMake(process.argv.slice(2), pkg.version));
else if (!isVersion || !isWritten(`${pkg.version}\n`))
  void import("./shell/run-process.ts").then((module) => module.runProcess(process.argv.slice(2), pkg.version));

/** Whether a text went to stdout at once; where it did not, the long way says why. */
function isWritten(text: string): boolean {
  try {
    return writeSync(1, text) > 0;
  } catch {
    return false;
  }
}

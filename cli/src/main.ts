import { writeSync } from "node:fs";
import pkg from "../package.json" with { type: "json" };

/*
 * The entry stays this small on purpose: `--version` is answered before anything else is loaded, and everything else
 * is behind one import.
 */
const flag = process.argv[2];
if (process.argv.length === 3 && (flag === "--version" || flag === "-V")) writeSync(1, `${pkg.version}\n`);
else if (flag === "lint")
  void import("./fast-path.ts").then((module) => module.takeShortWay(process.argv.slice(2), pkg.version));
else void import("./shell/run-process.ts").then((module) => module.runProcess(process.argv.slice(2), pkg.version));

import pkg from "../package.json" with { type: "json" };
import { answerAtOnce } from "./at-once/answer-at-once.ts";

/*
 * The entry is one small CommonJS file in the bundle, which Node starts faster than a module: what is known without
 * running anything is answered from here, and everything else is behind one import.
 */
const args = process.argv.slice(2);
const answer = answerAtOnce(args, pkg.version);
if (answer === "none") {
  if (args[0] === "lint") void import("./fast-path.ts").then((module) => module.takeFastPath(args, pkg.version));
  else if (args[0] === "make")
    void import("./services/make/quick/check-path.ts").then((module) => module.takeCheckPath(args, pkg.version));
  else void import("./shell/run-process.ts").then((module) => module.runProcess(args, pkg.version));
} else if (answer !== "given") {
  const { rest } = answer;
  // Where not all could be written at once, the long way waits for the reader, or says what is wrong.
  void import("./shell/run-process.ts").then((module) =>
    module.runProcess(args, pkg.version, (shell) => shell.stdout.write(rest)),
  );
}

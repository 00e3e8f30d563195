import pkg from "../package.json" with { type: "json" };
import { answerAtOnce } from "./at-once/answer-at-once.ts";
import { isKnownHere } from "./at-once/is-known-here.ts";
import { recallChangelog } from "./at-once/recall-changelog.ts";
import type { Unwritten } from "./at-once/write-at-once.ts";

/*
 * The entry is one small CommonJS file in the bundle, which Node starts faster than a module: what is known without
 * running anything is answered from here, and everything else is behind one import.
 */
const args = process.argv.slice(2);
/** Which build this is; the bundler puts it in. */
const build = process.env["TOOLBOX_BUNDLE"];
// `pnpm toolbox` runs elsewhere than where it was typed.
const isPlaced = process.env["npm_lifecycle_event"] !== "toolbox";

if (args[0] === "lint") void import("./fast-path.ts").then((module) => module.takeFastPath(args, pkg.version));
else finish(answerAtOnce(args, pkg.version, isPlaced), args[0] === "changelog" && isPlaced ? takeChangelog : goLongWay);

function takeChangelog(): void {
  const isSignedIn = isKnownHere(process.env, new Date());
  finish(isSignedIn ? recallChangelog(args, pkg.version, build) : "none", () => {
    void import("./at-once/fast-changelog.ts").then((module) =>
      module.takeFastChangelog(args, { version: pkg.version, build, isSignedIn }),
    );
  });
}

function finish(answer: "none" | "given" | Unwritten, otherwise: () => void): void {
  if (answer === "none") return otherwise();
  if (answer === "given") return;
  // Where not all could be written at once, the long way waits for the reader, or says what is wrong.
  void import("./shell/run-process.ts").then((module) =>
    module.runProcess(args, pkg.version, (shell) => shell.stdout.write(answer.rest)),
  );
}

function goLongWay(): void {
  if (args[0] === "make")
    void import("./services/make/quick/check-path.ts").then((module) => module.takeCheckPath(args, pkg.version));
  else void import("./shell/run-process.ts").then((module) => module.runProcess(args, pkg.version));
}

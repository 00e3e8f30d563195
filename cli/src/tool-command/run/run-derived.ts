import path from "node:path";
import { type AnyTool, flagName } from "@toolbox/core";
import { Exit, Failure } from "../../shell/failure.ts";
import { prefills } from "../../prefill/prefills.ts";
import type { Shell } from "../../shell/shell.ts";
import { countFiles } from "../../derive/count-files.ts";
import type { Delivery } from "../output/delivery.ts";
import { issueWords } from "../../derive/issue-words.ts";
import { jsonText } from "../output/json-result.ts";
import type { RunTool } from "./produce.ts";
import { type Given, readValues } from "../input/read-values.ts";
import { Refused } from "./refused.ts";
import { runOnce } from "./run-once.ts";
import type { WatchedRun } from "../watch/watch-runs.ts";
import { watchedFile } from "../watch/watched.ts";
import { withPipe } from "../input/with-pipe.ts";

/** The flags that every derived command has. */
export interface Abilities extends Delivery {
  readonly batch?: readonly string[] | undefined;
  readonly watch?: boolean | undefined;
  /** Off with `--no-prefill`. */
  readonly prefill?: boolean | undefined;
}

/**
 * Runs a derived command from what was typed to what is delivered: once, for each file of a batch, and again with every
 * change. Throws `Exit` once issues are written, `Failure` for all else that was foreseen.
 */
export async function runDerived(
  tool: AnyTool,
  given: Given,
  abilities: Abilities,
  shell: Shell,
  run?: RunTool,
): Promise<void> {
  refuseClashes(tool, given, abilities);
  try {
    if (!abilities.watch) return void (await attempt(tool, given, abilities, shell, run));
    const { watchRuns } = await import("../watch/watch-runs.ts");
    await watchRuns((watched) => attempt(tool, given, { ...abilities, quiet: true }, shell, run, watched), shell);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await tell(error, abilities, shell);
  }
}

async function attempt(
  tool: AnyTool,
  given: Given,
  abilities: Abilities,
  shell: Shell,
  run?: RunTool,
  watched?: WatchedRun,
): Promise<{ readonly line: string; readonly targets: readonly string[] }> {
  const hearing: Promise<void>[] = [];
  const values = await readValues(
    tool,
    abilities.batch || abilities.watch ? given : await withPipe(tool, given, shell),
    shell,
    (file) => void (watched && hearing.push(watched.hear(watchedFile(file)))),
  ).finally(() => Promise.all(hearing));
  if (watched && hearing.length === 0 && !abilities.batch)
    throw new Failure("usage", "--watch has no file to watch.", { next: "Give the input as a file." });
  if (values.issues.length > 0) throw new Refused(values.issues, "usage");
  const set = new Set(Object.keys(values.raw));
  const known = abilities.prefill === false ? {} : await prefillOf(tool, set, shell);
  if (shell.stderr.isTerminal && !watched && Object.keys(known).length > 0) {
    const flags = Object.keys(known).map((name) => `--${flagName(name)}`);
    await shell.stderr.write(`Filled in from here: ${flags.join(", ")}. --no-prefill leaves that out.\n`);
  }
  const raw = { ...known, ...values.raw };
  const delivery = { ...abilities, ...(watched ? { isOurs: watched.isOurs } : {}) };
  if (abilities.batch) {
    const { openBatch } = await import("../batch/open-batch.ts");
    const { runBatch } = await import("../batch/run-batch.ts");
    const { watchedBatch } = await import("../watch/watched-batch.ts");
    await watched?.hear(await watchedBatch(tool, abilities.batch, abilities, shell));
    const { inputs, cache } = await openBatch(tool, abilities.batch, abilities, shell);
    return { line: await runBatch(tool, { raw, set, inputs, cache, delivery }, shell, run), targets: [] };
  }
  const saved = await runOnce(tool, raw, delivery, shell, run);
  const [first, ...rest] = saved;
  const line =
    first === undefined ? "Done." : `Wrote ${first}${rest.length === 0 ? "" : ` and ${countFiles(rest.length)} more`}.`;
  return { line, targets: saved.map((file) => path.resolve(shell.cwd, file)) };
}

/** What the machine knows of the fields the user did not set. */
async function prefillOf(
  tool: AnyTool,
  set: ReadonlySet<string>,
  shell: Shell,
): Promise<Readonly<Record<string, unknown>>> {
  const load = tool.prefilled && prefills[tool.id];
  if (!load) return {};
  const known = Object.entries(await (await load())(shell)).filter(
    ([name, value]) => value !== undefined && !set.has(name),
  );
  return Object.fromEntries(known);
}

function refuseClashes(tool: AnyTool, { options, args }: Given, abilities: Abilities): void {
  const { out, json, diff, check, watch, batch } = abilities;
  const clash = (message: string, next = "Give one of them.") => {
    throw new Failure("usage", message, { next });
  };
  const looking = check ? "--check" : diff ? "--diff" : undefined;
  if (json && out === "-") clash("--json and --out - both want stdout.");
  if (looking && out === "-") clash(`${looking} compares files, and --out - writes none.`);
  if (watch && looking) clash(`--watch writes, and ${looking} writes nothing.`);
  if (watch && json) clash("--watch prints no JSON.", "Leave one of them out.");
  if (batch && out === "-") clash("--batch writes files, and --out - writes none.", "Give a folder.");
  if (batch && args.length > 0 && tool.positional !== undefined)
    clash(
      `--batch reads files, and "${args[0]}" gives --${flagName(tool.positional)} for all of them.`,
      "Put it behind --batch, or leave it out.",
    );
  const readsStdin =
    args[0] === "-" || Object.entries(options).some(([name, value]) => value === "-" && name !== "out");
  if (watch && readsStdin)
    clash("--watch reads its input again with each change, and stdin can be read once.", "Give a file.");
}

/** All issues at once: as JSON on stdout when asked for, as lines on stderr otherwise. */
async function tell({ issues, exitCode }: Refused, { json }: Delivery, shell: Shell): Promise<never> {
  if (json) await shell.stdout.write(jsonText({ ok: false, outputs: [], issues }));
  else if (exitCode === "failure") throw new Failure("failure", issues.map((issue) => issue.message).join(" "));
  else await shell.stderr.write(issueWords(issues));
  throw new Exit(exitCode);
}

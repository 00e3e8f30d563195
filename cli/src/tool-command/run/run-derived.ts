import path from "node:path";
import { type AnyTool, flagName, oneLine, pluralize } from "@toolbox/core";
import { Exit, Failure } from "../../shell/failure.ts";
import { prefills } from "../../prefill/prefills.ts";
import type { Shell } from "../../shell/shell.ts";
import type { Delivery } from "../output/delivery.ts";
import { issueMessage } from "./issue-message.ts";
import { jsonText } from "../output/json-result.ts";
import type { RunTool } from "./produce.ts";
import { type ParsedArgs, readValues } from "../input/read-values.ts";
import { Refused } from "./refused.ts";
import { runOnce } from "./run-once.ts";
import type { WatchedRun } from "../watch/watch-runs.ts";
import { watchedFile } from "../watch/watched.ts";
import { withPipe } from "../input/with-pipe.ts";

/** The flags that every derived command has. */
export interface CommonOptions extends Delivery {
  readonly batch?: readonly string[] | undefined;
  readonly watch?: boolean | undefined;
  /** The name of the entry of `make` that this run becomes. */
  readonly save?: string | undefined;
  /** Off with `--no-prefill`. */
  readonly prefill?: boolean | undefined;
}

/** What a command asks of the program around it. */
export interface ToolHost {
  /** How a tool is run; with Node's ports without it. */
  readonly run?: RunTool | undefined;
  /** Brings an entry that was saved into the lock; says why it cannot be made as it stands. */
  readonly lockSaved?: (name: string, shell: Shell) => Promise<string | undefined>;
}

/**
 * Runs a derived command from what was typed to what is delivered: once, for each file of a batch, and again with every
 * change. Throws `Exit` once issues are written, `Failure` for all else that was foreseen.
 */
export async function runDerived(
  tool: AnyTool,
  given: ParsedArgs,
  abilities: CommonOptions,
  shell: Shell,
  { run, lockSaved }: ToolHost = {},
): Promise<void> {
  refuseClashes(tool, given, abilities);
  try {
    if (!abilities.watch) {
      const keep = await openSaving(tool, given, abilities, shell, lockSaved);
      const { known } = await attempt(tool, given, abilities, shell, run);
      return await keep?.(known);
    }
    const { watchRuns } = await import("../watch/watch-runs.ts");
    await watchRuns((watched) => attempt(tool, given, { ...abilities, quiet: true }, shell, run, watched), shell);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await tell(error, abilities, shell);
  }
}

interface Attempt {
  readonly line: string;
  readonly targets: readonly string[];
  /** What the machine filled in. */
  readonly known: Readonly<Record<string, unknown>>;
}

/** With `--save`: gets ready to keep the run as an entry of `make`. */
async function openSaving(
  tool: AnyTool,
  given: ParsedArgs,
  { save, out, only, batch }: CommonOptions,
  shell: Shell,
  lockSaved: ToolHost["lockSaved"],
) {
  if (save === undefined) return undefined;
  const { prepareEntry } = await import("../save/save-entry.ts");
  const write = await prepareEntry(save, { tool, given, out, only, batch }, shell);
  return async (known: Attempt["known"]) => {
    const place = await write(known);
    await shell.stderr.write(`Saved as "${save}" in ${place}. "toolbox make ${save}" makes it again.\n`);
    const problem = await lockSaved?.(save, shell);
    if (problem !== undefined)
      await shell.stderr.write(`warning: ${oneLine(`It is not in toolbox.lock yet. ${problem}`)}\n`);
  };
}

async function attempt(
  tool: AnyTool,
  given: ParsedArgs,
  abilities: CommonOptions,
  shell: Shell,
  run?: RunTool,
  watched?: WatchedRun,
): Promise<Attempt> {
  const hearing: Promise<void>[] = [];
  const piped = abilities.batch || abilities.watch ? given : await withPipe(tool, given, shell);
  if (abilities.save !== undefined && piped !== given)
    throw new Failure("usage", "--save keeps files, and this reads a pipe.", { next: "Give the input as a file." });
  const values = await readValues(
    tool,
    piped,
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
    const { inputs, lock } = await openBatch(tool, abilities.batch, abilities, shell);
    return { line: await runBatch(tool, { raw, set, inputs, lock, delivery }, shell, run), targets: [], known };
  }
  const saved = await runOnce(tool, raw, delivery, shell, run);
  const [first, ...rest] = saved;
  const line =
    first === undefined
      ? "Done."
      : `Wrote ${first}${rest.length === 0 ? "" : ` and ${pluralize(rest.length, "file")} more`}.`;
  return { line, targets: saved.map((file) => path.resolve(shell.cwd, file)), known };
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

function refuseClashes(tool: AnyTool, { options, args }: ParsedArgs, abilities: CommonOptions): void {
  const { out, json, diff, check, watch, batch, save } = abilities;
  const clash = (message: string, next = "Give one of them.") => {
    throw new Failure("usage", message, { next });
  };
  const looking = check ? "--check" : diff ? "--diff" : undefined;
  if (json && out === "-") clash("--json and --out - both want stdout.");
  if (looking && out === "-") clash(`${looking} compares files, and --out - writes none.`);
  if (watch && looking) clash(`--watch writes, and ${looking} writes nothing.`);
  if (watch && json) clash("--watch prints no JSON.", "Leave one of them out.");
  if (batch && out === "-") clash("--batch writes files, and --out - writes none.", "Give a folder.");
  if (save !== undefined && (watch || looking || json))
    clash(`--save and ${watch ? "--watch" : (looking ?? "--json")} do not go together.`, "Save the run first.");
  if (save !== undefined && !/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(save))
    clash(`--save: "${save}" is not a valid name of an entry.`, 'Use letters, digits, ".", "_" and "-".');
  if (save !== undefined && (out === "-" || (out === undefined && !tool.projectFiles)))
    clash("--save has to know where the result goes.", "Give a file or a folder with --out.");
  if (batch && args.length > 0 && tool.positional !== undefined)
    clash(
      `--batch reads files, and "${args[0]}" gives --${flagName(tool.positional)} for all of them.`,
      "Put it after --batch, or leave it out.",
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
  else await shell.stderr.write(issueMessage(issues));
  throw new Exit(exitCode);
}

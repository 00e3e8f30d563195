import path from "node:path";
import { type AnyTool, type FileOutput, type Output, type Ports, type Run, runTool } from "@toolbox/core";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import { Exit, Failure } from "../../../shell/failure.ts";
import type { Shell } from "../../../shell/shell.ts";
import { batchValues } from "../../../tool-command/batch/batch-values.ts";
import { openFile } from "../../../tool-command/input/open-file.ts";
import { isNamed, selectOutputs } from "../../../tool-command/output/select-outputs.ts";
import { EntryFailure } from "../config/entry-failure.ts";
import { entryValues } from "./entry-values.ts";
import { hashOf } from "../../../lock/hash.ts";
import type { MakeFile } from "../config/make-file.ts";
import { noteIn, type ReadFiles, recordedFile } from "../../../lock/recorded-file.ts";

/** What one run gave. */
export interface Generated {
  readonly files: readonly FileOutput[];
  /** Everything it was made of. */
  readonly inputs: ReadFiles;
  readonly warnings: readonly string[];
}

/**
 * Runs the tool of an entry, for one file of its batch where it has one.
 * Throws `Failure` for what the entry says wrong, and for a tool whose result its input does not determine.
 */
export async function generate(
  tool: AnyTool,
  entry: MakeEntry,
  part: string | undefined,
  file: MakeFile,
  shell: Shell,
  ports?: Ports,
): Promise<Generated> {
  if (tool.notInMake !== undefined) throw refusal(tool.id, tool.notInMake);
  const inputs: ReadFiles = new Map();
  const values = { ...placeValue(tool, entry), ...(await entryValues(tool, entry, file, inputs)) };
  const raw = part === undefined ? values : await partValues(tool, values, part, file, inputs);
  const given = ports ?? (await import("../../../ports/index.ts")).nodePorts;
  const used = new Set<"clock" | "random">();
  const run = await runOnce(tool, raw, watched(given, used), shell);
  if (used.has("random")) throw refusal(tool.id, "chance");
  const isDated = used.has("clock") && !/^\d{1,11}$/.test(shell.env["SOURCE_DATE_EPOCH"] ?? "");
  if (isDated && !isSame(run.outputs, (await runOnce(tool, raw, later(given), shell)).outputs))
    throw new Failure("failure", `${tool.id} writes the moment it runs, so its result would change every day.`, {
      next: "Set SOURCE_DATE_EPOCH (seconds since 1970) where it is made and where it is checked, or give the date in its input.",
    });
  const names = entry.only ?? [undefined];
  const chosen = new Set(names.flatMap((name) => selected(run.outputs, name)));
  const files = [...chosen].filter((output) => output.kind !== "facts");
  if (files.length === 0) throw refusal(tool.id, "no file");
  return { files, inputs, warnings: run.warnings };
}

/** A tool that asks which file its part belongs into is told by the entry, and need not be told twice. */
const placeValue = ({ fields }: AnyTool, { place }: MakeEntry): Readonly<Record<string, unknown>> =>
  place.kind === "into" && "into" in fields ? { into: place.path } : {};

function refusal(id: string, why: NonNullable<AnyTool["notInMake"]>): Failure {
  const words =
    why === "chance"
      ? "gives something else each time, so no check could prove it."
      : "gives words to read here, and no file.";
  return new Failure("failure", `${id} ${words}`, {
    next: `Take the entry out, and run "toolbox ${id}" when you need it.`,
  });
}

function selected(outputs: readonly Output[], name: string | undefined): readonly Output[] {
  if (name === undefined || outputs.some((output) => isNamed(output, name))) return selectOutputs(outputs, name);
  const files = outputs.filter((output) => output.kind !== "facts").map((output) => output.name);
  throw new EntryFailure([
    { at: ["only"], words: ` names "${name}", and there is no such output. There are: ${files.join(", ")}.` },
  ]);
}

async function partValues(
  tool: AnyTool,
  values: Readonly<Record<string, unknown>>,
  part: string,
  file: MakeFile,
  inputs: ReadFiles,
): Promise<Readonly<Record<string, unknown>>> {
  const target = path.resolve(file.folder, part);
  const opened = await openFile(file.folder, part);
  if (typeof opened === "string") throw new Failure("failure", opened);
  const source = recordedFile(opened, target, noteIn(file.folder, inputs));
  const raw = await batchValues(tool, source, { raw: values, set: new Set(Object.keys(values)) });
  // Known to be of this file also where the tool takes nothing but its name.
  await source.bytes();
  return raw;
}

/** The same ports, noting when a run asks for the time or for chance. */
function watched(ports: Ports, used: Set<"clock" | "random">): Ports {
  return {
    ...ports,
    clock: { now: () => (used.add("clock"), ports.clock.now()) },
    random: { bytes: (length) => (used.add("random"), ports.random.bytes(length)) },
  };
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** The same ports a year and some hours later. */
const later = (ports: Ports): Ports => ({
  ...ports,
  clock: { now: () => new Date(ports.clock.now().getTime() + YEAR_MS + 5 * 60 * 60 * 1000) },
});

async function runOnce(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  ports: Ports,
  { signal }: Shell,
): Promise<Extract<Run, { ok: true }>> {
  const run = await runTool(tool, raw, ports, { signal });
  if (run.ok) return run;
  if (run.reason === "aborted") throw new Exit("interrupted");
  throw new EntryFailure(
    run.issues.map(({ field, message }) => ({
      at: field === undefined ? [] : ["input", field],
      words: `: ${message}`,
    })),
  );
}

const isSame = (one: readonly Output[], other: readonly Output[]) =>
  one.length === other.length && one.every((output, index) => contentOf(output) === contentOf(other[index]));

const contentOf = (output: Output | undefined) =>
  output?.kind === "binary" ? hashOf(output.bytes) : JSON.stringify(output);

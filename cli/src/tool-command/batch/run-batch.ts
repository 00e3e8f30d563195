import { availableParallelism } from "node:os";
import path from "node:path";
import { type AnyTool, type FactsOutput, type FileOutput, type Issue, oneLine, pluralize } from "@toolbox/core";
import { Exit, Failure } from "../../shell/failure.ts";
import { rowValue } from "../../shell/row-value.ts";
import type { Shell } from "../../shell/shell.ts";
import { type BatchLock, batchSettings } from "./batch-lock.ts";
import type { BatchInput } from "./batch-inputs.ts";
import { batchStems, placeBatch } from "./batch-places.ts";
import { batchIssues, batchValues, type BatchValues } from "./batch-values.ts";
import { compareFiles, type Comparison } from "../output/compare-files.ts";
import type { Delivery, FilePlace } from "../output/delivery.ts";
import { factsText } from "../output/facts-text.ts";
import { filePlace } from "../output/file-place.ts";
import { jsonOutput } from "../output/json-result.ts";
import { noteIn, type ReadFiles, recordedFile } from "../../lock/recorded-file.ts";
import { openFile } from "../input/open-file.ts";
import { produce, type RunTool } from "../run/produce.ts";
import { progressLine } from "../run/progress-line.ts";
import { Refused } from "../run/refused.ts";
import { reportChanges } from "../output/report-changes.ts";
import { runBounded } from "../run/run-bounded.ts";
import { saveFiles } from "../output/save-files.ts";
import { selectOutputs } from "../output/select-outputs.ts";

// Pictures are encoded in threads of their own; more at once would only cost memory.
const AT_ONCE = Math.min(4, availableParallelism());

export interface BatchRequest extends BatchValues {
  readonly inputs: readonly BatchInput[];
  readonly lock: BatchLock;
  readonly delivery: Delivery & Pick<FilePlace, "isOurs">;
}

/** What became of one input. */
interface BatchRow {
  readonly status: "done" | "unchanged" | "failed";
  readonly outputs: readonly Readonly<Record<string, unknown>>[];
  readonly issues: readonly Issue[];
  readonly saved: readonly string[];
  readonly facts: readonly FactsOutput[];
  readonly comparisons: readonly Comparison[];
}

const nothing = { outputs: [], issues: [], saved: [], facts: [], comparisons: [] } as const;

/**
 * One run of the tool per file, a few at a time. A file that fails is told by its name and the others go on; one whose
 * results are already there, made of just this, is not run again.
 * @returns a summary in one line
 * Throws `Exit` 1 at the end when a file failed or a check found a difference, `Failure` for what concerns all.
 */
export async function runBatch(tool: AnyTool, request: BatchRequest, shell: Shell, run?: RunTool): Promise<string> {
  const { inputs, lock, delivery } = request;
  const isLooking = delivery.diff === true || delivery.check === true;
  const progress = progressLine(shell.stderr);
  const warn = async (text: string) => {
    await progress.clear();
    await shell.stderr.write(text);
  };
  const one = makeRun(tool, request, shell, { run, isLooking, warn });
  const rows: (BatchRow | undefined)[] = inputs.map(() => undefined);
  let done = 0;
  try {
    await runBounded(
      inputs,
      AT_ONCE,
      async (input, index) => {
        progress.report(done, inputs.length, input.shown);
        try {
          rows[index] = await one(input);
        } catch (error) {
          const issues = batchIssues(error, request.set);
          rows[index] = { ...nothing, status: "failed", issues };
          if (!delivery.json)
            await warn(issues.map((issue) => `${oneLine(`${input.shown}: ${issue.message}`)}\n`).join(""));
        }
        progress.report(++done, inputs.length, input.shown);
      },
      shell.signal,
    );
  } finally {
    await progress.clear();
    if (!isLooking) await lock.save(shell);
    if (!delivery.json && !delivery.quiet)
      await shell.stdout.write(rows.map((row, index) => found(row, inputs[index], rowValue(shell.stdout))).join(""));
  }
  if (shell.signal.aborted) throw new Exit("interrupted");
  return finish(
    rows.map((row) => row ?? { ...nothing, status: "failed" as const }),
    request,
    isLooking,
    shell,
  );
}

/** What one input gave, for stdout: the paths of its files, or its facts under its name. */
function found(row: BatchRow | undefined, input: BatchInput | undefined, value: (text: string) => string): string {
  if (row === undefined) return "";
  const facts =
    row.saved.length === 0 && row.facts.length > 0
      ? `${value(input?.shown ?? "")}\n${row.facts.map((each) => factsText(each)).join("")}\n`
      : "";
  return row.saved.map((file) => `${value(file)}\n`).join("") + facts;
}

interface Context {
  readonly run: RunTool | undefined;
  readonly isLooking: boolean;
  readonly warn: (text: string) => Promise<void>;
}

function makeRun(tool: AnyTool, request: BatchRequest, shell: Shell, { run, isLooking, warn }: Context) {
  const { raw, inputs, lock, delivery } = request;
  const stems = batchStems(inputs);
  const folder = path.resolve(shell.cwd, delivery.out ?? ".");
  let known: Promise<string> | undefined;
  const settings = () => (known ??= batchSettings(raw, delivery.only));

  return async (input: BatchInput): Promise<BatchRow> => {
    const source = await openFile("", input.path);
    if (typeof source === "string") throw new Refused([{ message: source }], "usage");
    const isOurs = async (target: string, made: FileOutput) =>
      lock.isOurs(tool.id, input.path, target, made) || (await delivery.isOurs?.(target, made)) === true;
    const place = filePlace(tool, { ...delivery, isOurs });
    if (!isLooking && !delivery.force && lock.isFresh(tool.id, input.path, await settings()))
      return { ...nothing, status: "unchanged" };
    const read: ReadFiles = new Map();
    const recorded = recordedFile(source, input.path, noteIn(folder, read));
    const values = await batchValues(tool, recorded, request);
    // Known to be of this file also where the tool takes nothing but its name.
    await recorded.bytes();
    const { outputs, warnings } = await produce(tool, values, { signal: shell.signal }, run);
    if (!delivery.json)
      for (const warning of warnings) await warn(`warning: ${oneLine(`${input.shown}: ${warning}`)}\n`);
    const chosen = selectOutputs(outputs, delivery.only);
    const facts = chosen.filter((output) => output.kind === "facts");
    const files = placeBatch(
      stems.get(input) ?? input.name,
      chosen.filter((output) => output.kind !== "facts"),
    );
    const targets = files.map(({ name }) => path.resolve(folder, name));
    if (targets.some((target) => inputs.some((each) => each.path === target)))
      throw new Failure("failure", "The result would replace an input.", {
        next: "Give another folder with --out.",
      });
    if (isLooking) return { ...nothing, status: "done", facts, comparisons: await compareFiles(files, place, shell) };
    const saved = await saveFiles(files, place, shell);
    if (saved.length > 0) lock.remember(tool.id, input.path, await settings(), read, targets);
    const rows = [
      ...files.map((file, at) => jsonOutput(file, saved[at])),
      ...facts.map((output) => jsonOutput(output)),
    ];
    return { ...nothing, status: "done", outputs: rows, saved, facts };
  };
}

async function finish(
  rows: readonly BatchRow[],
  { inputs, delivery }: BatchRequest,
  isLooking: boolean,
  shell: Shell,
): Promise<string> {
  const count = (status: BatchRow["status"]) => rows.filter((row) => row.status === status).length;
  const [failed, unchanged] = [count("failed"), count("unchanged")];
  const written = rows.reduce((sum, row) => sum + row.saved.length, 0);
  const summary = [
    isLooking
      ? `Looked at ${pluralize(inputs.length, "file")}`
      : `Wrote ${pluralize(written, "file")} from ${count("done")} of ${pluralize(inputs.length, "file")}`,
    ...(unchanged === 0 ? [] : [`${unchanged} unchanged`]),
    ...(failed === 0 ? [] : [`${failed} failed`]),
  ].join(", ");
  if (isLooking) {
    const issues = rows.flatMap((row, index) =>
      row.issues.map((issue) => ({ ...issue, message: `${inputs[index]?.shown}: ${issue.message}` })),
    );
    await reportChanges({ comparisons: rows.flatMap((row) => row.comparisons), issues }, delivery, shell);
  } else if (delivery.json) {
    const runs = rows.map(({ status, outputs, issues }, index) => ({
      file: inputs[index]?.shown,
      status,
      outputs,
      issues,
    }));
    await shell.stdout.write(`${JSON.stringify({ ok: failed === 0, runs }, undefined, 2)}\n`);
  } else if (!delivery.quiet) await shell.stderr.write(`${summary}.\n`);
  if (failed > 0) throw new Exit("failure");
  return summary;
}

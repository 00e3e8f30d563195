import path from "node:path";
import { type FactsOutput, type FileOutput, type Output, pluralize } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import { rowValue } from "../../shell/row-value.ts";
import type { Shell } from "../../shell/shell.ts";
import type { Delivery, FilePlace } from "./delivery.ts";
import { factsText } from "./facts-text.ts";
import { jsonOutput, jsonText } from "./json-result.ts";
import { saveFiles } from "./save-files.ts";

/**
 * Brings finished outputs to the user. A single text goes to stdout unless it is for a file, and so does any single
 * output that `--only` names; several files go to the working folder or to `--out`; facts are printed as rows, on stderr
 * when stdout carries a text. @param chosen what `--only` left of the outputs
 * @returns the paths of what was saved
 * Throws `Failure` when a file is in the way, or bytes would reach a terminal.
 */
export async function deliver(
  chosen: readonly Output[],
  delivery: Delivery,
  place: FilePlace,
  shell: Shell,
): Promise<readonly string[]> {
  const files = chosen.filter((output) => output.kind !== "facts");
  const facts = chosen.filter((output) => output.kind === "facts");
  if (delivery.json) return deliverJson(chosen, files, delivery, place, shell);
  const [first] = files;
  if (delivery.out === "-") {
    if (first) await toStdout(onlyOne(files), shell);
  } else if (first && isForStdout(files, delivery, place)) {
    await toStdout(first, shell);
  } else if (first) {
    const saved = await saveFiles(files, place, shell);
    if (delivery.quiet) return saved;
    await shell.stdout.write(saved.map((file) => `${rowValue(shell.stdout)(file)}\n`).join(""));
    await printFacts(facts, shell.stdout);
    await shell.stderr.write(`Wrote ${pluralize(saved.length, "file")}.\n`);
    return saved;
  }
  await printFacts(facts, first ? shell.stderr : shell.stdout);
  return [];
}

/**
 * A single output that the user named is printed, and a single text too, but for one that is meant for a file: each says
 * so itself, or its tool for all.
 */
function isForStdout(
  [first, ...rest]: readonly FileOutput[],
  { out, only, quiet }: Delivery,
  { projectFiles }: FilePlace,
): boolean {
  if (rest.length > 0 || out !== undefined) return false;
  // Whoever watches wants the file anew each time.
  if (only !== undefined && !quiet) return true;
  return first?.kind === "text" && !(first.isForFile ?? projectFiles);
}

async function deliverJson(
  chosen: readonly Output[],
  files: readonly FileOutput[],
  delivery: Delivery,
  place: FilePlace,
  shell: Shell,
): Promise<readonly string[]> {
  const saved = delivery.out === undefined ? [] : await saveFiles(files, place, shell);
  const places = new Map<Output, string>(files.map((file, index) => [file, saved[index] ?? ""]));
  const rows = chosen.map((output) => jsonOutput(output, saved.length > 0 ? places.get(output) : undefined));
  await shell.stdout.write(jsonText({ ok: true, outputs: rows, issues: [] }));
  return saved;
}

function onlyOne(files: readonly FileOutput[]): FileOutput {
  const [first, ...rest] = files;
  if (first && rest.length === 0) return first;
  throw new Failure("usage", `--out - takes one output, and there are ${files.length}.`, {
    next: `Choose with --only: ${files.map((file) => file.name).join(", ")}.`,
  });
}

async function toStdout(file: FileOutput, shell: Shell): Promise<void> {
  if (file.kind === "text") return shell.stdout.write(withFinalNewline(file.text));
  if (shell.stdout.isTerminal)
    throw new Failure("usage", `${file.name} is not text and would garble the terminal.`, {
      next: `Give it a file: --out ${path.posix.basename(file.name)}`,
    });
  return shell.stdout.write(file.bytes);
}

async function printFacts(facts: readonly FactsOutput[], stream: Shell["stdout"]): Promise<void> {
  const hasHeading = facts.length > 1;
  const blocks = facts.map((output) => factsText(output, { hasHeading, isColored: stream.isColored }));
  if (blocks.length > 0) await stream.write(blocks.join("\n"));
}

const withFinalNewline = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);

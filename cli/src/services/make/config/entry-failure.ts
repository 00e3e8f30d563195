import path from "node:path";
import { type AnyTool, closest, type Field } from "@toolbox/core";
import { Failure } from "../../../shell/failure.ts";
import { lineOf } from "./json-line.ts";
import type { MakeFile } from "./make-file.ts";

/** One mistake: the setting of the entry that it is in (`["input", "sql"]`), and how the sentence goes on after its name. */
export interface EntryProblem {
  readonly at: readonly string[];
  readonly words: string;
}

/** What an entry of the configuration says wrong; `inEntry` adds which entry it is, and the line. */
export class EntryFailure extends Failure {
  readonly problems: readonly EntryProblem[];
  constructor(problems: readonly EntryProblem[], options: { next?: string; cause?: unknown } = {}) {
    super("usage", problems.map(({ at, words }) => `${at.join(".")}${words}`).join(" "), options);
    this.problems = problems;
  }
}

/** What failed while a setting was read, as a mistake in that setting. Everything else is thrown on. */
export function atSetting(error: unknown, ...at: readonly string[]): EntryFailure {
  if (!(error instanceof Failure) || error instanceof EntryFailure) throw error;
  const next = error.next === undefined ? {} : { next: error.next };
  return new EntryFailure([{ at, words: `: ${error.message.replace(/^--[a-z]+: /, "")}` }], { ...next, cause: error });
}

/** Says which entry a mistake is in, and the line of the file. */
export async function inEntry<T>(name: string, file: MakeFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EntryFailure)) throw error;
    const sentences = error.problems.map(({ at, words }) => {
      const line = lineOf(file.text, [...file.at, "make", name, ...at]);
      return `${path.basename(file.file)}, line ${line}: ${["make", name, ...at].join(".")}${words}`;
    });
    throw new Failure("usage", sentences.join(" "), {
      ...(error.next === undefined ? {} : { next: error.next }),
      cause: error,
    });
  }
}

/** The sentence of what was foreseen for one entry; all else is thrown on. */
export function problemOf(error: unknown): string {
  if (error instanceof Failure) return [error.message, error.next].filter(Boolean).join(" ");
  if (error instanceof Error && error.name === "ToolError") return error.message;
  throw error;
}

/** A field of a tool by its name in `input`. Throws `EntryFailure` for a name that the tool does not have. */
export function fieldOf(tool: AnyTool, name: string): Field {
  const spec = tool.fields[name] as Field | undefined;
  if (spec) return spec;
  const known = Object.keys(tool.fields);
  const near = closest(name, known);
  const way = near === undefined ? `It has ${known.join(", ")}.` : `Did you mean "${near}"?`;
  throw new EntryFailure([{ at: ["input", name], words: ` is not a field of ${tool.id}. ${way}` }]);
}

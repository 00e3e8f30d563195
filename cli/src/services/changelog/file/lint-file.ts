import path from "node:path";
import { annotation, decodeUtf8, notUtf8, oneLine, pluralize } from "@toolbox/core";
import { lintChangelog } from "@toolbox/core/git/changelog-file/lint/lint.ts";
import type { LintProblem } from "@toolbox/core/git/changelog-file/lint/lint-problem.ts";
import { readProblem } from "../../../tool-command/input/read-problem.ts";
import { Exit, Failure } from "../../../shell/failure.ts";
import { rowValue } from "../../../shell/row-value.ts";
import type { Shell } from "../../../shell/shell.ts";
import { readWhole } from "../../../shell/read-at-most.ts";

export interface LintFileOptions {
  readonly format: "text" | "github" | "json";
  /** Warnings fail too. */
  readonly strict: boolean;
}

/** Checks a changelog and writes what was found to stdout. Throws `Exit` 1 for a finding, `Failure` for an unreadable file. */
export async function lintChangelogFile(
  shell: Shell,
  file: string,
  { format, strict }: LintFileOptions,
): Promise<void> {
  const text = await readChangelog(shell, file);
  const problems = lintChangelog(text);
  const errors = problems.filter(({ level }) => level === "error").length;
  const isFine = errors === 0 && (!strict || problems.length === 0);
  const name = file === "-" ? "stdin" : file;
  if (format === "json") {
    await shell.stdout.write(`${JSON.stringify({ ok: isFine, file: name, problems }, null, 2)}\n`);
  } else if (format === "github") {
    await shell.stdout.write(
      problems
        .map(({ line, level, message, rule }) => annotation(level, { file: name, line, title: rule }, message))
        .join(""),
    );
  } else {
    await shell.stdout.write(problems.map((problem) => `${rowValue(shell.stdout)(row(problem, name))}\n`).join(""));
    const words = `${pluralize(errors, "error")}, ${pluralize(problems.length - errors, "warning")}`;
    await shell.stderr.write(problems.length === 0 ? `${oneLine(name)} is fine.\n` : `${words}.\n`);
  }
  if (!isFine) throw new Exit("failure");
}

const row = ({ line, level, message, rule }: LintProblem, name: string) =>
  `${name}:${line}: ${level}: ${message} (${rule})`;

async function readChangelog(shell: Shell, file: string): Promise<string> {
  const bytes =
    file === "-"
      ? await shell.stdin.read()
      : await readWhole(path.resolve(shell.cwd, file)).catch((error: unknown) => {
          throw new Failure("environment", readProblem(file, error), { cause: error });
        });
  const text = decodeUtf8(bytes, "keep mark");
  if (text === undefined) throw new Failure("usage", notUtf8(file === "-" ? "The input on stdin" : file));
  return text;
}

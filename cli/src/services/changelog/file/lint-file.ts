import { readFile } from "node:fs/promises";
import path from "node:path";
import { counted } from "@toolbox/core";
import { lintChangelog } from "@toolbox/core/git/changelog-file/lint/lint.ts";
import type { LintProblem } from "@toolbox/core/git/changelog-file/lint/lint-problem.ts";
import { readProblem } from "../../../tool-command/input/read-problem.ts";
import { Exit, Failure } from "../../../shell/failure.ts";
import type { Shell } from "../../../shell/shell.ts";

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
    await shell.stdout.write(problems.map((problem) => annotation(problem, name)).join(""));
  } else {
    await shell.stdout.write(problems.map((problem) => row(problem, name)).join(""));
    const words = `${counted(errors, "error")}, ${counted(problems.length - errors, "warning")}`;
    await shell.stderr.write(problems.length === 0 ? `${name} is fine.\n` : `${words}.\n`);
  }
  if (!isFine) throw new Exit("failure");
}

const row = ({ line, level, message, rule }: LintProblem, name: string) =>
  `${name}:${line}: ${level}: ${message} (${rule})\n`;

/** A workflow command of GitHub Actions: percent signs and line breaks are encoded, in names commas and colons too. */
function annotation({ line, level, message, rule }: LintProblem, name: string): string {
  const encode = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => encode(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::${level} file=${property(name)},line=${line},title=${property(rule)}::${encode(message)}\n`;
}

async function readChangelog(shell: Shell, file: string): Promise<string> {
  const bytes =
    file === "-"
      ? await shell.stdin.read()
      : await readFile(path.resolve(shell.cwd, file)).catch((error: unknown) => {
          throw new Failure("environment", readProblem(file, error), { cause: error });
        });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("usage", `${file} is not UTF-8.`, { next: "Save it as UTF-8 and try again.", cause });
  }
}

import { chmod, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fixMessage } from "@toolbox/core/git/commit-lint/fix-message.ts";
import type { LintSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { oneLine } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import type { LintOptions } from "./lint-options.ts";
import type { SourceMessage } from "./lint-sources.ts";

export interface FixOptions extends Pick<LintOptions, "edit" | "file"> {
  readonly strict: boolean;
}

/**
 * Mends a message where that is safe and makes it pass: in its file, with the comments of git below it, or on stdout
 * where it came as words. Gives the message to judge. Throws `Failure` where the file cannot be written.
 */
export async function fixSource(
  shell: Shell,
  source: SourceMessage,
  settings: LintSettings,
  { strict }: FixOptions,
): Promise<SourceMessage> {
  const fixed = fixMessage(source.text, settings, strict);
  const { file } = source;
  if (fixed.isChanged) {
    if (file !== undefined) await replaceMessage(path.resolve(shell.cwd, file), source.text, fixed.text);
    await tell(shell, source.text, fixed.text);
  }
  const passes = fixed.isChanged || fixed.report.findings.length === 0;
  if (file === undefined && passes) await shell.stdout.write(`${fixed.text.replace(/\n+$/, "")}\n`);
  return { ...source, text: fixed.text };
}

async function tell(shell: Shell, before: string, after: string): Promise<void> {
  const [old = "", better = ""] = [before.trimStart(), after].map((text) => text.split("\n", 1)[0]);
  const words = old === better ? "Fixed the lines below the first one.\n" : `Fixed: ${oneLine(better)}\n`;
  await shell.stderr.write(words);
}

/** Puts a message in the place of the one that stands in a file; what git will take out stays below it. */
async function replaceMessage(file: string, before: string, after: string): Promise<void> {
  const part = `${file}.${process.pid}.tmp`;
  try {
    const raw = await readFile(file, "utf8");
    const { mode } = await stat(file);
    await writeFile(part, `${raw.startsWith("\uFEFF") ? "\uFEFF" : ""}${after}\n${behind(raw, before)}`);
    await chmod(part, mode);
    await rename(part, file);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => {});
    throw new Failure("environment", `${file} cannot be written: ${(cause as Error).message}.`, { cause });
  }
}

/** What stands in a file behind the last line of its message. */
function behind(raw: string, message: string): string {
  const own = message.split("\n").filter((line) => line.trim() !== "");
  const lines = raw.replace(/^\uFEFF/, "").split(/(?<=\n)/);
  let next = 0;
  const end = lines.findIndex((line) => {
    if (line.trimEnd() === (own[next] ?? "").trimEnd()) next += 1;
    return next === own.length;
  });
  return end < 0 ? "" : lines.slice(end + 1).join("");
}

import { type FileOutput, type Issue, oneLine, type Output, pluralize } from "@toolbox/core";
import { Exit, Failure } from "../../shell/failure.ts";
import { colorDiff } from "../../shell/color-diff.ts";
import type { Shell } from "../../shell/shell.ts";
import type { Comparison } from "./compare-files.ts";
import type { Delivery } from "./delivery.ts";
import { jsonText } from "./json-result.ts";

/** Those outputs that would be files. Throws `Failure` "usage" when there are none to look at. */
export function comparable(outputs: readonly Output[], { check }: Delivery): readonly FileOutput[] {
  const files = outputs.filter((output) => output.kind !== "facts");
  if (files.length > 0) return files;
  throw new Failure("usage", `${check ? "--check" : "--diff"} compares files, and this gives none.`);
}

/**
 * Tells what would change: the diffs on stdout for `--diff`, the verdict on stderr for `--check`, both as JSON for
 * `--json`. Throws `Exit` 1 when `--check` finds a difference.
 */
export async function reportChanges(
  { comparisons, issues = [] }: { readonly comparisons: readonly Comparison[]; readonly issues?: readonly Issue[] },
  { diff, check, json }: Delivery,
  shell: Shell,
): Promise<void> {
  const different = comparisons.filter(({ change }) => change !== "none");
  if (json) {
    const outputs = comparisons.map((each) => ({
      ...each.row,
      change: each.change,
      ...(diff ? { diff: each.diff } : {}),
    }));
    await shell.stdout.write(
      jsonText({ ok: issues.length === 0 && (!check || different.length === 0), outputs, issues }),
    );
  } else {
    if (diff) await shell.stdout.write(colorDiff(shell.stdout, different.map((each) => each.diff).join("")));
    await shell.stderr.write(check ? verdict(comparisons) : summary(different));
  }
  if (check && different.length > 0) throw new Exit("failure");
}

function verdict(comparisons: readonly Comparison[]): string {
  const missing = comparisons.filter(({ change }) => change === "added").map((each) => each.path);
  const changed = comparisons.filter(({ change }) => change === "changed").map((each) => each.path);
  if (missing.length + changed.length === 0) return `Up to date: ${pluralize(comparisons.length, "file")}.\n`;
  const are = (names: readonly string[]) => (names.length === 1 ? "is" : "are");
  const sentences = [
    ...(changed.length === 0 ? [] : [`${changed.join(", ")} ${are(changed)} out of date.`]),
    ...(missing.length === 0 ? [] : [`${missing.join(", ")} ${are(missing)} not there.`]),
  ];
  return `toolbox: ${oneLine(sentences.join(" "))} --diff shows what would change.\n`;
}

function summary(different: readonly Comparison[]): string {
  return different.length === 0 ? "Nothing would change.\n" : `${pluralize(different.length, "file")} would change.\n`;
}

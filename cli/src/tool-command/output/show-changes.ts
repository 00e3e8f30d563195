import type { FileOutput } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import { colorDiff } from "../../shell/color-diff.ts";
import type { Shell } from "../../shell/shell.ts";
import type { FilePlace } from "./delivery.ts";

/**
 * For files of a project: shows on stdout how those that are there would change, and refuses.
 * @returns the files that would stay as they are, which may be written again
 * Throws `Failure` when a file would change; nothing has been written then.
 */
export async function showChanges(
  files: readonly FileOutput[],
  place: FilePlace,
  shell: Shell,
): Promise<readonly string[]> {
  const { compareFiles } = await import("./compare-files.ts");
  const comparisons = await compareFiles(files, place, shell);
  const changed = comparisons.filter(({ change }) => change === "changed");
  if (changed.length > 0) {
    await shell.stdout.write(colorDiff(shell.stdout, changed.map(({ diff }) => diff).join("")));
    const are = changed.length === 1 ? "is there and would change" : "are there and would change";
    throw new Failure("failure", `${changed.map((each) => each.path).join(", ")} ${are}; nothing was written.`, {
      next: "Use --force to replace, or --out with another folder.",
    });
  }
  return comparisons.filter(({ change }) => change === "none").map(({ target }) => target);
}

import type { Run } from "../src/tool/output.ts";
import { RunError } from "./run-error.ts";

/**
 * The text that a run made: that of the name, or the first.
 * @param name of the output, such as `meta-tags.html`
 * Throws `RunError` when the run failed, and a `TypeError` that lists what there is when it made no such text.
 * @example textOf(await run(tool, { text: "Crème Brûlée" })) // "creme-brulee\n"
 */
export function textOf(run: Run, name?: string): string {
  if (!run.ok) throw new RunError(run);
  const found = run.outputs.find((output) => output.kind === "text" && (name === undefined || output.name === name));
  if (found?.kind === "text") return found.text;
  const all = run.outputs.map((output) => `"${output.name}" (${output.kind})`).join(", ");
  throw new TypeError(`The run made no text${name === undefined ? "" : ` named "${name}"`}; it made ${all}.`);
}

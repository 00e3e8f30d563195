import { changedValues } from "../tool/input/changed-values.ts";
import type { AnyTool } from "../tool/define-tool.ts";
import { isFileHandle } from "../tool/input/file-handle.ts";
import type { FileOutput, Output } from "../tool/output.ts";

/** An entry of `make` as it stands in toolbox.config.json. */
export interface WrittenEntry {
  readonly tool: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly batch?: readonly string[] | string;
  readonly only?: readonly string[] | string;
  readonly out?: string;
  readonly into?: string;
}

/**
 * The entry of `make` that makes what a page shows. Only values that differ from the initial ones appear, secrets never; a
 * file stands by its name. A single output goes to the file of its name, and into it where it carries marks that say
 * which part is made; several go to the folder they bring along, or to one named after the tool.
 * @param outputs of this input; empty before the first run
 * @example toolEntry(slugTool, { text: "Hello World" }, outputs)
 * // { tool: "slug", input: { text: "Hello World" }, out: "slugs.txt" }
 */
export function toolEntry(
  tool: AnyTool,
  input: Readonly<Record<string, unknown>>,
  outputs: readonly Output[],
): WrittenEntry {
  const values = changedValues(tool, input).map(([name, value]) => [name, inFile(value)] as const);
  return {
    tool: tool.id,
    ...(values.length === 0 ? {} : { input: Object.fromEntries(values) }),
    ...placeOf(
      tool,
      outputs.filter((output) => output.kind !== "facts"),
    ),
  };
}

/** The same as a member of `make`, to be pasted there: `"slug": { … }`. */
export function toolEntryText(...of: Parameters<typeof toolEntry>): string {
  const [tool] = of;
  return `${JSON.stringify(tool.id)}: ${JSON.stringify(toolEntry(...of), undefined, 2)}`;
}

function inFile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFile);
  return isFileHandle(value) ? value.name : value;
}

function placeOf(tool: AnyTool, files: readonly FileOutput[]): Pick<WrittenEntry, "out" | "into"> {
  const [first, ...rest] = files;
  if (!first) return { out: tool.id };
  const folder = /^[^/]+\//.exec(first.name)?.[0];
  if (folder !== undefined && rest.every(({ name }) => name.startsWith(folder))) return { out: "." };
  if (rest.length > 0 || !/[^/]\.[^./]+$/.test(first.name)) return { out: tool.id };
  const isPart = tool.merge !== undefined && first.kind === "text" && /^<!-- toolbox:\w+ -->$/m.test(first.text);
  return isPart ? { into: first.name } : { out: first.name };
}

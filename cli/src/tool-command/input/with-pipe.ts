import type { AnyTool, Field } from "@toolbox/core";
import type { Shell } from "../../shell/shell.ts";
import type { ParsedArgs } from "./read-values.ts";

/**
 * `cat rows.json | toolbox json` is `… | toolbox json -`: when a pipe or a file stands on stdin and nothing else gives
 * the tool something to work on, its bare argument is what comes there. An empty pipe counts as none. A one-line value
 * such as a title never comes by itself: a loop of a script that reads lines would lose them. A tool may name another
 * field for the pipe, as grep has the pattern for an argument and the text for stdin.
 */
export async function withPipe(tool: AnyTool, given: ParsedArgs, shell: Shell): Promise<ParsedArgs> {
  if (tool.piped !== undefined) return withPiped(tool.piped, given, shell);
  const spec = tool.positional === undefined ? undefined : tool.fields[tool.positional];
  if (!spec || !isContent(spec) || !shell.stdin.isPiped || hasContent(tool, given)) return given;
  const { length } = await shell.stdin.read();
  return length === 0 ? given : { ...given, args: ["-"] };
}

async function withPiped(field: string, given: ParsedArgs, shell: Shell): Promise<ParsedArgs> {
  const { options, args } = given;
  const file = `${field}File`;
  const isGiven = [options["input"], options[field], options[file]].some((value) => value !== undefined);
  const isTaken = args.includes("-") || Object.values(options).includes("-");
  if (isGiven || isTaken || !shell.stdin.isPiped) return given;
  const { length } = await shell.stdin.read();
  return length === 0 ? given : { ...given, options: { ...options, [file]: "-" } };
}

const isContent = (spec: Field): boolean =>
  spec.kind === "file" || spec.kind === "files" || (spec.kind === "text" && spec.lines !== undefined);

function hasContent(tool: AnyTool, { options, args }: ParsedArgs): boolean {
  if (args.length > 0 || options["input"] !== undefined) return true;
  return Object.entries<Field>(tool.fields).some(
    ([name, spec]) => isContent(spec) && (options[name] !== undefined || options[`${name}File`] !== undefined),
  );
}

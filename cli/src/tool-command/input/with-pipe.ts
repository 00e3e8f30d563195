import { type AnyTool, type Field, flagName } from "@toolbox/core";
import type { Shell } from "../../shell/shell.ts";
import { camelCase } from "../../derive/camel-case.ts";
import type { Given } from "./read-values.ts";

/**
 * `cat rows.json | toolbox json` is `… | toolbox json -`: when a pipe or a file stands on stdin and nothing else gives
 * the tool something to work on, its bare argument is what comes there. An empty pipe counts as none. A one-line value
 * such as a title never comes by itself: a loop of a script that reads lines would lose them. A tool may name another
 * field for the pipe, as grep has the pattern for an argument and the text for stdin.
 */
export async function withPipe(tool: AnyTool, given: Given, shell: Shell): Promise<Given> {
  if (tool.piped !== undefined) return withPiped(tool.piped, given, shell);
  const spec = tool.positional === undefined ? undefined : tool.fields[tool.positional];
  if (!spec || !isContent(spec) || !shell.stdin.isPiped || hasContent(tool, given)) return given;
  const { length } = await shell.stdin.read();
  return length === 0 ? given : { ...given, args: ["-"] };
}

async function withPiped(field: string, given: Given, shell: Shell): Promise<Given> {
  const { options, args } = given;
  const flag = camelCase(flagName(field));
  const isGiven = options["input"] !== undefined || options[flag] !== undefined || options[`${flag}File`] !== undefined;
  const isTaken = args.includes("-") || Object.values(options).includes("-");
  if (isGiven || isTaken || !shell.stdin.isPiped) return given;
  const { length } = await shell.stdin.read();
  return length === 0 ? given : { ...given, options: { ...options, [`${flag}File`]: "-" } };
}

const isContent = (spec: Field): boolean =>
  spec.kind === "file" || spec.kind === "files" || (spec.kind === "text" && spec.lines !== undefined);

function hasContent(tool: AnyTool, { options, args }: Given): boolean {
  if (args.length > 0 || options["input"] !== undefined) return true;
  return Object.entries<Field>(tool.fields).some(([name, spec]) => {
    const flag = camelCase(flagName(name));
    return isContent(spec) && (options[flag] !== undefined || options[`${flag}File`] !== undefined);
  });
}

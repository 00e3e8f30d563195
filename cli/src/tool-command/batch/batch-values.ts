import { type AnyTool, type Field, type FileHandle, flagName, type Issue, ToolError } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import { Refused } from "../run/refused.ts";

export interface BatchValues {
  /** What counts for every run: flags, `--input`, what the machine knows. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** Which of these the user set: they win over what a file says. */
  readonly set: ReadonlySet<string>;
}

/** The raw values of one run. Throws `Failure` "usage" when a flag already gives what each file should be. */
export async function batchValues(
  tool: AnyTool,
  file: FileHandle,
  { raw, set }: BatchValues,
): Promise<Readonly<Record<string, unknown>>> {
  const own = (await tool.batch?.read(file)) ?? {};
  for (const name of Object.keys(own)) {
    const spec = tool.fields[name] as Field | undefined;
    if (set.has(name) && (spec?.kind === "file" || spec?.kind === "files"))
      throw new Failure("usage", `--batch and --${flagName(name)} both give ${spec.label}.`, {
        next: "Give one of them.",
      });
  }
  const said = Object.entries(raw).filter(([name]) => set.has(name));
  return { ...raw, ...own, ...Object.fromEntries(said) };
}

/**
 * What is wrong with one file of a batch. What concerns every file, and bugs, are thrown on.
 * @param set the fields the user set: their flags are named, what the file itself gave is not
 */
export function batchIssues(error: unknown, set: ReadonlySet<string>): readonly Issue[] {
  if (error instanceof Refused)
    return error.issues.map(({ field, message }) => ({
      message: field === undefined || !set.has(field) ? message : `--${flagName(field)}: ${message}`,
    }));
  if (error instanceof ToolError) return [{ message: error.message }];
  if (error instanceof Failure && error.exitCode === 1)
    return [{ message: [error.message, error.next].filter(Boolean).join(" ") }];
  throw error;
}

import { type Field, type Fields, flagName } from "@toolbox/core";
import { Option } from "commander";
import { fieldHelp } from "./field-help.ts";

const abilities = [
  "input",
  "out",
  "only",
  "json",
  "force",
  "diff",
  "check",
  "watch",
  "save",
  "batch",
  "prefill",
] as const;
/** Flags every derived command has for itself; no field may take one of these names. */
export const reservedFlags = [...abilities, "no-prefill", "help", "version"] as const;

interface Context {
  /** All fields of the tool, for `when`. */
  readonly fields?: Fields;
  /** A bare argument fills it. */
  readonly isPositional?: boolean;
}

/**
 * The options of one field; the first is its own. A flag has `--x` and `--no-x`, so that either can overrule
 * `--input`, and help shows the one that changes something. A long or secret text can also come from a file.
 * Values stay as typed: `readInput` judges them, for every host alike.
 */
export function fieldOptions(
  name: string,
  spec: Field,
  { fields = {}, isPositional = false }: Context = {},
): readonly Option[] {
  const flag = flagName(name);
  const words = fieldHelp(spec, fields);
  const heading = `${spec.section ?? "Options"}:`;
  const one = (flags: string, text: string) => new Option(flags, text).helpGroup(heading);
  const many = (flags: string, text: string) =>
    one(flags, text).argParser((value: string, previous: readonly string[] | undefined) => [
      ...(previous ?? []),
      value,
    ]);
  switch (spec.kind) {
    case "text": {
      const own = one(`--${flag} <text>`, words);
      if (spec.lines === undefined && !spec.secret && !isPositional) return [own];
      return [own, one(`--${flag}-file <path>`, `${spec.label} from a text file, or from stdin with -`)];
    }
    case "choice":
      return [one(`--${flag} <choice>`, words)];
    case "choices":
      return [many(`--${flag} <choices>`, words)];
    case "number":
      return [one(`--${flag} <number>`, words)];
    case "flag":
      return [one(`--${flag}`, words).hideHelp(spec.initial), one(`--no-${flag}`, words).hideHelp(!spec.initial)];
    case "list":
      return [many(`--${flag} <${spec.item.toLowerCase().replaceAll(/\s+/g, "-")}>`, words)];
    case "color":
      return [one(`--${flag} <color>`, words)];
    case "file":
      return [one(`--${flag} <path>`, words)];
    case "files":
      return [many(`--${flag} <path>`, words)];
  }
}

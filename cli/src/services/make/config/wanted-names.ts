import { Failure } from "../../../shell/failure.ts";
import type { MakeFile } from "./make-file.ts";

/** The names that were given, or all. Throws `Failure` "usage" for one that is not there. */
export function wantedNames(names: readonly string[], file: MakeFile): ReadonlySet<string> {
  const unknown = names.find((name) => !file.entries.has(name));
  if (unknown !== undefined)
    throw new Failure("usage", `There is no entry "${unknown}" under make.`, {
      next: `There are: ${[...file.entries.keys()].join(", ")}.`,
    });
  return new Set(names.length > 0 ? names : file.entries.keys());
}

import type { Output } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";

/**
 * The outputs `--only NAME` asks for: those whose file name or label is NAME, whatever its case; all without it.
 * Throws `Failure` "usage" with the names there are when none is meant.
 */
export function selectOutputs(outputs: readonly Output[], only: string | undefined): readonly Output[] {
  if (only === undefined) return outputs;
  const found = outputs.filter((output) => isNamed(output, only));
  if (found.length > 0) return found;
  const names = outputs.map((output) => namesOf(output).join(" or "));
  throw new Failure("usage", `--only: there is no output "${only}". There are: ${names.join(", ")}.`);
}

/** Whether a name, whatever its case, is that of an output or its label. */
export const isNamed = (output: Output, name: string): boolean =>
  namesOf(output).some((each) => each.toLowerCase() === name.trim().toLowerCase());

const namesOf = (output: Output) => (output.label === undefined ? [output.name] : [output.label, output.name]);

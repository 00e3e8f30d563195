import type { AnyTool, Field, Output } from "@toolbox/core";
import { isNamed } from "./select-outputs.ts";

/**
 * The raw value of `format`, by convention the choice of what a tool makes, that the output named by `--only` needs:
 * `schema.json` needs `json`. Undefined where the output is there, where the user chose a format, and where none fits.
 */
export function formatOfOnly(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  outputs: readonly Output[],
  only: string | undefined,
): { readonly format: string } | undefined {
  const spec: Field | undefined = tool.fields["format"];
  if (only === undefined || raw["format"] !== undefined || spec?.kind !== "choice") return undefined;
  if (outputs.some((output) => isNamed(output, only))) return undefined;
  const wanted = only.trim().toLowerCase();
  const option = spec.options.find(
    ({ value, label }) => label.toLowerCase() === wanted || wanted.endsWith(`.${value.toLowerCase()}`),
  );
  return option && { format: option.value };
}

import type { FactsOutput } from "../../tool/output.ts";
import type { SwatchSet } from "./swatch.ts";

/** The colors as rows to read, each with its swatch. */
export function colorFacts({ title, swatches }: SwatchSet): FactsOutput {
  return {
    kind: "facts",
    name: "colors",
    label: title,
    rows: swatches.map(({ name, hex }) => ({ label: name, value: hex, color: hex })),
  };
}

import type { FactsOutput, FileOutput, Output } from "@toolbox/core";

/** The rows of the facts of that name, or without one of the first; none when there are none. */
export function factRows(outputs: readonly Output[] | null, name?: string): FactsOutput["rows"] {
  const facts = outputs?.find((output) => output.kind === "facts" && (name === undefined || output.name === name));
  return facts?.kind === "facts" ? facts.rows : [];
}

/** What can be saved. */
export function filesOf(outputs: readonly Output[] | null): readonly FileOutput[] {
  return outputs?.filter((output) => output.kind !== "facts") ?? [];
}

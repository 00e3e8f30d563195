import type { Output } from "../../tool/output.ts";
import type { RegexResult } from "./test-regex.ts";

export type { RegexMatch, RegexResult } from "./test-regex.ts";

/** The result among the outputs of the regex tool; undefined for the modes that give something else. */
export function readResult(outputs: readonly Output[] | null): RegexResult | undefined {
  const output = outputs?.find(({ name }) => name === "result.json");
  return output?.kind === "text" ? (JSON.parse(output.text) as RegexResult) : undefined;
}

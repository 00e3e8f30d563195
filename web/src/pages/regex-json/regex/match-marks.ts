import type { RegexMatch } from "@toolbox/core/tools/regex/test-regex.ts";
import type { CodeMark } from "../../../kit/code/code-marks.ts";

/** The matches as marks; two that touch are told apart. */
export function matchMarks(matches: readonly RegexMatch[]): CodeMark[] {
  return matches.map(({ index, end }, at) => ({ from: index, to: end, tone: at % 2 === 0 ? "match" : "other-match" }));
}

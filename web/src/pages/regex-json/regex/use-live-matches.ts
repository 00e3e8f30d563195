import type { InputOf } from "@toolbox/core";
import { readResult, type RegexResult } from "@toolbox/core/tools/regex/read-result.ts";
import { tool } from "@toolbox/core/tools/regex/tool.ts";
import { useEffect, useMemo, useState } from "react";
import { useToolRun } from "../../../kit/tool-page/use-tool-run.ts";

/** Milliseconds of rest after a key press. */
const DELAY = 120;

type Judged = Pick<InputOf<typeof tool.fields>, "pattern" | "flags" | "preset" | "text">;

/**
 * What the pattern finds in the text as one types, in the worker. What is wrong with the pattern comes back by field;
 * what stopped it has none.
 */
export function useLiveMatches(input: InputOf<typeof tool.fields>): LiveMatches {
  const { pattern, flags, preset, text } = input;
  const isEmpty = pattern === "" && preset === "none";
  const { state, run } = useToolRun(tool);
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    if (isEmpty) return;
    const given = { pattern, flags, preset, text };
    const timer = setTimeout(() => {
      void run(given).then((result) => result && setJudged(given));
    }, DELAY);
    return () => clearTimeout(timer);
  }, [pattern, flags, preset, text, isEmpty, run]);
  const result = useMemo(() => readResult(state.outputs), [state.outputs]);
  const isCurrent =
    !isEmpty &&
    judged?.pattern === pattern &&
    judged.flags === flags &&
    judged.preset === preset &&
    judged.text === text;
  return {
    result: isEmpty || state.issues.length > 0 ? undefined : result,
    isCurrent,
    issues: isCurrent ? state.issues : [],
  };
}

export interface LiveMatches {
  /** Of the last run that went well. */
  readonly result: RegexResult | undefined;
  /** Whether the result, or the issues in its place, are of the input in sight. */
  readonly isCurrent: boolean;
  readonly issues: readonly { readonly field?: string; readonly message: string }[];
}

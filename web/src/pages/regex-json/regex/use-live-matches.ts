import type { InputOf } from "@toolbox/core";
import { readResult, type RegexResult } from "@toolbox/core/tools/regex/read-result.ts";
import { tool } from "@toolbox/core/tools/regex/tool.ts";
import { useEffect, useMemo } from "react";
import { useToolRun } from "../../../kit/tool-page/use-tool-run.ts";

/** Milliseconds of rest after a key press. */
const DELAY = 120;

/**
 * What the pattern finds in the text as one types, in the worker: `text` tells which text the result is of. What is
 * wrong with the pattern comes back by field; what stopped it has none.
 */
export function useLiveMatches(input: InputOf<typeof tool.fields>): LiveMatches {
  const { pattern, flags, preset, text } = input;
  const isEmpty = pattern === "" && preset === "none";
  const { state, run } = useToolRun(tool);
  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => void run({ pattern, flags, preset, text }), DELAY);
    return () => clearTimeout(timer);
  }, [pattern, flags, preset, text, isEmpty, run]);
  const result = useMemo(() => readResult(state.outputs), [state.outputs]);
  if (isEmpty) return { result: undefined, of: undefined, issues: [] };
  const isStale = state.issues.length > 0;
  const of = (state.input as { text?: string } | null)?.text;
  return { result: isStale ? undefined : result, of, issues: state.issues };
}

export interface LiveMatches {
  readonly result: RegexResult | undefined;
  /** The text the result is of. */
  readonly of: string | undefined;
  readonly issues: readonly { readonly field?: string; readonly message: string }[];
}

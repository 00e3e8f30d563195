import { describeJsonError } from "@toolbox/core/data/json/describe-json-error.ts";
import { JsonError } from "@toolbox/core/data/json/json-error.ts";
import { parseJson } from "@toolbox/core/data/json/parse-json.ts";
import { useDeferredValue, useMemo } from "react";
import type { CodeMark } from "../../../kit/code/code-marks.ts";

/** Longer texts are judged when a button is pressed. */
const MAX_LIVE = 200_000;
const none: readonly CodeMark[] = [];

/** Where the text stops being JSON, as one types. */
export function useJsonError(text: string, syntax: "auto" | "json" | "jsonc" | "json5" | "jsonl") {
  const settled = useDeferredValue(text);
  return useMemo(() => {
    if (settled.trim() === "" || settled.length > MAX_LIVE || syntax === "jsonl")
      return { marks: none, words: undefined };
    try {
      parseJson(settled, syntax === "auto" ? "json" : syntax);
      return { marks: none, words: undefined };
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      const { offset, line, column, message } = describeJsonError(settled, error);
      const from = Math.min(offset, settled.length - 1);
      const marks: readonly CodeMark[] = [{ from, to: from + 1, tone: "fault" }];
      return { marks, words: `Line ${line}, column ${column}: ${message}` };
    }
  }, [settled, syntax]);
}

import type { tool } from "@toolbox/core/tools/api-docs/tool.ts";
import { factRows } from "../../kit/result/outputs-of.ts";
import type { ShownProblem } from "../../kit/result/problem-list.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

export type ApiDocsState = ToolState<(typeof tool)["fields"]>;

/** What is wrong with the description: the findings of the last run, or why there could be none. */
export function problemsOf({ outputs, issues, isEarlier }: ApiDocsState): readonly ShownProblem[] {
  const failure = issues.find(({ field }) => field === undefined);
  if (failure) {
    const place = /^Line (\d+), column (\d+): ([\s\S]*)$/.exec(failure.message);
    return [problem("error", place?.[3] ?? failure.message, place?.[1], place?.[2])];
  }
  // What is wrong with the form as it is now stands at its field.
  if (isEarlier && issues.length > 0) return [];
  return factRows(outputs).flatMap(({ label, value }) => {
    const found = /^(error|warning)(?: (\d+):(\d+))?$/.exec(label);
    return found ? [problem(found[1] as ShownProblem["severity"], value, found[2], found[3])] : [];
  });
}

function problem(severity: ShownProblem["severity"], message: string, line?: string, column?: string): ShownProblem {
  return {
    id: `${line} ${column} ${message}`,
    severity,
    message,
    line: line === undefined ? undefined : Number(line),
    column: column === undefined ? undefined : Number(column),
  };
}

import { type AnyTool, type Issue, type Output, type Run, ToolError } from "@toolbox/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "../host/host.ts";

export interface RunState {
  /** Of the last run that went well; null before the first. */
  readonly outputs: readonly Output[] | null;
  /** What the user should know though that run went well. */
  readonly warnings: readonly string[];
  /** Of the last run; none when it went well. */
  readonly issues: readonly Issue[];
  /** The last run failed at something that is not the user's to mend in the form. */
  readonly hasFailed: boolean;
  /** Measured: how long the run of `outputs` took, in milliseconds. */
  readonly ms: number | null;
  /** The input `outputs` came from. */
  readonly input: object | null;
  readonly progress: { readonly done: number; readonly total: number; readonly note?: string | undefined } | null;
  readonly isBusy: boolean;
}

const nothing: RunState = {
  outputs: null,
  warnings: [],
  issues: [],
  hasFailed: false,
  ms: null,
  input: null,
  progress: null,
  isBusy: false,
};

/** Runs a tool and keeps the last good result whatever comes after. A new run takes the place of the one under way. */
export function useToolRun(tool: AnyTool) {
  const host = useHost();
  const [state, setState] = useState<RunState>(nothing);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Undefined when another run took over. */
  const run = useCallback(
    async (input: Readonly<Record<string, unknown>>): Promise<Run | undefined> => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const isCurrent = () => current.current === controller;
      setState((now) => ({ ...now, isBusy: true, progress: null }));
      const start = performance.now();
      let result: Run;
      try {
        result = await host.run(tool, input, {
          signal: controller.signal,
          progress: (done, total, note) => {
            if (isCurrent()) setState((now) => ({ ...now, progress: { done, total, note } }));
          },
        });
      } catch (error) {
        if (!isHostFailure(error)) reportError(error);
        result = { ok: false, reason: "failed", issues: [{ message: sentenceOf(tool, error) }] };
      }
      if (!result.ok && result.reason === "failed") result = { ...result, issues: withFailure(tool, result.issues) };
      if (!isCurrent()) return undefined;
      const ms = performance.now() - start;
      setState((now) =>
        result.ok
          ? { ...nothing, outputs: result.outputs, warnings: result.warnings, ms, input }
          : {
              ...now,
              issues: result.reason === "aborted" ? [] : result.issues,
              hasFailed: result.reason === "failed",
              progress: null,
              isBusy: false,
            },
      );
      return result;
    },
    [host, tool],
  );

  /** Stops the run under way; input and last result stay. */
  const cancel = useCallback(() => current.current?.abort(), []);

  /** Judges one field anew: its old issue goes, `issue` takes its place. */
  const setIssue = useCallback((field: string, issue: Issue | undefined) => {
    setState((now) => {
      if (!issue && !now.issues.some((entry) => entry.field === field)) return now;
      const others = now.issues.filter((entry) => entry.field !== field);
      return { ...now, issues: issue ? [...others, issue] : others };
    });
  }, []);

  const forget = useCallback(() => setState((now) => ({ ...now, issues: [] })), []);

  return { state, run, cancel, setIssue, forget };
}

/** The product's sentence about a run that failed, before the reason. */
function withFailure({ action: { failure } }: AnyTool, issues: readonly Issue[]): readonly Issue[] {
  if (failure === undefined) return issues;
  const sentence = failure.endsWith(".") ? failure : `${failure}.`;
  return issues.map((issue) => ({ ...issue, message: `${sentence} ${issue.message}` }));
}

/** Code that does not come, as each engine says it: the network or a newer version is at fault. */
const NOT_LOADED = /dynamically imported module|importing a module script failed/i;
const isUnloaded = (error: unknown) => error instanceof Error && NOT_LOADED.test(error.message);
const isHostFailure = (error: unknown) => error instanceof ToolError || isUnloaded(error);

function sentenceOf(tool: AnyTool, error: unknown): string {
  if (isUnloaded(error))
    return "A part of Toolbox did not load: the connection broke, or a new version took its place. Your input is kept.";
  if (error instanceof ToolError) return error.message;
  const why = error instanceof Error ? error.message : String(error);
  return `This is a bug in Toolbox, not in your input: ${tool.title} stopped (${why}). Your input is kept.`;
}

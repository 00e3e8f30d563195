import type { FunctionPlan, ContextName } from "../plan.ts";

/** What makes a template: the code of its handler, and what that leans on. */
export interface Template {
  /** What it takes and answers, one line each, for the head of the file. */
  readonly usage: readonly string[];
  /** Declarations before the handler. */
  readonly constants: string;
  readonly given: readonly ContextName[];
  /** The statements of `handle(req, given)`, indented by two. */
  readonly handler: string;
  /** Functions it calls, by their names in `helperCode`. */
  readonly helpers: readonly HelperName[];
  /** Functions of its own, after the handler. */
  readonly functions: string;
}

export type HelperName = "failure" | "wrongMethod" | "readObject" | "refusal";

export type MakeTemplate = (plan: FunctionPlan) => Template;

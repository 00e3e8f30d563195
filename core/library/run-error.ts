import type { Issue, Run } from "../src/tool/output.ts";

/** A run that failed, thrown for who would rather not look at `ok`; its message is all issues, a line each. */
export class RunError extends Error {
  override readonly name: string = "RunError";
  readonly reason: "input" | "failed" | "aborted";
  readonly issues: readonly Issue[];
  constructor({ reason, issues }: Extract<Run, { ok: false }>) {
    super(issues.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`)).join("\n"));
    this.reason = reason;
    this.issues = issues;
  }
}

import type { Issue } from "./output.ts";

export type ToolErrorCode =
  | "aborted"
  | "asset"
  | "canvas"
  | "clipboard"
  | "decode"
  | "encode"
  | "inflate"
  | "merge"
  | "port"
  | "read"
  | "save"
  | "timeout"
  | "worker";

/**
 * What a host failed at: the message is a sentence for the user. Anything else that is thrown is a bug in Toolbox and
 * is reported as one; what a user typed wrong is never thrown, it comes back as issues.
 */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: ToolErrorCode;
  /**
   * One of another copy of this class is one too: the ports of `toolbox-cli/node` are a bundle of their own, beside the
   * tools of `toolbox-core`.
   */
  static override [Symbol.hasInstance](value: unknown): value is ToolError {
    return value instanceof Error && value.name === "ToolError" && "code" in value;
  }
  /** The field whose content the host could not take, such as a file that is not an image: the user can mend that. */
  readonly field: string | undefined;
  constructor(code: ToolErrorCode, message: string, options?: { cause?: unknown; field?: string }) {
    super(message, options);
    this.code = code;
    this.field = options?.field;
  }
}

/**
 * What the user gave and has to mend, found only on the way: a file is read late. `runTool` gives it back as issues,
 * like those of `check`.
 */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly issues: readonly Issue[];
  constructor(...issues: readonly Issue[]) {
    super(issues.map((issue) => issue.message).join(" "));
    this.issues = issues;
  }
}

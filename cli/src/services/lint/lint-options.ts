/** What to lint, and how to say it. At most one source. */
export interface LintOptions {
  /** A message file, or `-` for stdin. */
  readonly file?: string;
  /** The message file of the running commit: `file`, or the one git keeps. */
  readonly edit?: boolean;
  readonly message?: string;
  readonly from?: string;
  readonly to?: string;
  readonly last?: boolean;
  readonly event?: boolean;
  readonly config?: string;
  readonly strict?: boolean;
  /** Mends what is safe to mend, in the file or on stdout. */
  readonly fix?: boolean;
  readonly format?: LintFormat;
}

export const lintFormats = ["text", "github", "json"] as const;

export type LintFormat = (typeof lintFormats)[number];

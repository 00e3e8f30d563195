/** The flags of `toolbox make`. */
export interface MakeOptions {
  readonly check?: boolean;
  readonly diff?: boolean;
  /** With `check`: only runs of which something is staged, and whether all of them is. */
  readonly staged?: boolean;
  /** With `check`: everything is made anew and compared. */
  readonly full?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
  readonly format?: "text" | "github";
  readonly force?: boolean;
  readonly prune?: boolean;
  /** Make again with each change of what is read, until Ctrl+C. */
  readonly watch?: boolean;
  readonly init?: boolean;
  /** With `init`: write what is proposed. */
  readonly yes?: boolean;
}

export const makeFormats = ["text", "github"] as const;

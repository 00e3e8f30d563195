/** One standard stream of the process. */
export interface Stream {
  readonly isTerminal: boolean;
  /** Whether escape codes for color may be written: FORCE_COLOR, then NO_COLOR, then a terminal. */
  readonly isColored: boolean;
  /** Characters per line; 80 when it is not a terminal. */
  readonly columns: number;
  /**
   * Resolves once the reader has taken it. A text goes through {@link streamText}: what others wrote is shown, never
   * obeyed, and only codes made by `paint` and `terminalCode` are ours. Bytes go as they are. A reader that went away
   * (EPIPE) is not an error; throws `Failure` "environment" where results cannot be written, as on a full disk.
   */
  write(data: string | Uint8Array): Promise<void>;
}

/**
 * What a command sees of the process around it. Results go to `stdout`, words for people to `stderr`. Tests hand in
 * their own, so nothing below main.ts touches `process`.
 */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the user stands; relative paths start here. */
  readonly cwd: string;
  /** Whether the program runs from a checkout of its source, whose own people try things: it asks for no sign-in. */
  readonly isFromSource: boolean;
  readonly stdin: {
    readonly isTerminal: boolean;
    /** A shell's pipe or a file (`<`) stands there, so that reading it comes to an end. */
    readonly isPiped: boolean;
    /** All of it, also when asked for again. */
    read(): Promise<Uint8Array>;
  };
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** Aborted by Ctrl+C and SIGTERM. */
  readonly signal: AbortSignal;
  now(): Date;
  /** Waits; ends early, without an error, when the signal is aborted. */
  sleep(ms: number): Promise<void>;
  /** HTTP, as the standard `fetch`. */
  fetch: typeof fetch;
  /** Opens an address in the user's browser. Resolves to false when there is none. */
  browse(url: string): Promise<boolean>;
}

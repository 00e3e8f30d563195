/** What a running tool tells its host, and hears from it. */
export interface RunContext {
  /** Aborted when the user cancels; long loops call `signal.throwIfAborted()`. */
  readonly signal: AbortSignal;
  /** @param total of the same unit as `done`; 0 when unknown @param note what is being done, for people */
  progress(done: number, total: number, note?: string): void;
  /** Something the user should know though the run goes on. One sentence. */
  warn(message: string): void;
}

/** Values of a form. */
export type Input = Readonly<Record<string, unknown>>;
export interface ToastRow {
  readonly says: readonly [title: string, description?: string | RegExp];
  /** A route, with `?tool=` where it has several. */
  readonly on: string;
  /** What the form holds as the page opens, by tool. */
  readonly holds?: Readonly<Record<string, Input>>;
  /** Names of buttons and tabs, one after the other; `keys: …` types, `file: …` chooses a file, `see: …` waits for a button. */
  readonly press: readonly string[];
  readonly host?: ToastHost;
}

/** What the browser cannot do. */
export type ToastHost =
  | "cannot run"
  | "loads no worker"
  | "loses its worker"
  | "has no time"
  | "cannot save"
  | "has no clipboard";

export const copied = (what: string) => ["Copied!", `${what} copied to clipboard.`] as const;
export const saved = (what: string) => ["Downloaded!", `${what} downloaded successfully.`] as const;
export const pdfFailed = ["Error", "Failed to generate PDF. Please try again."] as const;

import type { FileOutput, TextOutput } from "@toolbox/core";

/** What every tool's command can do with its outputs, as the flags of that name say. */
export interface Delivery {
  /** A folder, the file of a single output, `-` for stdout, or none. */
  readonly out?: string | undefined;
  readonly only?: string | undefined;
  readonly json?: boolean | undefined;
  readonly force?: boolean | undefined;
  /** Show what would change, write nothing. */
  readonly diff?: boolean | undefined;
  /** Fail when something would change, write nothing. */
  readonly check?: boolean | undefined;
  /** No words about files that were written: whoever runs the tool has its own. */
  readonly quiet?: boolean | undefined;
}

/** What saving needs to know. */
export interface FilePlace {
  /** The folder; where the user stands without it. */
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
  /** Even a single text is a file to save, not words for stdout. */
  readonly projectFiles?: boolean | "new folder" | undefined;
  /** The tool's own way to bring a text into the file that is there. */
  readonly merge?: ((existing: string, output: TextOutput) => string | undefined) | undefined;
  /** Whether the file at this place is as Toolbox itself left it, and so nobody's work would be lost. */
  readonly isOurs?: ((target: string, made: FileOutput) => Promise<boolean>) | undefined;
}

import type { BinaryFile, TextFile } from "../ports/index.ts";

interface Labelled {
  /** What a tab or card calls it, when the file name would not do. */
  readonly label?: string;
}

export interface TextOutput extends TextFile, Labelled {
  /** Bytes as UTF-8, where the tool knows them: counting those of a long text takes a while. */
  readonly size?: number;
  /**
   * It belongs into the file of its name: a host that saves does so even where it would print it. False is one to read,
   * printed even where the tool's other texts are files of a project.
   */
  readonly isForFile?: boolean;
}

export interface BinaryOutput extends BinaryFile, Labelled {
  /** Pixels, for images. */
  readonly width?: number;
  readonly height?: number;
}

/** Labelled values to read rather than to save: a contrast ratio, a validation result. */
export interface FactsOutput extends Labelled {
  readonly kind: "facts";
  readonly name: string;
  readonly rows: readonly FactRow[];
  /** Said by tools that check what the user gave: whether they found faults. A command that prints them ends with 1. */
  readonly hasFaults?: boolean;
}

export interface FactRow {
  readonly label: string;
  readonly value: string;
  /** The color the value means, six hex digits with a hash: hosts show a swatch beside it. */
  readonly color?: string;
}

export type FileOutput = TextOutput | BinaryOutput;
export type Output = FileOutput | FactsOutput;

/** One thing the user has to mend. */
export interface Issue {
  /** The field it stands under; none when it belongs to the input as a whole. */
  readonly field?: string;
  /** A short heading, where the product has one for this case (a toast title). */
  readonly title?: string;
  /** A sentence: what was wrong, where, and what to do. */
  readonly message: string;
}

/** How a run ended. */
export type Run =
  | {
      readonly ok: true;
      readonly outputs: readonly Output[];
      /** What the user should know though the run went on. */
      readonly warnings: readonly string[];
    }
  | {
      readonly ok: false;
      /** `input`: the user can mend it in the form. `failed`: the host could not. `aborted`: the user stopped it. */
      readonly reason: "input" | "failed" | "aborted";
      readonly issues: readonly Issue[];
    };

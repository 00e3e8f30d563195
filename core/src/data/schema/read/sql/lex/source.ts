import type { Dialect, Place } from "../../../model.ts";
import { LineCounter } from "../../../../../schema/sql/line-counter.ts";

/** A text that is read as SQL: a file, or the body of a DO block in one. */
export class Source {
  readonly text: string;
  readonly dialect: Dialect;
  readonly file: string | undefined;
  readonly #lines: LineCounter;

  /** @param firstLine the number of the text's first line */
  constructor(text: string, dialect: Dialect, { file, firstLine = 1 }: { file?: string; firstLine?: number } = {}) {
    this.text = text;
    this.dialect = dialect;
    this.file = file;
    this.#lines = new LineCounter(text, firstLine);
  }

  placeAt(offset: number): Place {
    const line = this.#lines.lineAt(offset);
    return this.file === undefined ? { line } : { line, file: this.file };
  }
}

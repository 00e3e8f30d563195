import { lineAndColumn, type LineAndColumn } from "../../../../../text/lines.ts";
import type { Dialect, Place } from "../../../model.ts";

/** A text that is read as SQL: a file, or the body of a DO block in one. */
export class Source {
  readonly text: string;
  readonly dialect: Dialect;
  readonly file: string | undefined;
  readonly #placeAt: (offset: number) => LineAndColumn;
  readonly #firstLine: number;

  /** @param firstLine the number of the text's first line */
  constructor(text: string, dialect: Dialect, { file, firstLine = 1 }: { file?: string; firstLine?: number } = {}) {
    this.text = text;
    this.dialect = dialect;
    this.file = file;
    this.#placeAt = lineAndColumn(text);
    this.#firstLine = firstLine;
  }

  placeAt(offset: number): Place {
    const line = this.#placeAt(offset).line + this.#firstLine - 1;
    return this.file === undefined ? { line } : { line, file: this.file };
  }
}

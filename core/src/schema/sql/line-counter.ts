/** Line numbers of offsets, counted from 1. Cheap while offsets grow; going back starts over. */
export class LineCounter {
  readonly #text: string;
  readonly #first: number;
  #line: number;
  #start = 0;

  constructor(text: string, first = 1) {
    this.#text = text;
    this.#first = first;
    this.#line = first;
  }

  lineAt(offset: number): number {
    if (offset < this.#start) {
      this.#line = this.#first;
      this.#start = 0;
    }
    for (;;) {
      const end = this.#text.indexOf("\n", this.#start);
      if (end === -1 || end >= offset) return this.#line;
      this.#line++;
      this.#start = end + 1;
    }
  }
}

/** Line numbers as people write them: `1, 4-9, 12`. Added in ascending order. */
export class LineList {
  readonly #runs: [number, number][] = [];
  count = 0;

  add(line: number): void {
    this.count++;
    const last = this.#runs.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else this.#runs.push([line, line]);
  }

  get first(): number | undefined {
    return this.#runs[0]?.[0];
  }

  get text(): string {
    return this.#runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
  }
}

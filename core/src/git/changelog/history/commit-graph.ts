const UNREAD = -2;
const NONE = -1;

/** The commits of a history as numbers and their parents. A commit has its number from when it is first named. */
export class CommitGraph {
  readonly #numbers = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #first: number[] = [];
  readonly #others = new Map<number, readonly number[]>();
  /** The commits that were read, in the order they came. */
  readonly order: number[] = [];

  /** Commits that were read or named as a parent. */
  get size(): number {
    return this.#ids.length;
  }

  /** Reads a commit. @param parents their full object names, with a space between; "" for a first commit */
  add(id: string, parents: string): number {
    const commit = this.#number(id);
    this.order.push(commit);
    const space = parents.indexOf(" ");
    if (space < 0) {
      this.#first[commit] = parents === "" ? NONE : this.#number(parents);
      return commit;
    }
    this.#first[commit] = this.#number(parents.slice(0, space));
    this.#others.set(
      commit,
      parents
        .slice(space + 1)
        .split(" ")
        .map((parent) => this.#number(parent)),
    );
    return commit;
  }

  /** The commit of an object name; undefined when the history does not hold it. */
  find(id: string): number | undefined {
    const commit = this.#numbers.get(id);
    return commit !== undefined && this.isRead(commit) ? commit : undefined;
  }

  id(commit: number): string {
    return this.#ids[commit] ?? "";
  }

  /** False for a parent that lies outside of the part of the history that was read. */
  isRead(commit: number): boolean {
    return this.#first[commit] !== UNREAD;
  }

  /** -1 when it has none. */
  firstParent(commit: number): number {
    return this.#first[commit] ?? NONE;
  }

  /** What a merge brought in; empty for any other commit. */
  otherParents(commit: number): readonly number[] {
    return this.#others.get(commit) ?? [];
  }

  #number(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const next = this.#ids.length;
    this.#numbers.set(id, next);
    this.#ids.push(id);
    this.#first.push(UNREAD);
    return next;
  }
}

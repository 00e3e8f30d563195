const SHORTEST = 7;

/** Finds commits by the start of their object names. */
export interface CommitIndex {
  /** The one commit whose name starts with `prefix`, or that `prefix` extends; undefined for none and for several. */
  readonly find: (prefix: string) => string | undefined;
  /** All commits that a text names with seven digits or more. */
  readonly namedIn: (text: string) => readonly string[];
}

/** Makes an index over full object names. */
export function indexCommits(ids: Iterable<string>): CommitIndex {
  const byStart = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const start = id.slice(0, SHORTEST);
    const known = byStart.get(start);
    if (known) known.push(id);
    else byStart.set(start, [id]);
  }
  const find = (prefix: string) => {
    const found = byStart
      .get(prefix.slice(0, SHORTEST))
      ?.filter((id) => id.startsWith(prefix) || prefix.startsWith(id));
    return found?.length === 1 ? found[0] : undefined;
  };
  const namedIn = (text: string) =>
    [...text.matchAll(/(?<![0-9A-Za-z])[0-9a-f]{7,64}(?![0-9A-Za-z])/g)].flatMap(([name]) => find(name) ?? []);
  return { find, namedIn };
}

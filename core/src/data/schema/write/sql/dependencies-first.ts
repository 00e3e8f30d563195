/**
 * Things in an order in which each comes after those whose names its text holds; otherwise in their own order. A name
 * that only looks like a mention moves nothing that matters, and circles are cut.
 */
export function dependenciesFirst<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
): readonly Thing[] {
  const byName = new Map(things.map((thing) => [thing.name, thing]));
  const ordered = new Set<Thing>();
  const open = new Set<Thing>();
  const place = (thing: Thing): void => {
    if (ordered.has(thing) || open.has(thing)) return;
    open.add(thing);
    for (const [quoted, word] of textOf(thing).matchAll(/"(?:[^"]|"")+"|([\p{L}_][\p{L}\p{N}_$]*)/gu)) {
      const mentioned = byName.get(word?.toLowerCase() ?? quoted.slice(1, -1).replaceAll('""', '"'));
      if (mentioned) place(mentioned);
    }
    ordered.add(thing);
  };
  for (const thing of things) place(thing);
  return [...ordered];
}

/**
 * Values under what a function says of each, in the order in which the keys first come up. What `Map.groupBy` of
 * ES2024 does, which Node 20 lacks.
 * @example [...groupBy(["a", "bb", "c"], (word) => word.length).values()] // [["a", "c"], ["bb"]]
 */
export function groupBy<T, K>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

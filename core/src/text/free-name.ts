/**
 * The name, or where it is taken the first free one with a number behind it. It is taken then.
 * @param written how a number is joined to the name
 * @example freeName("setup", new Set(["setup"])) // "setup-2"
 */
export function freeName(
  wanted: string,
  taken: Set<string>,
  written = (name: string, count: number): string => `${name}-${count}`,
): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = written(wanted, count);
  taken.add(name);
  return name;
}

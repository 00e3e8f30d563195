/**
 * Whether two texts of a hash are equal, in a time that does not depend on where they differ, so that nobody can feel
 * a way to the right one.
 */
export function sameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ (other.charCodeAt(i) || 0);
  return difference === 0;
}

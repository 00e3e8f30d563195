/** Values between commas; those in double quotes may hold commas themselves. */
export function listOf(value: string): string[] {
  return [...value.matchAll(/\s*"((?:[^"\\]|\\.)*)"\s*|[^,]+/g)]
    .map(([whole, quoted]) => quoted?.replaceAll(/\\(.)/g, "$1") ?? whole.trim())
    .filter((entry) => entry !== "");
}

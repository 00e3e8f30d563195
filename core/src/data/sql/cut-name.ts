/** The longest name PostgreSQL keeps, in bytes of UTF-8 (NAMEDATALEN - 1). It cuts a longer one without an error. */
export const MAX_NAME_BYTES = 63;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Whether PostgreSQL would cut the name. */
export function isTooLongName(name: string): boolean {
  return bytesOf(name) > MAX_NAME_BYTES;
}

/**
 * The name at a length PostgreSQL keeps, with `ending` still whole at its end, so that names made of one long stem stay
 * apart. Cut between characters, as PostgreSQL cuts, never inside one.
 */
export function cutName(stem: string, ending = ""): string {
  const room = MAX_NAME_BYTES - bytesOf(ending);
  let kept = "";
  let size = 0;
  for (const character of stem) {
    size += bytesOf(character);
    if (size > room) break;
    kept += character;
  }
  return `${kept}${ending}`;
}

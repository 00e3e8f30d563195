import type { Random } from "../../ports/index.ts";

/**
 * A source of whole numbers from 0 to `limit - 1`, each as likely as any other: bytes that would favor some numbers
 * are thrown away (rejection sampling), never folded in by a remainder.
 * @returns a function that takes `limit`, 1 to 65,536
 */
export function randomBelow(random: Random): (limit: number) => number {
  let pool = new Uint8Array(0);
  let at = 0;
  const byte = () => {
    if (at >= pool.length) {
      pool = Uint8Array.from(random.bytes(256));
      at = 0;
    }
    return pool[at++] ?? 0;
  };
  return (limit) => {
    const fair = Math.floor(65_536 / limit) * limit;
    let number = byte() * 256 + byte();
    while (number >= fair) number = byte() * 256 + byte();
    return number % limit;
  };
}

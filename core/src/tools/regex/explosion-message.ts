import { clip } from "../../text/format.ts";
import type { Explosion } from "./find-explosion.ts";

/** The warning about a pattern that can explode: where, on what, and how fast. */
export function explosionMessage({ growth, loop, pump }: Explosion): string {
  const shown = clip(pump, 21);
  return growth === "exponential"
    ? `This pattern can explode: ${loop} can take ${JSON.stringify(shown)} in more than one way, so each further repetition of it can double the time.`
    : `This pattern is slow on long texts: ${loop} and a repetition before it can share ${JSON.stringify(shown)} in many ways, so twice the text takes four times as long or more.`;
}

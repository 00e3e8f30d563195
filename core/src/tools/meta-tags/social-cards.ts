import type { Size } from "../../ports/rect.ts";
import { graphemes } from "../../text/graphemes.ts";

/** How a network shows a link: how many characters it keeps, and the picture it likes best. */
export interface SocialCard extends Size {
  readonly id: "facebook" | "twitter" | "linkedin";
  readonly label: string;
  readonly title: number;
  readonly description: number;
}

export const socialCards: readonly SocialCard[] = [
  { id: "facebook", label: "Facebook", title: 65, description: 125, width: 1200, height: 630 },
  { id: "twitter", label: "Twitter", title: 70, description: 200, width: 1200, height: 675 },
  { id: "linkedin", label: "LinkedIn", title: 60, description: 160, width: 1200, height: 627 },
];

/** The first `max` characters (grapheme clusters), with an ellipsis where something was left out. */
export function truncate(text: string, max: number): string {
  const [kept] = splitAt(text, max);
  return kept === text ? text : `${kept.trimEnd()}…`;
}

/** A text in two: its first `max` characters, and the rest. */
export function splitAt(text: string, max: number): readonly [kept: string, rest: string] {
  if (text.length <= max) return [text, ""];
  const characters = graphemes(text);
  return [characters.slice(0, max).join(""), characters.slice(max).join("")];
}

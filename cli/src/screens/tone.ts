import { createContext, useContext } from "react";

/** What a color means. Screens never name a color themselves. */
export type Tone = "accent" | "good" | "warning" | "danger";

const COLORS: Readonly<Record<Tone, string>> = { accent: "cyan", good: "green", warning: "yellow", danger: "red" };

/** Whether the terminal shows colors; set once around a screen. */
export const ColoredContext = createContext(true);

/** The `color` of a text, or nothing where colors are off (NO_COLOR). */
export function useTone(): (tone: Tone) => { color?: string } {
  const isColored = useContext(ColoredContext);
  return (tone) => (isColored ? { color: COLORS[tone] } : {});
}

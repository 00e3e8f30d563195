import { contrastRatio } from "../color/contrast.ts";
import type { OgInput } from "./fields.ts";
import type { Theme } from "./theme.ts";

type Colors = Pick<OgInput, "background" | "backgroundTo" | "titleColor" | "accentColor">;

/** Below this a text is hard to read (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** A theme of four colors: everything else is the title's color, more or less of it. */
export function customTheme({ background, backgroundTo, titleColor, accentColor }: Colors): Theme {
  const ground = mix(background, backgroundTo, 0.5);
  const isPlain = background === backgroundTo;
  const part = (alpha: number) =>
    titleColor +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, "0");
  // The description steps back as far as it can be read.
  const text = [0.28, 0.2, 0.12, 0.06]
    .map((share) => mix(titleColor, ground, share))
    .find((color) => lowestContrast({ background, backgroundTo, titleColor: color }) >= READABLE);
  return {
    ground,
    light: isPlain
      ? []
      : [
          {
            kind: "linear",
            degrees: 135,
            stops: [
              [0, background],
              [1, backgroundTo],
            ],
          },
        ],
    pattern: { own: "none", degrees: 115, from: 0.2, color: titleColor, alpha: 0.16 },
    title: titleColor,
    text: text ?? titleColor,
    muted: part(0.5),
    line: part(0.14),
    accent: accentColor,
    panel: part(0.07),
    panelLine: part(0.2),
    inset: part(0.14),
    shadowColor: ground,
    shadow: 0,
  };
}

/** The contrast of the title where the ground is nearest to it. */
export function lowestContrast({
  background,
  backgroundTo,
  titleColor,
}: Pick<Colors, "background" | "backgroundTo" | "titleColor">): number {
  return Math.min(...[background, backgroundTo].map((ground) => contrastRatio(titleColor, ground)));
}

function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

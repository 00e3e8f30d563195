import type { ColorForm } from "../../graphics/color/css-text.ts";
import type { SwatchSet } from "../../graphics/color-file/swatch.ts";

/** What both versions of the file are written from. */
export interface ConfigPlan {
  readonly scales: readonly SwatchSet[];
  readonly form: ColorForm;
  /** Tailwind's own palette is left out. */
  readonly isOnly: boolean;
  readonly fonts: readonly { readonly name: "sans" | "heading" | "mono"; readonly family: string }[];
  /** All breakpoints, the default ones among them, by width; empty when none is new. */
  readonly breakpoints: readonly Breakpoint[];
  /** The padding of a centered container; undefined without one. */
  readonly container: string | undefined;
  readonly isDarkByClass: boolean;
  /** Letters, without a separator. */
  readonly prefix: string;
  /** Where Tailwind 3 looks for classes. */
  readonly content: readonly string[];
}

export interface Breakpoint {
  readonly name: string;
  /** In CSS pixels; 16 of them are one rem. */
  readonly px: number;
  readonly isOwn: boolean;
}

/** The breakpoints both versions start with. */
export const defaultBreakpoints: readonly Breakpoint[] = [
  { name: "sm", px: 640, isOwn: false },
  { name: "md", px: 768, isOwn: false },
  { name: "lg", px: 1024, isOwn: false },
  { name: "xl", px: 1280, isOwn: false },
  { name: "2xl", px: 1536, isOwn: false },
];

const fallbacks = {
  sans: ["ui-sans-serif", "system-ui", "sans-serif"],
  heading: ["ui-sans-serif", "system-ui", "sans-serif"],
  mono: ["ui-monospace", "SFMono-Regular", "Menlo", "monospace"],
} as const;

/** The families of a font as CSS takes them: names of two words in quotes, then what every system has. */
export function fontFamilies({ name, family }: ConfigPlan["fonts"][number]): readonly string[] {
  return [/^[a-z-]+$/i.test(family) ? family : `"${family}"`, ...fallbacks[name]];
}

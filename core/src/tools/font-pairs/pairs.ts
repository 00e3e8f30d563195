export interface Face {
  readonly family: string;
  /** The package that has it, all of them under the SIL Open Font License 1.1. */
  readonly package: string;
  readonly style: "serif" | "sans-serif";
  /** CSS weights that are used: the first for its text, the second for words that stand out. */
  readonly weights: readonly [number] | readonly [number, number];
}

export interface FontPair {
  readonly id: string;
  readonly category: string;
  readonly heading: Face;
  readonly body: Face;
  /** What it is good for, a few words. */
  readonly mood: string;
}

const face = (family: string, style: Face["style"], ...weights: [number] | [number, number]): Face => ({
  family,
  package: `@fontsource/${family.toLowerCase().replaceAll(" ", "-")}`,
  style,
  weights,
});

/** Six pairs, each a category, a heading face and a body face. */
export const fontPairs = [
  {
    id: "elegant",
    category: "Elegant",
    heading: face("Playfair Display", "serif", 700),
    body: face("Lora", "serif", 400, 700),
    mood: "High contrast and soft curves, for magazines and invitations",
  },
  {
    id: "modern",
    category: "Modern",
    heading: face("Space Grotesk", "sans-serif", 700),
    body: face("Inter", "sans-serif", 400, 700),
    mood: "Geometric headings over a quiet text face, for products",
  },
  {
    id: "bold",
    category: "Bold",
    heading: face("Archivo Black", "sans-serif", 400),
    body: face("Archivo", "sans-serif", 400, 700),
    mood: "One family at full weight, for posters and campaigns",
  },
  {
    id: "classic",
    category: "Classic",
    heading: face("Merriweather", "serif", 700),
    body: face("Source Sans 3", "sans-serif", 400, 700),
    mood: "A sturdy book face with a plain companion, for long reads",
  },
  {
    id: "clean",
    category: "Clean",
    heading: face("Work Sans", "sans-serif", 700),
    body: face("Open Sans", "sans-serif", 400, 700),
    mood: "Friendly and neutral, for documentation and forms",
  },
  {
    id: "contemporary",
    category: "Contemporary",
    heading: face("Sora", "sans-serif", 700),
    body: face("DM Sans", "sans-serif", 400, 700),
    mood: "Wide, round and calm, for launches and portfolios",
  },
] as const satisfies readonly FontPair[];

export type FontPairId = (typeof fontPairs)[number]["id"];

/** The value of `font-family`, with faces that every system has behind it. */
export function fontStack({ family, style }: Face): string {
  return `"${family}", ${style === "serif" ? 'Georgia, "Times New Roman", serif' : "system-ui, sans-serif"}`;
}

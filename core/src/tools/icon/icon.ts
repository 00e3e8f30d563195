/** The specification's five categories, and one for the rest of the whole set. */
export const iconCategories = ["navigation", "interface", "people", "communication", "time", "other"] as const;
export type IconCategory = (typeof iconCategories)[number];

/** An SVG element and its attributes. */
export type IconNode = readonly [string, Readonly<Record<string, string>>];

/** What a search knows of an icon. */
export interface IconEntry {
  /** Kebab-case, as the set calls it. */
  readonly name: string;
  readonly category: IconCategory;
  /** Other names of the same drawing. */
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  /** Words that mean this icon before any other. */
  readonly means?: readonly string[];
}

/** An icon that can be drawn: shapes on a grid of 24 by 24, stroked. */
export interface Icon extends IconEntry {
  readonly nodes: readonly IconNode[];
}

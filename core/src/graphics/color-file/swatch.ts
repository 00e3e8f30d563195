/** One color of a set, with the names its exports give it. */
export interface Swatch {
  /** What it is called: `primary`, `500`. */
  readonly name: string;
  /** Six digits with a hash. */
  readonly hex: string;
}

/** A set of colors to export. */
export interface SwatchSet {
  /** Kebab-case: the family of a scale (`brand`, in `--color-brand-500`), empty for colors named by themselves. */
  readonly family: string;
  /** The words in a comment or a heading. */
  readonly title: string;
  readonly swatches: readonly Swatch[];
  /** Plain CSS counts the colors (`--color-1`) instead of naming them. */
  readonly isNumbered: boolean;
}

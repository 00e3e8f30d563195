/** A color of a config, under the name its utilities have: `brand-500` in `bg-brand-500`. */
export interface FoundColor {
  readonly name: string;
  /** As it was written, `<alpha-value>` and variables put in. */
  readonly text: string;
  /** Six digits with a hash; the nearest in sRGB. */
  readonly hex: string;
  /** From 0 to 1. */
  readonly alpha: number;
}

/** A color that cannot be read without running code, and why. */
export interface LeftColor {
  readonly name: string;
  readonly source: string;
  readonly why: string;
  readonly line: number;
}

export interface FoundColors {
  readonly colors: readonly FoundColor[];
  readonly left: readonly LeftColor[];
  /** The text is a config or a theme, whether colors are in it or not. */
  readonly isConfig: boolean;
}

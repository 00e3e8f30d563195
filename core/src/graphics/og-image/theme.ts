import type { OgInput } from "./fields.ts";
import type { GradientLayer } from "../../ports/index.ts";

/** The colors of one theme. */
export interface Theme {
  /** Six hex digits: what lies behind everything, or about the middle of it where there is `light`. */
  readonly ground: string;
  /** Gradients in place of the plain ground, the first at the bottom. */
  readonly light: readonly GradientLayer[];
  readonly pattern: {
    /** The one of the theme. */
    readonly own: Pattern;
    /** It fades in along this direction (as of CSS gradients), from this part of the way. */
    readonly degrees: number;
    readonly from: number;
    /** Six hex digits, and how strong it gets, 0 to 1. */
    readonly color: string;
    readonly alpha: number;
  };
  readonly title: string;
  /** Description: at least 7:1 on the ground. */
  readonly text: string;
  /** Small furniture: dots, icons, bars. */
  readonly muted: string;
  /** Hairlines and patterns. */
  readonly line: string;
  readonly accent: string;
  /** The ground of windows, cards and tiles. */
  readonly panel: string;
  readonly panelLine: string;
  /** Shapes inside a panel. */
  readonly inset: string;
  readonly shadowColor: string;
  /** How dark a shadow is at its edge, 0 to 1; none under see-through panels. */
  readonly shadow: number;
}

export type Pattern = Exclude<OgInput["pattern"], "theme">;

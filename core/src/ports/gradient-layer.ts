/** Where a color stands, 0 to 1; `#rrggbb`; and how opaque it is, 0 to 1, else 1. */
export type GradientStop = readonly [offset: number, color: string, alpha?: number];

export interface LinearLayer {
  readonly kind: "linear";
  /** As in CSS: 0 goes up, 90 to the right, and the end colors reach the corners (CSS Images 3, 3.1). */
  readonly degrees: number;
  readonly stops: readonly GradientStop[];
}

export interface RadialLayer {
  readonly kind: "radial";
  /** The center, as parts of the box's width and height. */
  readonly x: number;
  readonly y: number;
  /** A circle, its radius as a part of the box's width. */
  readonly radius: number;
  readonly stops: readonly GradientStop[];
}

/** One gradient over a box. Colors between two stops are mixed in sRGB, each channel and the alpha by itself. */
export type GradientLayer = LinearLayer | RadialLayer;

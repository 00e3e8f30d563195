/** Pixels, of a screen, of a picture or of a drawing: the place says of which. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size and its upper left corner. */
export interface Rect extends Point, Size {}

import type { PathShape } from "../../ports/index.ts";
import { PathData } from "./path-data.ts";

/** An outline of the SVG canvas: path data as it was given, and what was added to it. */
export class SvgPath implements PathShape {
  readonly #given: string;
  readonly #added = new PathData();

  constructor(data: string) {
    this.#given = data;
  }

  /** Throws `TypeError` for the outline of another canvas, whose data cannot be read. */
  static dataOf(path: PathShape): string {
    if (path instanceof SvgPath) return path.#given + path.#added.toString();
    throw new TypeError("The outline comes from another canvas. Make it with the path() of this one.");
  }

  moveTo(x: number, y: number): void {
    this.#added.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#added.lineTo(x, y);
  }

  closePath(): void {
    this.#added.close();
  }
}

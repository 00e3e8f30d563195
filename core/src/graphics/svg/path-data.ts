import { apply, IDENTITY, type Matrix, number, numbers, uniformScale } from "./matrix.ts";

const TURN = 2 * Math.PI;
// An arc as curves is off by less than 1 part in 100,000 of its radius.
const MOST_PER_CURVE = Math.PI / 4;

/** An outline in the making, in the coordinates of the picture: what the canvas calls the current path. */
export class PathData {
  readonly #parts: string[] = [];
  #isOpen = false;

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  toString(): string {
    return this.#parts.join("");
  }

  moveTo(x: number, y: number, matrix: Matrix = IDENTITY): void {
    this.#add("M", [[x, y]], matrix);
    this.#isOpen = true;
  }

  /** Starts the outline when there is none (HTML, "ensure there is a subpath"). */
  lineTo(x: number, y: number, matrix: Matrix = IDENTITY): void {
    if (this.#isOpen) this.#add("L", [[x, y]], matrix);
    else this.moveTo(x, y, matrix);
  }

  curveTo(points: readonly (readonly [number, number])[], matrix: Matrix): void {
    const [first] = points;
    if (!this.#isOpen && first) this.moveTo(...first, matrix);
    this.#add(points.length === 2 ? "Q" : "C", points, matrix);
  }

  close(): void {
    if (this.#isOpen) this.#parts.push("Z");
  }

  rect(x: number, y: number, width: number, height: number, matrix: Matrix): void {
    this.moveTo(x, y, matrix);
    this.lineTo(x + width, y, matrix);
    this.lineTo(x + width, y + height, matrix);
    this.lineTo(x, y + height, matrix);
    this.close();
  }

  /** Radii as in CSS: of all corners, or from the top left clockwise; never more than fits (CSS Backgrounds 3, 5.5). */
  roundRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radii: number | readonly number[],
    matrix: Matrix,
  ): void {
    const list = typeof radii === "number" ? [radii] : radii;
    const [tl = 0, tr = tl, br = tl, bl = tr] = list;
    const fit = Math.min(
      1,
      ...[width / (tl + tr), width / (bl + br), height / (tl + bl), height / (tr + br)].map(orOne),
    );
    const [right, bottom] = [x + width, y + height];
    const corner = (cx: number, cy: number, radius: number, start: number) => {
      if (radius > 0) this.arc(cx, cy, radius, start, start + Math.PI / 2, false, matrix);
      else this.lineTo(cx, cy, matrix);
    };
    this.moveTo(x + tl * fit, y, matrix);
    corner(right - tr * fit, y + tr * fit, tr * fit, -Math.PI / 2);
    corner(right - br * fit, bottom - br * fit, br * fit, 0);
    corner(x + bl * fit, bottom - bl * fit, bl * fit, Math.PI / 2);
    corner(x + tl * fit, y + tl * fit, tl * fit, Math.PI);
    this.close();
  }

  arc(x: number, y: number, radius: number, start: number, end: number, isBack: boolean, matrix: Matrix): void {
    const sweep = sweepOf(start, end, isBack);
    const point = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    this.lineTo(...point(start), matrix);
    if (sweep === 0 || radius === 0) return;
    const scale = uniformScale(matrix);
    if (scale === undefined) return this.#curves(x, y, radius, start, sweep, matrix);
    const isMirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0;
    const flag = sweep > 0 === isMirrored ? 0 : 1;
    // A half at most: a whole circle in one piece would have equal ends.
    const pieces = Math.ceil(Math.abs(sweep) / Math.PI - 1e-9);
    for (let piece = 1; piece <= pieces; piece++) {
      const [px, py] = apply(matrix, ...point(start + (sweep * piece) / pieces));
      this.#parts.push(`A${number(radius * scale)} ${number(radius * scale)} 0 0 ${flag} ${numbers(px, py)}`);
    }
  }

  #curves(x: number, y: number, radius: number, start: number, sweep: number, matrix: Matrix): void {
    const pieces = Math.ceil(Math.abs(sweep) / MOST_PER_CURVE);
    const step = sweep / pieces;
    const reach = (4 / 3) * Math.tan(step / 4) * radius;
    for (let piece = 0; piece < pieces; piece++) {
      const [from, to] = [start + piece * step, start + (piece + 1) * step];
      const [cos, sin, cosTo, sinTo] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
      this.curveTo(
        [
          [x + radius * cos - reach * sin, y + radius * sin + reach * cos],
          [x + radius * cosTo + reach * sinTo, y + radius * sinTo - reach * cosTo],
          [x + radius * cosTo, y + radius * sinTo],
        ],
        matrix,
      );
    }
  }

  #add(command: string, points: readonly (readonly [number, number])[], matrix: Matrix): void {
    this.#parts.push(command + points.map(([x, y]) => numbers(...apply(matrix, x, y))).join(" "));
  }
}

/** How far an arc turns, as the canvas decides it (HTML, 4.12.5.1.6): a whole turn at most, the other way when asked. */
function sweepOf(start: number, end: number, isBack: boolean): number {
  const way = isBack ? start - end : end - start;
  if (way >= TURN) return isBack ? -TURN : TURN;
  const turn = ((way % TURN) + TURN) % TURN;
  return isBack ? -turn : turn;
}

function orOne(value: number): number {
  return Number.isFinite(value) ? value : 1;
}

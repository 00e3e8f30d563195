/** Cells that deep hold several points: only points in one place come there. */
const MAX_DEPTH = 40;

/**
 * Points in a quadtree of flat arrays, for forces between all pairs in n log n (Barnes and Hut, Nature 324, 1986). Far
 * cells count as one body where their width over the distance is below `theta`.
 */
export class BarnesHut {
  readonly #theta2: number;
  #capacity = 0;
  /** First of four children in a row; 0 for a leaf. */
  #children = new Int32Array(0);
  /** The point of a leaf, -1 without one; further points of the same place by `next`. */
  #point = new Int32Array(0);
  #charge = new Float64Array(0);
  #x = new Float64Array(0);
  #y = new Float64Array(0);
  #width2 = new Float64Array(0);
  #next = new Int32Array(0);
  #size = 0;
  readonly #stack = new Int32Array(MAX_DEPTH * 4 + 8);

  constructor(theta: number) {
    this.#theta2 = theta * theta;
  }

  /** Sorts the points into cells. */
  build(x: Float64Array, y: Float64Array, charges: Float64Array): void {
    const count = x.length;
    if (this.#next.length < count) this.#next = new Int32Array(count);
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < count; i++) {
      const [px, py] = [x[i]!, y[i]!];
      if (px < minX) minX = px;
      if (px > maxX) maxX = px;
      if (py < minY) minY = py;
      if (py > maxY) maxY = py;
    }
    const side = Math.max(maxX - minX, maxY - minY, 1) * 1.0001;
    this.#size = 0;
    this.#reserve(count * 4 + 64);
    this.#cell(side);
    for (let i = 0; i < count; i++) this.#insert(i, x, y, minX, minY, side);
    this.#gather(x, y, charges);
  }

  /** Adds the pull of all other points on one to its speed. */
  push(i: number, x: Float64Array, y: Float64Array, charges: Float64Array, alpha: number, speed: SpeedArrays): void {
    const [px, py] = [x[i]!, y[i]!];
    const theta2 = this.#theta2;
    const [children, charge, cellX, cellY, width2, point, next, stack] = [
      this.#children,
      this.#charge,
      this.#x,
      this.#y,
      this.#width2,
      this.#point,
      this.#next,
      this.#stack,
    ];
    let [vx, vy] = [0, 0];
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const cell = stack[--top]!;
      const pull = charge[cell]!;
      if (pull === 0) continue;
      const dx = cellX[cell]! - px;
      const dy = cellY[cell]! - py;
      const distance2 = dx * dx + dy * dy;
      if (width2[cell]! < theta2 * distance2) {
        const factor = (pull * alpha) / (distance2 < 1 ? Math.sqrt(distance2) : distance2);
        vx += dx * factor;
        vy += dy * factor;
        continue;
      }
      const child = children[cell]!;
      if (child !== 0) {
        stack[top++] = child;
        stack[top++] = child + 1;
        stack[top++] = child + 2;
        stack[top++] = child + 3;
        continue;
      }
      for (let other = point[cell]!; other >= 0; other = next[other]!) {
        if (other === i) continue;
        // points in one place go apart by their order
        const ox = x[other]! - px || (other - i) * 1e-6;
        const oy = y[other]! - py || (i - other) * 1e-6;
        const between = ox * ox + oy * oy;
        const factor = (charges[other]! * alpha) / (between < 1 ? Math.sqrt(between) : between);
        vx += ox * factor;
        vy += oy * factor;
      }
    }
    speed.vx[i]! += vx;
    speed.vy[i]! += vy;
  }

  #insert(i: number, x: Float64Array, y: Float64Array, left: number, top: number, side: number): void {
    const [px, py] = [x[i]!, y[i]!];
    let [cell, half, midX, midY] = [0, side / 2, left + side / 2, top + side / 2];
    for (let depth = 0; ; depth++) {
      if (this.#children[cell] === 0) {
        const resident = this.#point[cell]!;
        if (resident < 0 || depth >= MAX_DEPTH) {
          this.#next[i] = resident;
          this.#point[cell] = i;
          return;
        }
        this.#reserve(this.#size + 4);
        const first = this.#size;
        for (let quarter = 0; quarter < 4; quarter++) this.#cell(half);
        this.#children[cell] = first;
        this.#point[cell] = -1;
        const [rx, ry] = [x[resident]!, y[resident]!];
        this.#point[first + (rx >= midX ? 1 : 0) + (ry >= midY ? 2 : 0)] = resident;
      }
      const [isRight, isBelow] = [px >= midX, py >= midY];
      cell = this.#children[cell]! + (isRight ? 1 : 0) + (isBelow ? 2 : 0);
      half /= 2;
      midX += isRight ? half : -half;
      midY += isBelow ? half : -half;
    }
  }

  /** Charge and middle of each cell; children stand behind their parents, so it goes backward. */
  #gather(x: Float64Array, y: Float64Array, charges: Float64Array): void {
    for (let cell = this.#size - 1; cell >= 0; cell--) {
      let [charge, weight, cx, cy] = [0, 0, 0, 0];
      const child = this.#children[cell]!;
      if (child === 0)
        for (let i = this.#point[cell]!; i >= 0; i = this.#next[i]!) {
          const mass = Math.abs(charges[i]!);
          charge += charges[i]!;
          weight += mass;
          cx += x[i]! * mass;
          cy += y[i]! * mass;
        }
      else
        for (let each = child; each < child + 4; each++) {
          const mass = Math.abs(this.#charge[each]!);
          charge += this.#charge[each]!;
          weight += mass;
          cx += this.#x[each]! * mass;
          cy += this.#y[each]! * mass;
        }
      this.#charge[cell] = charge;
      this.#x[cell] = weight === 0 ? 0 : cx / weight;
      this.#y[cell] = weight === 0 ? 0 : cy / weight;
    }
  }

  #cell(width: number): void {
    const cell = this.#size++;
    this.#children[cell] = 0;
    this.#point[cell] = -1;
    this.#width2[cell] = width * width;
  }

  #reserve(count: number): void {
    if (count <= this.#capacity) return;
    this.#capacity = Math.max(count, this.#capacity * 2);
    this.#children = grown(this.#children, new Int32Array(this.#capacity));
    this.#point = grown(this.#point, new Int32Array(this.#capacity));
    this.#charge = grown(this.#charge, new Float64Array(this.#capacity));
    this.#x = grown(this.#x, new Float64Array(this.#capacity));
    this.#y = grown(this.#y, new Float64Array(this.#capacity));
    this.#width2 = grown(this.#width2, new Float64Array(this.#capacity));
  }
}

export interface SpeedArrays {
  readonly vx: Float64Array;
  readonly vy: Float64Array;
}

function grown<A extends Int32Array | Float64Array>(old: A, larger: A): A {
  larger.set(old);
  return larger;
}

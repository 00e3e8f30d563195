import { BarnesHut } from "./barnes-hut.ts";
import type { Positions } from "./blocks.ts";

/** What the layout needs of a graph: plain arrays, so that a worker can be sent them. */
export interface ForceGraph {
  /** Where the points start. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Below 0 a point pushes others away. */
  readonly charges: Float64Array;
  /** Links: the places of both ends, and how long a link wants to be. */
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  readonly distances: Float64Array;
}

const ALPHA_MIN = 0.001;
/** So many steps until it has cooled down. */
export const FORCE_STEPS = 300;
const COOLING = 1 - ALPHA_MIN ** (1 / FORCE_STEPS);
const FRICTION = 0.6;
/** How strongly all are drawn to the middle. */
const CENTERING = 0.045;
const THETA = 0.9;

/**
 * A layout by forces that goes step by step: links pull, charges push, the middle attracts, and it cools down. The same
 * graph gives the same layout. The constants are those of velocity Verlet layouts such as d3-force.
 */
export class ForceLayout {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly #vx: Float64Array;
  readonly #vy: Float64Array;
  readonly #graph: ForceGraph;
  readonly #strengths: Float64Array;
  readonly #bias: Float64Array;
  readonly #tree = new BarnesHut(THETA);
  #alpha = 1;

  constructor(graph: ForceGraph) {
    this.#graph = graph;
    this.x = graph.x.slice();
    this.y = graph.y.slice();
    this.#vx = new Float64Array(this.x.length);
    this.#vy = new Float64Array(this.x.length);
    const degrees = new Int32Array(this.x.length);
    const { sources, targets } = graph;
    for (let i = 0; i < sources.length; i++) {
      degrees[sources[i]!]!++;
      degrees[targets[i]!]!++;
    }
    this.#strengths = Float64Array.from(sources, (source, i) => 1 / Math.min(degrees[source]!, degrees[targets[i]!]!));
    this.#bias = Float64Array.from(
      sources,
      (source, i) => degrees[source]! / (degrees[source]! + degrees[targets[i]!]!),
    );
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.isDone ? 1 : Math.log(this.#alpha) / Math.log(ALPHA_MIN);
  }

  get isDone(): boolean {
    return this.#alpha < ALPHA_MIN;
  }

  get positions(): Positions {
    return { x: this.x, y: this.y };
  }

  /** One step; says whether there are more to take. */
  step(): boolean {
    if (this.isDone) return false;
    this.#alpha -= this.#alpha * COOLING;
    this.#pullLinks();
    this.#pushApart();
    const { x, y } = this;
    const [vx, vy] = [this.#vx, this.#vy];
    const pull = CENTERING * this.#alpha;
    for (let i = 0; i < x.length; i++) {
      vx[i] = (vx[i]! - x[i]! * pull) * FRICTION;
      vy[i] = (vy[i]! - y[i]! * pull) * FRICTION;
      x[i]! += vx[i]!;
      y[i]! += vy[i]!;
    }
    return !this.isDone;
  }

  #pullLinks(): void {
    const { sources, targets, distances } = this.#graph;
    const { x, y } = this;
    const [vx, vy, strengths, bias] = [this.#vx, this.#vy, this.#strengths, this.#bias];
    for (let i = 0; i < sources.length; i++) {
      const [source, target] = [sources[i]!, targets[i]!];
      const dx = x[target]! + vx[target]! - x[source]! - vx[source]! || 1e-6;
      const dy = y[target]! + vy[target]! - y[source]! - vy[source]! || 1e-6;
      const length = Math.sqrt(dx * dx + dy * dy);
      const factor = ((length - distances[i]!) / length) * this.#alpha * strengths[i]!;
      const share = bias[i]!;
      vx[target]! -= dx * factor * share;
      vy[target]! -= dy * factor * share;
      vx[source]! += dx * factor * (1 - share);
      vy[source]! += dy * factor * (1 - share);
    }
  }

  #pushApart(): void {
    const { x, y } = this;
    const { charges } = this.#graph;
    const speed = { vx: this.#vx, vy: this.#vy };
    this.#tree.build(x, y, charges);
    for (let i = 0; i < x.length; i++) this.#tree.push(i, x, y, charges, this.#alpha, speed);
  }
}

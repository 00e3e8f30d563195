import type { Point } from "../../../../ports/rect.ts";
import { type Item, type Net, type Pins, pinsOf } from "./lanes.ts";

/** Room between a column's edge and the nearest upright line: what a crow's foot takes. */
const MARGIN = 28;
const TRACK_GAP = 10;
const MIN_CHANNEL = 76;

/** Where everything stands across: the left edge of each column, and the upright line of each net in each channel. */
export interface Tracks {
  readonly columnX: readonly number[];
  readonly width: number;
  /** By channel; nets that pass it straight have none. */
  readonly trackX: readonly ReadonlyMap<Net, number>[];
}

/** Gives each net an upright line of its own in each channel it passes, ordered so that few lines cross. */
export function routeNets(
  nets: readonly Net[],
  items: readonly Item[],
  tops: readonly number[],
  columnWidths: readonly number[],
): Tracks {
  const columnX: number[] = [];
  const trackX: Map<Net, number>[] = [];
  let x = 0;
  for (const [channel, width] of columnWidths.entries()) {
    columnX.push(x);
    x += width;
    const spans = nets.flatMap((net) => {
      const pins = pinsOf(net, channel, items);
      return pins ? spanOf(net, pins, tops) : [];
    });
    const tracks = tracksOf(inOrder(spans));
    const count = tracks.reduce((most, { track }) => Math.max(most, track + 1), 0);
    const isLast = channel === columnWidths.length - 1;
    if (isLast && count === 0) break;
    const room = (count - 1) * TRACK_GAP;
    const gap = Math.max(isLast ? 0 : MIN_CHANNEL, 2 * MARGIN + Math.max(0, room));
    const first = x + (isLast ? MARGIN : Math.round((gap - room) / 2));
    trackX.push(new Map(tracks.map(({ net, track }) => [net, first + track * TRACK_GAP])));
    x += isLast ? MARGIN + Math.max(0, room) + TRACK_GAP : gap;
  }
  return { columnX, trackX, width: x };
}

/** A net in one channel: the heights at which it comes in from both sides. */
interface Span {
  readonly net: Net;
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

function spanOf(net: Net, pins: Pins, tops: readonly number[]): Span[] {
  const heights = (side: Pins["left"]) => side.map(({ item, y }) => (tops[item] ?? 0) + y);
  const [left, right] = [heights(pins.left), heights(pins.right)];
  const all = [...left, ...right];
  const [top, bottom] = [Math.min(...all), Math.max(...all)];
  return top === bottom && right.length > 0 ? [] : [{ net, left, right, top, bottom }];
}

/** From left to right, each put where it crosses the fewest of those before it. */
function inOrder(spans: readonly Span[]): Span[] {
  const order: Span[] = [];
  for (const span of spans) {
    // The cost at each place, from the leftmost on: every step puts one more span left of it.
    let cost = order.reduce((sum, other) => sum + conflicts(span, other), 0);
    let [best, least] = [0, cost];
    for (const [index, other] of order.entries()) {
      cost += conflicts(other, span) - conflicts(span, other);
      if (cost < least) [best, least] = [index + 1, cost];
    }
    order.splice(best, 0, span);
  }
  return order;
}

/** How badly two nets get along with `a` left of `b`: crossings, and tenfold lines that would lie on each other. */
function conflicts(a: Span, b: Span): number {
  let sum = 0;
  for (const y of a.right) sum += Number(y > b.top && y < b.bottom);
  for (const y of b.left) sum += Number(y > a.top && y < a.bottom);
  for (const y of a.right) for (const other of b.left) sum += Math.abs(y - other) < 3 ? 10 : 0;
  return sum;
}

/** As few tracks as the order allows: nets that do not meet share one. */
function tracksOf(order: readonly Span[]): { net: Net; track: number }[] {
  const tracks: number[] = [];
  return order.map((span, index) => {
    let track = 0;
    for (let before = 0; before < index; before += 1) {
      const other = order[before];
      if (other && span.top <= other.bottom + 8 && other.top <= span.bottom + 8)
        track = Math.max(track, (tracks[before] ?? 0) + 1);
    }
    tracks.push(track);
    return { net: span.net, track };
  });
}

/** The corners of a line, without those that lie on the way between two others. */
export function cornersOf(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [before, last] = [corners.at(-2), corners.at(-1)];
    if (last && last.x === point.x && last.y === point.y) continue;
    const isOnTheWay =
      before && last && ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isOnTheWay) corners.pop();
    corners.push(point);
  }
  return corners;
}

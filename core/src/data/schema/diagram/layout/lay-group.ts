import type { Point, Size } from "../../../../ports/rect.ts";
import { type GroupLink, LANE_HEIGHT, layLanes, type Net } from "./lanes.ts";
import { orderColumns, wiresOf } from "./order-columns.ts";
import { rankTables } from "./rank-tables.ts";
import { cornersOf, routeNets, type Tracks } from "./route-nets.ts";
import { splitColumns } from "./split-columns.ts";
import { stackColumns } from "./stack-columns.ts";

/** A group in its own pixels, from 0, 0. */
export interface LaidGroup extends Size {
  /** One for each table; as wide as its column. */
  readonly boxes: readonly (Point & Size)[];
  /** One for each link: the corners of its line, from its start to its end. */
  readonly paths: readonly (readonly Point[])[];
  readonly sides: readonly { readonly from: Net["side"]; readonly to: Net["side"] }[];
}

const TABLE_GAP = 32;
const COLUMN_ROOM = 120;
/** Width by height that a group of many tables comes near to. */
const ASPECT = 1.25;

/**
 * Lays out tables that hang together: columns by depth of reference from left to right, the tables that others refer to
 * first; lines run between the columns and never through a table.
 */
export function layGroup(sizes: readonly Size[], links: readonly GroupLink[]): LaidGroup {
  const ranks = rankTables(sizes.length, links);
  const heights = sizes.map(({ height }) => height);
  const referred = new Set(links.flatMap(({ from, to }) => (from === to ? [] : [to])));
  const area = sizes.reduce((sum, { width, height }) => sum + (width + COLUMN_ROOM) * (height + TABLE_GAP), 0);
  const tallest = Math.max(Math.sqrt(area / ASPECT), ...heights);
  const columns = splitColumns(ranks, heights, (table) => referred.has(table), tallest, TABLE_GAP);

  const { items, nets, netOf } = layLanes(columns, heights, links);
  const widths = widthsOf(columns, sizes);
  const wires = wiresOf(nets, items, widths.length);
  const tops = stackColumns(items, orderColumns(items, wires), wires);
  const tracks = routeNets(nets, items, tops, widths);
  const boxes = sizes.map(({ height }, table) => {
    const column = columns[table] ?? 0;
    return { x: tracks.columnX[column] ?? 0, y: tops[table] ?? 0, width: widths[column] ?? 0, height };
  });
  const paths = links.map((link, index) => {
    const net = netOf[index];
    return net ? cornersOf(pathOf(link, net, { boxes, columns, tops, tracks })) : [];
  });
  const sides = links.map(({ from, to }, index) => {
    const side = netOf[index]?.side ?? "right";
    return { to: side, from: columns[from] === columns[to] ? side : side === "right" ? "left" : "right" } as const;
  });
  const bottom = items.reduce((most, { height }, item) => Math.max(most, (tops[item] ?? 0) + height), 0);
  return { boxes, paths, sides, width: tracks.width, height: bottom };
}

function widthsOf(columns: readonly number[], sizes: readonly Size[]): number[] {
  const widths: number[] = [];
  for (const [table, column] of columns.entries())
    widths[column] = Math.max(widths[column] ?? 0, sizes[table]?.width ?? 0);
  return Array.from(widths, (width) => width ?? 0);
}

interface Places {
  readonly boxes: LaidGroup["boxes"];
  readonly columns: readonly number[];
  readonly tops: readonly number[];
  readonly tracks: Tracks;
}

/** From the start over the track of each channel and the lane of each column to the end. */
function pathOf({ from, to, fromY, toY }: GroupLink, net: Net, { boxes, columns, tops, tracks }: Places): Point[] {
  const [start, end] = [columns[from] ?? 0, columns[to] ?? 0];
  const edge = (table: number, side: Net["side"]) => {
    const box = boxes[table];
    return box ? (side === "left" ? box.x : box.x + box.width) : 0;
  };
  // Channels are numbered by the column at their left.
  const track = (channel: number, y: number, nextY: number): Point[] => {
    const x = tracks.trackX[channel]?.get(net);
    return x === undefined
      ? []
      : [
          { x, y },
          { x, y: nextY },
        ];
  };
  let y = (boxes[from]?.y ?? 0) + fromY;
  const endY = (boxes[to]?.y ?? 0) + toY;
  const last = { x: edge(to, net.side), y: endY };
  if (start === end) return [{ x: edge(from, "right"), y }, ...track(end, y, endY), last];

  const step = net.side === "right" ? -1 : 1;
  const points = [{ x: edge(from, net.side === "right" ? "left" : "right"), y }];
  for (let column = start; column !== end; column += step) {
    const lane = net.lanes.get(column + step);
    const nextY = lane === undefined ? endY : (tops[lane] ?? 0) + LANE_HEIGHT / 2;
    points.push(...track(Math.min(column, column + step), y, nextY));
    y = nextY;
  }
  return [...points, last];
}

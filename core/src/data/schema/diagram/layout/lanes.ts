/** A table of a group, or a lane on which the lines to one end pass a column. */
export interface Item {
  readonly column: number;
  readonly height: number;
  /** The table's number; absent for a lane. */
  readonly table?: number;
}

/** Where a line touches an item: how far below its top. */
export interface Pin {
  readonly item: number;
  readonly y: number;
}

/** All lines that arrive at one end of one table on one side: they run together. */
export interface Net {
  readonly side: "left" | "right";
  /** The end itself. */
  readonly end: Pin;
  /** The item it has in each column it passes. */
  readonly lanes: ReadonlyMap<number, number>;
  /** Where its lines start. */
  readonly starts: Pin[];
}

/** A line between two tables of a group; heights are below their tops. */
export interface GroupLink {
  readonly from: number;
  readonly to: number;
  readonly fromY: number;
  readonly toY: number;
}

/** Pixels; lines run in its middle. */
export const LANE_HEIGHT = 2;

/**
 * The items of all columns and the nets between them. Lines go to the right end of a table when they come from a later
 * column or from itself, else to the left one.
 * @returns the net of each link too
 */
export function layLanes(columns: readonly number[], heights: readonly number[], links: readonly GroupLink[]) {
  const items: Item[] = columns.map((column, table) => ({ column, height: heights[table] ?? 0, table }));
  const drafts = new Map<string, { side: Net["side"]; end: Pin; farthest: number; starts: Pin[] }>();
  const keys = links.map(({ from, to, fromY, toY }) => {
    const [start, end] = [columns[from] ?? 0, columns[to] ?? 0];
    const side = start >= end ? "right" : "left";
    const key = `${to} ${toY} ${side}`;
    const draft = drafts.get(key) ?? { side, end: { item: to, y: toY }, farthest: end, starts: [] };
    draft.farthest = side === "right" ? Math.max(draft.farthest, start) : Math.min(draft.farthest, start);
    draft.starts.push({ item: from, y: fromY });
    drafts.set(key, draft);
    return key;
  });
  const nets = new Map<string, Net>();
  for (const [key, { side, end, farthest, starts }] of drafts) {
    const lanes = new Map<number, number>();
    const own = columns[end.item] ?? 0;
    for (let column = Math.min(own, farthest) + 1; column < Math.max(own, farthest); column += 1) {
      lanes.set(column, items.length);
      items.push({ column, height: LANE_HEIGHT });
    }
    nets.set(key, { side, end, lanes, starts });
  }
  return { items, nets: [...nets.values()], netOf: keys.map((key) => nets.get(key)) };
}

/**
 * The pins of a net at both sides of the channel right of a column: at the side of its end first the one that leads
 * there. Undefined where it has none.
 */
export function pinsOf({ side, end, lanes, starts }: Net, channel: number, items: readonly Item[]): Pins | undefined {
  const columnOf = (pin: Pin) => items[pin.item]?.column ?? 0;
  const own = columnOf(end);
  const [near, far] = side === "right" ? [channel, channel + 1] : [channel + 1, channel];
  const laneIn = (column: number): Pin[] => {
    const item = lanes.get(column);
    return item === undefined ? [] : [{ item, y: LANE_HEIGHT / 2 }];
  };
  const startsIn = (column: number) => starts.filter((pin) => columnOf(pin) === column);
  // A table that refers to itself does so at the side of its end.
  const toEnd = near === own ? [end, ...startsIn(own)] : laneIn(near);
  const isBeyond = side === "right" ? near >= own : near <= own;
  if (toEnd.length === 0 || !isBeyond) return undefined;
  const away = [...laneIn(far), ...startsIn(far)];
  if (toEnd.length + away.length < 2) return undefined;
  return side === "right" ? { left: toEnd, right: away } : { left: away, right: toEnd };
}

export interface Pins {
  readonly left: readonly Pin[];
  readonly right: readonly Pin[];
}

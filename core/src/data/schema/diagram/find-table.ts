import type { Point, Rect } from "../../../ports/rect.ts";
import type { Diagram } from "./diagram.ts";

/** The place of the table under a point; undefined where there is none. */
export function tableAt({ tables }: Pick<Diagram, "tables">, { x, y }: Point): number | undefined {
  const place = tables.findIndex(
    (table) => x >= table.x && x <= table.x + table.width && y >= table.y && y <= table.y + table.height,
  );
  return place < 0 ? undefined : place;
}

export type Direction = "left" | "right" | "up" | "down";

/**
 * The table one comes to from another in a direction: the nearest that begins beyond it, where what is off the way
 * counts double. Undefined at the rim.
 */
export function tableBeside(
  { tables }: Pick<Diagram, "tables">,
  from: number,
  direction: Direction,
): number | undefined {
  const start = tables[from];
  if (!start) return undefined;
  let [best, least] = [undefined as number | undefined, Number.POSITIVE_INFINITY];
  for (const [place, table] of tables.entries()) {
    if (place === from) continue;
    const { ahead, aside } = wayTo(start, table, direction);
    const length = ahead + 2 * aside;
    if (ahead >= 0 && length < least) [best, least] = [place, length];
  }
  return best;
}

/** How far a box begins beyond another's far edge in a direction, and how far off the way it lies; 0 when on it. */
function wayTo(from: Rect, to: Rect, direction: Direction): { ahead: number; aside: number } {
  const isLevel = direction === "left" || direction === "right";
  const between = (start: number, length: number, other: number, otherLength: number) =>
    Math.max(0, other - (start + length), start - (other + otherLength));
  const ahead = {
    left: from.x - (to.x + to.width),
    right: to.x - (from.x + from.width),
    up: from.y - (to.y + to.height),
    down: to.y - (from.y + from.height),
  }[direction];
  const aside = isLevel ? between(from.y, from.height, to.y, to.height) : between(from.x, from.width, to.x, to.width);
  return { ahead, aside };
}

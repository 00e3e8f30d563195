import type { DatabaseSchema } from "../../model.ts";
import type { Diagram, DiagramDetail, DiagramEdge, DiagramTable } from "../diagram.ts";
import { layGroup } from "./lay-group.ts";
import { packBoxes } from "./pack-boxes.ts";
import { type Link, type SizedTable, tableBoxes } from "./table-boxes.ts";

const ASPECT = 1.25;
const GROUP_GAP = 56;

/**
 * The diagram of a schema: tables that hang together stand in columns by depth of reference, groups that do not side by
 * side. The same schema always gives the same diagram, in every host: text is not measured, its letters are counted.
 */
export function layOutDiagram(schema: DatabaseSchema, detail: DiagramDetail = "all"): Diagram {
  const { tables, links } = tableBoxes(schema, detail);
  const groups = groupsOf(tables.length, links).map((members) => laidGroup(members, tables, links));
  const places = packBoxes(groups, ASPECT, GROUP_GAP);
  const placed: DiagramTable[] = [];
  const edges: DiagramEdge[] = [];
  for (const [index, group] of groups.entries()) {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    for (const [place, table] of group.members.entries()) {
      const [sized, box] = [tables[table], group.boxes[place]];
      if (sized && box) placed[table] = { ...sized, ...box, x: box.x + x, y: box.y + y };
    }
    for (const [place, link] of group.links.entries()) {
      const points = (group.paths[place] ?? []).map((point) => ({ x: point.x + x, y: point.y + y }));
      const { from: fromSide, to: toSide } = group.sides[place] ?? { from: "left", to: "right" };
      edges.push({ from: link.from, to: link.to, relation: link.relation, points, fromSide, toSide });
    }
  }
  return {
    detail,
    tables: placed,
    edges,
    width: places.reduce((most, box) => Math.max(most, box.x + box.width), 0),
    height: places.reduce((most, box) => Math.max(most, box.y + box.height), 0),
  };
}

function laidGroup(members: readonly number[], tables: readonly SizedTable[], links: readonly Link[]) {
  const places = new Map(members.map((table, place) => [table, place]));
  const own = links.filter(({ from }) => places.has(from));
  const local = own.map((link) => ({ ...link, from: places.get(link.from) ?? 0, to: places.get(link.to) ?? 0 }));
  const sizes = members.map((table) => tables[table] ?? { width: 0, height: 0 });
  return { members, links: own, ...layGroup(sizes, local) };
}

/** Tables that hang together, each group in the order of its tables. */
function groupsOf(count: number, links: readonly Link[]): number[][] {
  const heads = Array.from({ length: count }, (_, table) => table);
  const headOf = (table: number): number => {
    let head = table;
    while (heads[head] !== head) {
      heads[head] = heads[heads[head] ?? head] ?? head;
      head = heads[head] ?? head;
    }
    return head;
  };
  for (const { from, to } of links) {
    const [a, b] = [headOf(from), headOf(to)];
    heads[Math.max(a, b)] = Math.min(a, b);
  }
  const groups = new Map<number, number[]>();
  for (let table = 0; table < count; table += 1) {
    const head = headOf(table);
    groups.set(head, [...(groups.get(head) ?? []), table]);
  }
  return [...groups.values()];
}

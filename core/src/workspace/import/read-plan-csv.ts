import { readCsv } from "../../data/json/csv/read-csv.ts";
import { InputError } from "../../tool/errors.ts";
import type { WorkspaceParseResult } from "../model.ts";
import { type Column, COLUMNS, isNamed } from "./csv-columns.ts";
import { type OutlineItem, outlineWorkspace } from "./outline-drafts.ts";

interface OpenItem extends OutlineItem {
  readonly children: OpenItem[];
}

/**
 * Reads a table with a head of column names: a row without a sub-task is a component, one with both is a sub-task of it,
 * as is a row that names its parent. Where other columns are known the first one is the title by any name. Columns that
 * are not known become notes. Throws `InputError` with the line when it is not a table of a plan.
 */
export function readPlanCsv(text: string, now: string): WorkspaceParseResult {
  // Excel's own line before the head
  const [separatorLine, separator] = /^\u{feff}?sep=(.)(?:\r\n|\r|\n)/iu.exec(text) ?? [];
  const linesAbove = separatorLine === undefined ? 0 : 1;
  const reading = readCsv(text.slice(separatorLine?.length ?? 0), separator);
  if ("message" in reading)
    throw new InputError({
      field: "file",
      message: `This CSV is broken in line ${reading.line + linesAbove}: ${reading.message}`,
    });
  const [head = [], ...rows] = reading.rows;
  const places = columnPlaces(head);
  if (places.component === undefined) {
    const message = `The first line of the CSV must name its columns, one of them Component or Title. It says: ${head.join(", ").slice(0, 80)}`;
    throw new InputError({ field: "file", message });
  }
  const components: OpenItem[] = [];
  const byTitle = new Map<string, OpenItem>();
  let line = 1 + linesAbove + linesOf(head);
  for (const row of rows) {
    const cell = (column: Column) => unguarded(row[places[column] ?? -1] ?? "");
    const item: OpenItem = {
      title: cell("subTask") || cell("component"),
      line,
      status: cell("status"),
      priority: cell("priority"),
      deadline: cell("deadline"),
      tags: tagCells(head, row),
      description: cell("description"),
      notes: [cell("notes"), ...otherCells(head, row, places)].filter((each) => each !== "").join("\n"),
      children: [],
    };
    const title = cell("component");
    const isSubTask = cell("subTask") !== "";
    const parent = byTitle.get(isSubTask ? title : cell("parent"));
    if (parent) parent.children.push(item);
    else {
      const component = isSubTask ? { title, line, children: [item] } : item;
      components.push(component);
      byTitle.set(title, component);
    }
    line += linesOf(row);
  }
  return outlineWorkspace(components, { title: "", description: "", now });
}

/** A cell in quotes may span lines; empty lines between rows are not counted. */
const linesOf = (row: readonly string[]) =>
  row.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1);

/** Some trackers write a column of the same name for each tag. */
function tagCells(head: readonly string[], row: readonly string[]): string[] {
  return row.filter((_, index) => isNamed(head[index], "tags"));
}

function columnPlaces(head: readonly string[]): Partial<Record<Column, number>> {
  const columns = Object.keys(COLUMNS) as Column[];
  const places: Partial<Record<Column, number>> = Object.fromEntries(
    columns.flatMap((column) => {
      const place = head.findIndex((name) => isNamed(name, column));
      return place < 0 ? [] : [[column, place]];
    }),
  );
  const isFirstFree = !Object.values(places).includes(0) && Object.keys(places).length > 0;
  return places.component === undefined && isFirstFree ? { ...places, component: 0 } : places;
}

/** What stands in columns that a workspace has no place for. */
function otherCells(
  head: readonly string[],
  row: readonly string[],
  places: Partial<Record<Column, number>>,
): string[] {
  const known = new Set(Object.values(places));
  return row.flatMap((cell, index) =>
    known.has(index) || cell.trim() === "" || isNamed(head[index], "tags")
      ? []
      : [head[index] === undefined || head[index] === "" ? cell : `${head[index]}: ${cell}`],
  );
}

/** Without the apostrophe that keeps a spreadsheet from running a cell. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/, "");

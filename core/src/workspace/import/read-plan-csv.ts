import { readCsv } from "../../json/read-csv.ts";
import { WrongInput } from "../../tool/errors.ts";
import type { WorkspaceReading } from "../model.ts";
import { type OutlineItem, outlineWorkspace } from "./outline-drafts.ts";

interface OpenItem extends OutlineItem {
  readonly children: OpenItem[];
}

/** What columns may be called, in lower case; the first name is the one we write. */
const COLUMNS = {
  component: ["component", "title", "name", "task", "feature", "summary"],
  subTask: ["sub-task", "subtask", "sub task", "item"],
  status: ["status", "state"],
  priority: ["priority"],
  deadline: ["deadline", "due", "due date"],
  tags: ["tags", "tag", "labels", "categories", "category"],
  description: ["description"],
  notes: ["notes", "note"],
} as const;
type Column = keyof typeof COLUMNS;

/**
 * Reads a table with a head of column names: a row without a sub-task is a component, one with both is a sub-task of it.
 * Other columns become notes. Throws `WrongInput` with the line when it is no table of a plan.
 */
export function readPlanCsv(text: string, now: string): WorkspaceReading {
  const reading = readCsv(text);
  if ("message" in reading)
    throw new WrongInput({
      field: "file",
      message: `This CSV is broken in line ${reading.line}: ${reading.message}`,
    });
  const [head = [], ...rows] = reading.rows;
  const places = columnPlaces(head);
  if (places.component === undefined) {
    const message = `The first line of the CSV must name its columns, one of them Component or Title. It says: ${head.join(", ").slice(0, 80)}`;
    throw new WrongInput({ field: "file", message });
  }
  const components: OpenItem[] = [];
  const byTitle = new Map<string, OpenItem>();
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column) => unguarded(row[places[column] ?? -1] ?? "");
    const item: OpenItem = {
      title: cell("subTask") || cell("component"),
      // rows may span lines: this is the line only while none does
      line: index + 2,
      status: cell("status"),
      priority: cell("priority"),
      deadline: cell("deadline"),
      tags: [cell("tags")],
      description: cell("description"),
      notes: [cell("notes"), ...otherCells(head, row, places)].filter((each) => each !== "").join("\n"),
      children: [],
    };
    const title = cell("component");
    const isSubTask = cell("subTask") !== "";
    const parent = byTitle.get(title);
    if (isSubTask && parent) parent.children.push(item);
    else {
      const component = isSubTask ? { title, line: index + 2, children: [item] } : item;
      components.push(component);
      byTitle.set(title, component);
    }
  }
  return outlineWorkspace(components, { title: "", description: "", now });
}

function columnPlaces(head: readonly string[]): Partial<Record<Column, number>> {
  const names = head.map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([column, aliases]) => {
      const place = names.findIndex((name) => (aliases as readonly string[]).includes(name));
      return place < 0 ? [] : [[column, place]];
    }),
  );
}

/** What stands in columns that a workspace has no place for. */
function otherCells(
  head: readonly string[],
  row: readonly string[],
  places: Partial<Record<Column, number>>,
): string[] {
  const known = new Set(Object.values(places));
  return row.flatMap((cell, index) =>
    known.has(index) || cell.trim() === ""
      ? []
      : [head[index] === undefined || head[index] === "" ? cell : `${head[index]}: ${cell}`],
  );
}

/** Without the apostrophe that keeps a spreadsheet from running a cell. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/, "");

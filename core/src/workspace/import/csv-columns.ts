/** What columns may be called, in lower case; the first name is the one we write. */
export const COLUMNS = {
  component: [
    "component",
    "title",
    "name",
    "task",
    "feature",
    "summary",
    "card name",
    "task name",
    "content",
    "subject",
  ],
  subTask: ["sub-task", "subtask", "sub task", "item"],
  parent: ["parent task", "parent item", "parent"],
  status: ["status", "state", "list name", "section/column", "section", "column", "list"],
  priority: ["priority"],
  deadline: ["deadline", "due", "due date", "due on"],
  tags: ["tags", "tag", "labels", "categories", "category"],
  description: ["description", "card description"],
  notes: ["notes", "note"],
} as const;
export type Column = keyof typeof COLUMNS;

/** Whether the head of a column means it. */
export const isNamed = (name: string | undefined, column: Column) =>
  (COLUMNS[column] as readonly string[]).includes(name?.trim().toLowerCase() ?? "");

/**
 * Whether a text begins as a table with a head: two columns that a plan has, one of them its title, and a row with as
 * many cells at least in appearance. Cells copied from a spreadsheet have tabs between them.
 */
export function looksLikeTable(start: string): boolean {
  const [head = "", row = ""] = start.split(/\r\n|\r|\n/, 2);
  const separator = ["\t", ";", ","].find((each) => head.includes(each) && row.includes(each));
  if (separator === undefined) return false;
  const names = head.split(separator).map((name) => name.replace(/^"(.*)"$/, "$1"));
  const known = (Object.keys(COLUMNS) as Column[]).filter((column) => names.some((name) => isNamed(name, column)));
  return known.length > 1 && known.includes("component");
}

import { oneLine } from "../../edit/clean-change.ts";

/** What the front matter of a written workspace says of it as a whole. */
export interface ExactFront {
  readonly title: string;
  readonly description: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The number of lines it takes. */
  readonly lines: number;
}

const MAX_LINES = 60;

/**
 * Reads the front matter that marks a text as written by `workspaceMarkdown`: YAML of plain `key: value` lines with
 * `workspace: 1` among them. `undefined` for any other text.
 */
export function readExactFront(lines: readonly string[], now: string): ExactFront | undefined {
  if (lines[0]?.trim() !== "---") return undefined;
  const end = lines.findIndex((line, index) => index > 0 && index < MAX_LINES && line.trim() === "---");
  if (end < 0) return undefined;
  const values = new Map(
    lines.slice(1, end).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), unquoted(line.slice(colon + 1).trim())] as const;
    }),
  );
  if (values.get("workspace") !== "1") return undefined;
  return {
    title: oneLine(values.get("title") ?? ""),
    description: oneLine(values.get("description") ?? ""),
    createdAt: timestamp(values.get("created"), now),
    updatedAt: timestamp(values.get("updated"), now),
    lines: end + 1,
  };
}

/** A double-quoted YAML text as JSON reads it, or the text as it stands. */
function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    const text: unknown = JSON.parse(value);
    return typeof text === "string" ? text : value;
  } catch {
    return value;
  }
}

function timestamp(value: string | undefined, now: string): string {
  const time = value === undefined ? Number.NaN : Date.parse(value);
  return Number.isNaN(time) ? now : new Date(time).toISOString();
}

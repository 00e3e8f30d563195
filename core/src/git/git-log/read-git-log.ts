import { cleanEntry } from "../changelog/entries/clean-entry.ts";

/** A commit as the text of a log shows it. */
export interface LoggedCommit {
  /** As long as it was printed; absent where the log names none. */
  readonly id?: string;
  /** Tags that stand beside it. */
  readonly tags: readonly string[];
  /** YYYY-MM-DD as it was printed; absent where the log has no dates. */
  readonly date?: string;
  readonly isMerge: boolean;
  readonly message: string;
}

const COMMIT = /^commit ([0-9a-f]{7,64})(?: \(([^)]*)\))?$/;
const ONE_LINE = /^([0-9a-f]{7,64})(?: \(([^)]*)\))? (\S.*)$/;
const DRAWN = /^[|\\/_* ]*\* +(?:commit )?[0-9a-f]{7,64}(?: |$)/;
const GRAPH = /^[|\\/_* ]*\* +(?=(?:commit )?[0-9a-f]{7,64}(?: |$))|^(?:[|\\/_] ?)+/;

/**
 * Reads what somebody pasted of a log, newest first: `git log` as it is, with `--oneline`, or only first lines
 * (`--format=%s`), which may be a list. A drawn graph and statistics are left aside.
 */
export function readGitLog(text: string): readonly LoggedCommit[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const isDrawn = lines.some((line) => DRAWN.test(line));
  const plain = isDrawn ? lines.map((line) => line.replace(GRAPH, "")) : lines;
  if (plain.some((line) => COMMIT.test(line))) return readMedium(plain);
  const rows = plain.map((line) => line.trim()).filter((line) => line !== "");
  const isOneLine = rows.length > 0 && rows.filter((row) => ONE_LINE.test(row)).length * 2 > rows.length;
  return rows.flatMap((row) => (isOneLine ? readRow(row) : readSubject(row)));
}

function readRow(row: string): readonly LoggedCommit[] {
  const [, id = "", decoration, message = ""] = ONE_LINE.exec(row) ?? [];
  if (id === "") return [];
  return [{ id, tags: tagsOf(decoration), isMerge: isMergeSubject(message), message }];
}

function readSubject(row: string): readonly LoggedCommit[] {
  const message = cleanEntry(row);
  return message === "" ? [] : [{ tags: [], isMerge: isMergeSubject(message), message }];
}

const isMergeSubject = (message: string) => /^Merge (?:branch|pull request|remote-tracking branch|tag) /.test(message);

/** `git log` with heads, as `medium`, `full` and `fuller` print it: messages are indented by four spaces. */
function readMedium(lines: readonly string[]): readonly LoggedCommit[] {
  const starts = lines.flatMap((line, at) => (COMMIT.test(line) ? [at] : []));
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1]);
    const [, id = "", decoration] = COMMIT.exec(own[0] ?? "") ?? [];
    const headEnd = own.findIndex((line, at) => at > 0 && line.trim() === "");
    const head = headEnd < 0 ? own : own.slice(0, headEnd);
    const date = head.map(dateOf).find((day) => day !== undefined);
    const body = (headEnd < 0 ? [] : own.slice(headEnd)).filter(
      (line) => line.trim() === "" || line.startsWith("    "),
    );
    return {
      id,
      tags: tagsOf(decoration),
      ...(date === undefined ? {} : { date }),
      isMerge: head.some((line) => line.startsWith("Merge: ")),
      message: body
        .map((line) => line.slice(4))
        .join("\n")
        .trim(),
    };
  });
}

function tagsOf(decoration = ""): readonly string[] {
  return decoration
    .split(", ")
    .filter((name) => name.startsWith("tag: "))
    .map((name) => name.slice("tag: ".length));
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The day of a line such as `Date:   Mon Mar 2 10:00:00 2026 +0100`, or of an ISO date; as printed, in its own zone. */
function dateOf(line: string): string | undefined {
  const value = /^(?:Commit|Author)?Date:\s+(.*)$/.exec(line)?.[1];
  if (value === undefined) return undefined;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
  if (iso !== undefined) return iso;
  const [, month = "", day = "", year = ""] = /^\w{3},? (\w{3}) +(\d{1,2}) [\d:]+ (\d{4})/.exec(value) ?? [];
  const number = MONTHS.indexOf(month) + 1;
  return number === 0 ? undefined : `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

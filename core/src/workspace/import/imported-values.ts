import { isCalendarDay } from "../../text/day.ts";
import { oneLine } from "../edit/clean-change.ts";
import { PRIORITIES, type Priority, type Status, STATUSES } from "../model.ts";
import { readNamedDate } from "../parse/read-date.ts";
import { scanWords } from "../parse/scan-words.ts";

/** What the columns of trackers are called, beside the keywords of plans. */
const STATUS_NAMES: Readonly<Record<string, Status>> = {
  "to do": "Not Started",
  backlog: "Not Started",
  open: "Not Started",
  doing: "In Progress",
  wip: "In Progress",
};
const PRIORITY_NAMES: Readonly<Record<string, Priority>> = {
  highest: "Urgent",
  "very high": "Urgent",
  lowest: "Low",
  "very low": "Low",
};

/** The status that a value of another program stands for; undefined when it says something else or more. */
export function importedStatus(value: string): Status | undefined {
  const text = oneLine(value).toLowerCase();
  const { status, others } = scanWords(text);
  const isPlain = others === 0 ? status : undefined;
  return STATUSES.find((each) => each.toLowerCase() === text) ?? STATUS_NAMES[text] ?? isPlain;
}

/** The priority that a value of another program stands for, as `importedStatus`. */
export function importedPriority(value: string): Priority | undefined {
  const text = oneLine(value).toLowerCase();
  const { priority, others } = scanWords(text);
  const isPlain = others === 0 ? priority : undefined;
  return PRIORITIES.find((each) => each.toLowerCase() === text) ?? PRIORITY_NAMES[text] ?? isPlain;
}

/** The day of a date, with or without a time of day; undefined when there is more to it. The time is not kept. */
export function importedDay(value: string): string | undefined {
  const text = oneLine(value);
  if (isCalendarDay(text)) return text;
  const bare = text.replace(
    /(?<=\d)(?:T|,? )\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?(?:Z|[+-]\d{2}:?\d{2})?$/i,
    "",
  );
  const date = readNamedDate(bare);
  return date?.text === bare ? date.day : undefined;
}

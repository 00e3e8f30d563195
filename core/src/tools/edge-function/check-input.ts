import { foldLatin } from "../../text/words/fold-latin.ts";
import { nameError } from "../../data/sql/read-table-name.ts";
import type { Issue } from "../../tool/output.ts";
import type { EdgeFunctionInput } from "./fields.ts";
import { namesIn } from "./plan.ts";

/** What cannot become a function, in words. */
export function checkInput(input: EdgeFunctionInput): readonly Issue[] {
  return [...nameIssues(input), ...envIssues(input), ...templateIssues(input)];
}

function nameIssues({ name }: EdgeFunctionInput): readonly Issue[] {
  const typed = name.trim();
  if (/^[a-z][\w-]*$/i.test(typed)) return [];
  const proposal = foldLatin(typed)
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/gi, "")
    .toLowerCase();
  const example = proposal === "" ? "hello-world" : proposal;
  const message = `A name takes letters, digits, - and _, a letter first: ${example}`;
  return [{ field: "name", message }];
}

function envIssues({ envVars }: EdgeFunctionInput): readonly Issue[] {
  const wrong = (message: string) => [{ field: "envVars", message }];
  if (envVars.includes("="))
    return wrong("Write names only: values are secrets and belong in supabase/functions/.env.");
  for (const name of namesIn(envVars)) {
    if (/\s/.test(name))
      return wrong(
        `"${name}" has a space in it. Put a comma between two names, or _ into one: ${name.replaceAll(/\s+/g, "_")}`,
      );
    if (!/^[A-Z_]\w*$/i.test(name)) return wrong(`"${name}" cannot name a variable: use letters, digits and _.`);
    if (/^SUPABASE_/i.test(name)) return wrong(`${name}: names that begin with SUPABASE_ are the platform's own.`);
  }
  return [];
}

function templateIssues(input: EdgeFunctionInput): readonly Issue[] {
  const issues: Issue[] = [];
  const { template, table, columns, bucket, schedule } = input;
  const tableFault = nameError(table.trim());
  if ((template === "crud" || template === "batch") && tableFault !== undefined)
    issues.push({ field: "table", message: tableFault });
  if (template === "crud") {
    if (namesIn(columns).length === 0)
      issues.push({ field: "columns", message: "Name a column that callers may set." });
  }
  if (template === "upload" && !/^[\w!.*'() &$@=;:+,?-]+$/.test(bucket.trim()))
    issues.push({ field: "bucket", message: "Name the bucket, in letters, digits and signs such as - and _." });
  if (template === "batch" && !isSchedule(schedule.trim()))
    issues.push({
      field: "schedule",
      message: "Write five parts, such as */15 * * * * for every 15 minutes, or 30 seconds.",
    });
  if (!input.requireAuth && (template === "admin" || template === "batch"))
    issues.push({
      field: "requireAuth",
      message: "This template works past all policies. Leave Require Auth on, or anyone could start it.",
    });
  return issues;
}

/** What pg_cron takes: five fields of crontab, or some seconds (github.com/citusdata/pg_cron). */
function isSchedule(text: string): boolean {
  const part = String.raw`(?:\*|\$|[\da-z]+(?:-[\da-z]+)?)(?:/\d+)?`;
  const field = `${part}(?:,${part})*`;
  return new RegExp(`^(?:${field}(?:\\s+${field}){4}|[1-5]?\\d\\s+seconds)$`, "i").test(text);
}

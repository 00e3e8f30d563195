import { stringCode } from "../../../data/source-code/string-code.ts";
import type { MakeTemplate } from "./template.ts";

/** Rows that wait in a table, worked off in batches. */
export const batchTemplate: MakeTemplate = ({ table }) => ({
  usage: [
    "POST works off the rows that wait, and answers how many:",
    '{"processed": 230, "failed": 0, "isDone": true}.',
    "Its schedule calls it with the secret key.",
  ],
  constants: `const TABLE = ${stringCode(table)};
const BATCH_SIZE = 100;
/** A run ends by itself before the platform ends it; the next one goes on. */
const MAX_MILLISECONDS = 100_000;
`,
  given: ["supabaseAdmin"],
  handler: `  if (req.method !== "POST") return wrongMethod("POST");
  const deadline = Date.now() + MAX_MILLISECONDS;
  let [processed, failed] = [0, 0];
  let last: Row["id"] | null = null;
  while (Date.now() < deadline) {
    const waiting = supabaseAdmin.from(TABLE).select()
      .is("processed_at", null).order("id").limit(BATCH_SIZE);
    // Past the last row, so that one that fails holds up no other.
    const { data, error } = await (
      last === null ? waiting : waiting.gt("id", last)
    );
    if (error) return refusal(error);
    const rows: Row[] = data;
    const done: Row["id"][] = [];
    for (const row of rows) {
      try {
        await work(row);
        done.push(row.id);
      } catch (cause) {
        console.error("row", row.id, cause);
        failed++;
      }
    }
    const { error: unmarked } = await supabaseAdmin.from(TABLE)
      .update({ processed_at: new Date().toISOString() }).in("id", done);
    if (unmarked) return refusal(unmarked);
    processed += done.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH_SIZE) {
      return Response.json({ processed, failed, isDone: true });
    }
  }
  return Response.json({ processed, failed, isDone: false });
`,
  helpers: ["failure", "wrongMethod", "refusal"],
  functions: `interface Row {
  id: string | number;
}

/** What is done with one row. One that throws is tried again by the next run. */
function work(row: Row): void | Promise<void> {
  console.log("row", row.id);
}
`,
});

import { stringCode } from "../../../data/source-code/string-code.ts";
import { arrayCode } from "../array-code.ts";
import type { MakeTemplate } from "./template.ts";

/** The rows of a table, with the rights of the caller: its policies decide who reaches which. */
export const crudTemplate: MakeTemplate = ({ table, columns }) => ({
  usage: [
    "GET lists rows, page by page (?page=1); GET ?id=1 answers one.",
    "POST creates a row, PATCH ?id=1 changes one, DELETE ?id=1 deletes one.",
    "The policies of the table decide who reaches which rows.",
  ],
  constants: `const TABLE = ${stringCode(table)};
const PAGE_SIZE = 50;
/** The columns a caller may set; all others keep what the database says. */
${arrayCode("WRITABLE", columns)}
`,
  given: ["supabase"],
  handler: `  const { searchParams } = new URL(req.url);
  const id = searchParams.get("id");
  if (req.method === "POST") {
    const values = writable(await readObject(req));
    if (!values) return failure(400, \`Send one of \${WRITABLE.join(", ")}.\`);
    const { data, error } = await supabase.from(TABLE).insert(values)
      .select().single();
    return error ? refusal(error) : Response.json(data, { status: 201 });
  }
  if (req.method === "GET" && id === null) {
    const page = Number(searchParams.get("page") ?? 0);
    if (!Number.isSafeInteger(page) || page < 0) {
      return failure(400, "A page is a whole number, from 0.");
    }
    const from = page * PAGE_SIZE;
    const { data, error } = await supabase.from(TABLE).select().order("id")
      .range(from, from + PAGE_SIZE - 1);
    return error ? refusal(error) : Response.json(data);
  }
  if (!["GET", "PATCH", "DELETE"].includes(req.method)) {
    return wrongMethod("GET, POST, PATCH, DELETE");
  }
  if (id === null) return failure(400, "Say which row: ?id=1");
  if (req.method === "GET") {
    return one(
      await supabase.from(TABLE).select().eq("id", id).maybeSingle(),
    );
  }
  if (req.method === "DELETE") {
    return one(
      await supabase.from(TABLE).delete().eq("id", id).select().maybeSingle(),
    );
  }
  const values = writable(await readObject(req));
  if (!values) return failure(400, \`Send one of \${WRITABLE.join(", ")}.\`);
  return one(
    await supabase.from(TABLE).update(values).eq("id", id).select()
      .maybeSingle(),
  );
`,
  helpers: ["failure", "wrongMethod", "readObject", "refusal"],
  functions: `/** The row that was meant. A row of somebody else counts as none. */
function one(result: {
  data: unknown;
  error: { code: string; message: string } | null;
}): Response {
  if (result.error) return refusal(result.error);
  return result.data === null
    ? failure(404, "There is no such row.")
    : Response.json(result.data);
}

/** The values a caller may set; null when there is none among them. */
function writable(
  body: Record<string, unknown> | null,
): Record<string, unknown> | null {
  const entries = Object.entries(body ?? {})
    .filter(([name]) => WRITABLE.includes(name));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
`,
});

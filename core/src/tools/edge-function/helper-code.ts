import type { HelperName } from "./templates/template.ts";

/** Small functions that several templates use. Formatted as `deno fmt` does. */
export const helperCode: Readonly<Record<HelperName, string>> = {
  failure: `function failure(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
`,
  wrongMethod: `function wrongMethod(allow: string): Response {
  const error = \`Use \${allow}.\`;
  return Response.json({ error }, { status: 405, headers: { Allow: allow } });
}
`,
  readObject: `/** The body as a JSON object; null when it is none. */
async function readObject(
  req: Request,
): Promise<Record<string, unknown> | null> {
  try {
    const body: unknown = await req.json();
    const isObject = typeof body === "object" && !Array.isArray(body);
    return isObject ? body as Record<string, unknown> | null : null;
  } catch {
    return null;
  }
}
`,
  refusal: `/** What the database refused, without its inner words: those go to the log. */
function refusal(error: { code: string; message: string }): Response {
  console.error(error.code, error.message);
  if (error.code === "42501") return failure(403, "You may not do that.");
  if (error.code === "23505") return failure(409, "That is there already.");
  const isValue = error.code.startsWith("22") || error.code.startsWith("23");
  return isValue
    ? failure(400, "These values do not fit the table.")
    : failure(500, "The database did not do it.");
}
`,
};

import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { Cursor } from "./lex/cursor.ts";

/**
 * SET search_path = shop, public, or pg_dump's set_config('search_path', …): where names without a schema stand from
 * here. @returns false when the statement is about something else
 */
export function setPath(cursor: Cursor, draft: SchemaDraft): boolean {
  cursor.takes("session");
  cursor.takes("local");
  if (cursor.takes("search_path")) {
    if (!cursor.takes("to")) cursor.takesMark("=");
    const paths = cursor.parts().map((part) => part.token?.text ?? "");
    usePath(draft, paths);
    return true;
  }
  while (!cursor.isDone && !cursor.isMark("(")) cursor.at++;
  if (cursor.isDone) return false;
  const [setting, value] = cursor.group().parts();
  if (setting?.token?.text !== "search_path") return false;
  usePath(
    draft,
    (value?.token?.text ?? "").split(",").map((path) => path.trim().replace(/^"(.*)"$/, "$1")),
  );
  return true;
}

function usePath(draft: SchemaDraft, paths: readonly string[]): void {
  const first = paths.find((path) => path !== "" && path !== "$user" && path !== "pg_catalog" && path !== "default");
  draft.currentSchema = first ?? draft.defaultSchema;
}

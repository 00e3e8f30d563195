import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { ObjectName, Place } from "../../model.ts";

/** Tells that a statement speaks of a table nobody made. */
export function unknownTable(draft: SchemaDraft, name: ObjectName, place: Place, consequence: string): void {
  // Schemas of Supabase itself are not part of a project's migrations.
  const isHosted = ["auth", "storage", "realtime", "vault", "cron", "net", "pgmq"].includes(name.schema);
  draft.report(
    isHosted ? "notice" : "error",
    place,
    `There is no table ${draft.label(name)} up to here. ${consequence}.`,
  );
}

import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { SequenceDraft } from "../draft/drafts.ts";
import type { Cursor } from "./lex/cursor.ts";

/** Reads what follows CREATE SEQUENCE. */
export function createSequence(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const mayExist = cursor.takes("if", "not", "exists");
  const name = draft.objectName(cursor.dotted("a sequence"));
  if (mayExist && draft.sequences.get(name)) return;
  const sequence: SequenceDraft = { ...name, place };
  readOptions(cursor, draft, sequence);
  draft.sequences.add(sequence);
}

/** Reads what follows ALTER SEQUENCE. */
export function alterSequence(cursor: Cursor, draft: SchemaDraft): void {
  cursor.takes("if", "exists");
  const name = draft.objectName(cursor.dotted("a sequence"));
  const sequence = draft.sequences.get(name);
  if (!sequence) return;
  if (cursor.takes("rename", "to")) draft.sequences.rename(sequence, { schema: name.schema, name: cursor.name() });
  else if (cursor.takes("set", "schema")) draft.sequences.rename(sequence, { schema: cursor.name(), name: name.name });
  else if (cursor.takes("owner")) return;
  else readOptions(cursor, draft, sequence);
}

function readOptions(cursor: Cursor, draft: SchemaDraft, sequence: SequenceDraft): void {
  const start = cursor.at;
  let end = start;
  while (!cursor.isDone) {
    end = cursor.at;
    if (cursor.takes("owned", "by")) {
      if (cursor.takes("none")) delete sequence.ownedBy;
      else {
        const parts = cursor.dotted("a column");
        const column = parts.pop() ?? "";
        sequence.ownedBy = { ...draft.objectName(parts), column };
      }
      break;
    }
    cursor.at++;
    end = cursor.at;
  }
  const options = plainOptions(cursor.textBetween(start, end));
  if (options !== "") sequence.options = options;
}

/** Without what every sequence is anyway; pg_dump writes all of it. */
function plainOptions(written: string): string {
  return written
    .replaceAll(/\s?\b(?:start (?:with )?1|increment (?:by )?1|no minvalue|no maxvalue|cache 1|no cycle)\b(?!\d)/gi, "")
    .trim();
}

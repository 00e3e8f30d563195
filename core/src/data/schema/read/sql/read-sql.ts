import { capitalize } from "../../../../text/format.ts";
import { finishSchema } from "../draft/finish-schema.ts";
import { SchemaDraft } from "../draft/schema-draft.ts";
import type { Dialect } from "../../model.ts";
import type { SchemaParseResult, SchemaSource } from "../schema-parse-result.ts";
import { Cursor } from "./lex/cursor.ts";
import { guessDialect } from "./lex/guess-dialect.ts";
import { readBlock } from "./read-block.ts";
import { readStatement } from "./read-statement.ts";
import { Source } from "./lex/source.ts";
import { type Statement, statements } from "./lex/statements.ts";

/**
 * Reads SQL files one after the other into one schema: dumps, migrations. What they change and drop is changed and
 * dropped. Never fails: what could not be read is told with its line. Linear in the text.
 * @param dialect guessed from the text without it
 */
export function readSql(files: readonly SchemaSource[], dialect?: Dialect): SchemaParseResult {
  const spoken = dialect ?? guessDialect(files);
  const draft = new SchemaDraft(spoken);
  if (dialect === undefined && spoken !== "postgresql")
    draft.report("notice", placeOf(files), `Read as ${names[spoken]}. Types and defaults are kept as it writes them.`);
  for (const { name, text } of files) {
    const source = new Source(text, spoken, name === undefined ? {} : { file: name });
    // A file sets the path for itself alone.
    draft.currentSchema = draft.defaultSchema;
    const unended = (offset: number, what: string) =>
      draft.report("error", source.placeAt(offset), `${capitalize(what)} begins here and never ends.`);
    for (const statement of statements(text, spoken, unended)) act(statement, source, draft);
  }
  return finishSchema(draft);
}

const names = { postgresql: "PostgreSQL", mysql: "MySQL", sqlite: "SQLite" } as const;

function act(statement: Statement, source: Source, draft: SchemaDraft): void {
  const { tokens, kind, end, isUnended } = statement;
  if (isUnended) draft.report("notice", source.placeAt(end), `There is no semicolon after ${kind}.`);
  if (kind !== "DO") return readStatement(statement, source, draft);
  const body = tokens.find((token) => token.kind === "string");
  if (body) readBlock(body.text, new Cursor(source, [body]).place, draft);
}

const placeOf = ([first]: readonly SchemaSource[]) =>
  first?.name === undefined ? { line: 1 } : { line: 1, file: first.name };

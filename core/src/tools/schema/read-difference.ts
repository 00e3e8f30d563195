import { diffSchemas } from "../../data/schema/diff/diff-schemas.ts";
import type { SchemaDiff } from "../../data/schema/diff/schema-diff.ts";
import { unchangedFiles } from "../../data/schema/diff/unchanged-files.ts";
import type { DatabaseSchema } from "../../data/schema/model.ts";
import { type Choice, pickTables } from "../../data/schema/pick-tables.ts";
import { readSchema } from "../../data/schema/read/read-schema.ts";
import type { SchemaParseResult } from "../../data/schema/read/schema-parse-result.ts";
import { sampleParseResult } from "../../data/schema/sample.ts";
import { pluralize } from "../../text/format.ts";
import { InputError } from "../../tool/errors.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { SchemaInput } from "./fields.ts";
import { nothingFound } from "./nothing-found.ts";
import { sourcesOf } from "./read-sources.ts";

type Given = Pick<SchemaInput, "sql" | "text" | "sample" | "language" | "from" | "fromText"> & Choice;

/**
 * What changed between the two schemas that were given, and how the later one was read. Throws `InputError` where
 * neither has a table, a file holds no text, or a table that was asked for is in neither.
 */
export async function readDifference(
  input: Given,
  context: Pick<RunContext, "progress" | "signal" | "warn">,
): Promise<{ readonly diff: SchemaDiff; readonly after: SchemaParseResult }> {
  const earlier = await sourcesOf({ files: input.from, text: input.fromText, field: "from" }, context);
  const later = input.sample ? [] : await sourcesOf({ files: input.sql, text: input.text, field: "sql" }, context);
  const before = readSchema(earlier, input.language);
  const after = input.sample ? sampleParseResult : readSchema(later, input.language);
  const tables = (schema: DatabaseSchema) => schema.tables.length + schema.views.length;
  if (tables(before.schema) + tables(after.schema) === 0)
    throw new InputError({ field: input.sql.length > 0 ? "sql" : "text", message: nothingFound(after) });
  const lost = before.problems.filter(({ severity }) => severity === "error");
  const [first] = lost;
  if (first)
    context.warn(
      `The earlier schema has ${pluralize(lost.length + before.untold, "error")}, so that more may show as changed. Line ${first.line}${first.file === undefined ? "" : ` of ${first.file}`}: ${first.message}`,
    );
  const [one, other] = pickBoth(before.schema, after.schema, input);
  context.signal.throwIfAborted();
  const diff = diffSchemas(one, other, unchangedFiles(earlier, later));
  return { diff, after };
}

/** The tables that were asked for, of both; one that either has is known. */
function pickBoth(
  before: DatabaseSchema,
  after: DatabaseSchema,
  input: Choice,
): readonly [DatabaseSchema, DatabaseSchema] {
  const both = { ...after, tables: [...after.tables, ...before.tables], views: [...after.views, ...before.views] };
  const choice = { ...input, partitions: true };
  const known = pickTables(both, choice);
  if (!known.ok) throw new InputError({ field: known.field, message: known.message });
  const wanted = new Set(
    [...known.schema.tables, ...known.schema.views].map(({ schema, name }) => `${schema}\0${name}`),
  );
  if (known.schema === both) return [before, after];
  const part = (schema: DatabaseSchema): DatabaseSchema => ({
    ...schema,
    tables: schema.tables.filter(({ schema: of, name }) => wanted.has(`${of}\0${name}`)),
    views: schema.views.filter(({ schema: of, name }) => wanted.has(`${of}\0${name}`)),
  });
  return [part(before), part(after)];
}

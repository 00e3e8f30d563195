import { JsonError } from "../../../json/json-error.ts";
import { parseJson } from "../../../json/parse-json.ts";
import { describeJsonError } from "../../../json/describe-json-error.ts";
import { finishSchema } from "../draft/finish-schema.ts";
import { SchemaDraft } from "../draft/schema-draft.ts";
import type { Dialect } from "../../model.ts";
import type { SchemaParseResult, SchemaSource } from "../schema-parse-result.ts";
import { isRecord } from "../../../../text/is-record.ts";
import { textOf } from "./json-value.ts";
import { readJsonTable } from "./read-json-table.ts";
import { readJsonTypes } from "./read-json-types.ts";

/**
 * Reads the JSON that `writeJson` writes, in full or in part: a list of tables alone will do, and columns that say
 * `isPrimaryKey`, `isForeignKey`, `foreignTable` and `foreignColumn` where there are no keys. Never fails.
 */
export function readJson(files: readonly SchemaSource[]): SchemaParseResult {
  const roots = files.map((file) => ({ file, root: parsed(file.text) }));
  const draft = new SchemaDraft(dialectOf(roots.map(({ root }) => root)));
  for (const { file, root } of roots) {
    const place = file.name === undefined ? { line: 1 } : { line: 1, file: file.name };
    const tables = Array.isArray(root) ? root : isRecord(root) ? root["tables"] : undefined;
    if (root instanceof JsonError) {
      const { line, message } = describeJsonError(file.text, root);
      draft.report("error", { ...place, line }, `This is not valid JSON. ${message}`);
    } else if (!Array.isArray(tables))
      draft.report("error", place, 'This JSON has no list "tables", so it is not a valid schema.');
    else {
      if (isRecord(root)) readJsonTypes(root, draft);
      for (const [index, table] of tables.entries()) {
        const problem = readJsonTable(table, draft);
        if (problem !== undefined) draft.report("error", place, `tables[${index}]: ${problem} It is left out.`);
      }
    }
  }
  return finishSchema(draft);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    try {
      parseJson(text);
      return undefined;
    } catch (fault) {
      if (fault instanceof JsonError) return fault;
      throw fault;
    }
  }
}

function dialectOf(roots: readonly unknown[]): Dialect {
  const said = roots.flatMap((root) => (isRecord(root) ? (textOf(root["dialect"]) ?? []) : []))[0];
  return said === "mysql" || said === "sqlite" ? said : "postgresql";
}

import type { SchemaDraft } from "../draft/schema-draft.ts";
import { isRecord } from "../../../../text/is-record.ts";
import { type JsonRecord, listOf, maybe, textOf, textsOf } from "./json-value.ts";
import { checkOf, objectOf } from "./read-json-table.ts";

const modes = ["in", "out", "inout", "variadic", "table"] as const;

/** Adds all of the JSON form that is not a table: types, sequences, views, extensions. */
export function readJsonTypes(root: JsonRecord, draft: SchemaDraft): void {
  const comment = (data: JsonRecord) => maybe("comment", textOf(data["comment"]));
  for (const name of textsOf(root["extensions"])) draft.extensions.add(name);
  for (const data of listOf(root["enums"]))
    draft.enums.add({ ...objectOf(data, draft), ...comment(data), values: textsOf(data["values"]) });
  for (const data of listOf(root["composites"]))
    draft.composites.add({
      ...objectOf(data, draft),
      ...comment(data),
      attributes: listOf(data["attributes"]).map((part) => ({
        name: textOf(part["name"]) ?? "",
        type: textOf(part["type"]) ?? "",
      })),
    });
  for (const data of listOf(root["domains"]))
    draft.domains.add({
      ...objectOf(data, draft),
      ...comment(data),
      type: textOf(data["type"]) ?? "text",
      nullable: data["nullable"] !== false,
      ...maybe("default", textOf(data["default"])),
      checks: listOf(data["checks"]).map(checkOf),
    });
  for (const data of listOf(root["sequences"])) {
    const owner = data["ownedBy"];
    draft.sequences.add({
      ...objectOf(data, draft),
      ...comment(data),
      ...maybe("options", textOf(data["options"])),
      ...(isRecord(owner) ? { ownedBy: { ...objectOf(owner, draft), column: textOf(owner["column"]) ?? "" } } : {}),
    });
  }
  for (const data of listOf(root["functions"]))
    draft.functions.push({
      ...objectOf(data, draft),
      ...comment(data),
      parameters: listOf(data["parameters"]).map((part) => ({
        ...maybe("name", textOf(part["name"])),
        type: textOf(part["type"]) ?? "",
        mode: modes.find((mode) => mode === part["mode"]) ?? "in",
        hasDefault: part["hasDefault"] === true,
      })),
      returns: textOf(data["returns"]) ?? "void",
      returnsSet: data["returnsSet"] === true,
      ...(data["returnsOneRow"] === true ? { returnsOneRow: true } : {}),
    });
  for (const data of listOf(root["views"]))
    draft.views.add({
      ...objectOf(data, draft),
      ...comment(data),
      materialized: data["materialized"] === true,
      columns: listOf(data["columns"]).map((column) => ({
        name: textOf(column["name"]) ?? "",
        ...maybe("type", textOf(column["type"])),
      })),
      query: textOf(data["query"]) ?? "",
    });
}

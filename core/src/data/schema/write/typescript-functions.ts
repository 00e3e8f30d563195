import type { DatabaseFunction, DatabaseSchema, FunctionParameter, ObjectName } from "../model.ts";
import { splitType } from "../split-type.ts";
import { typescriptType } from "./typescript-type.ts";

type Print = Readonly<Record<"block", (head: string, lines: readonly string[]) => string>> &
  Readonly<Record<"key", (name: string) => string>>;

/**
 * The functions of one schema as supabase-js calls them by `rpc`: what they take by name, defaults may be left out, and
 * what they return. Several of one name are a union. Left out, as `supabase gen types` does: those of triggers, and
 * those with several parameters of which one has no name.
 */
export function functionBlocks(functions: readonly DatabaseFunction[], schema: DatabaseSchema, print: Print): string[] {
  const names = [...new Set(functions.filter(isCallable).map(({ name }) => name))];
  return names.map((name) => {
    const [first, ...others] = functions
      .filter((one) => one.name === name && isCallable(one))
      .map((one) => signatureLines(one, schema, print));
    const head = `${print.key(name)}:`;
    if (others.length === 0) return print.block(head, first ?? []);
    const members = [first ?? [], ...others].map((lines) => print.block("  |", lines).replace(/;$/, ""));
    return `${head}\n${members.join("\n").replaceAll(/\n(?! {2}\|)/g, "\n    ")};`;
  });
}

/** Triggers call theirs themselves; REST has no way to name what has no name. */
function isCallable({ returns, parameters }: DatabaseFunction): boolean {
  if (returns === "trigger" || returns === "event_trigger") return false;
  const taken = parameters.filter(isInput);
  return taken.length === 1 || taken.every(({ name }) => name !== undefined);
}

function signatureLines(one: DatabaseFunction, schema: DatabaseSchema, { block, key }: Print): string[] {
  const taken = one.parameters.filter(isInput).toSorted(byName);
  const args = taken.map(
    ({ name = "", type, hasDefault }) => `${key(name)}${hasDefault ? "?" : ""}: ${typescriptType(type, schema)};`,
  );
  const to = relationOf(one.returns, one, schema);
  const from = taken.map(({ type }) => relationOf(type, one, schema)).find((name) => name !== undefined);
  const options = [
    `from: ${JSON.stringify(from ?? "*")};`,
    `to: ${JSON.stringify(to)};`,
    `isOneToOne: ${!one.returnsSet || one.returnsOneRow === true};`,
    `isSetofReturn: ${one.returnsSet};`,
  ];
  return [
    args.length === 0 ? "Args: never;" : block("Args:", args),
    returnsLine(one, schema, { block, key }),
    ...(to === undefined ? [] : [block("SetofOptions:", options)]),
  ];
}

function returnsLine(
  { parameters, returns, returnsSet }: DatabaseFunction,
  schema: DatabaseSchema,
  { block, key }: Print,
) {
  const fields = parameters.filter(({ mode }) => mode === "table" || mode === "out" || mode === "inout");
  const many = returnsSet ? "[]" : "";
  if (returns === "record" && fields.length > 0) {
    const lines = fields
      .toSorted(byName)
      .map(({ name = "", type }) => `${key(name)}: ${typescriptType(type, schema)};`);
    return block("Returns:", lines).replace(/;$/, `${many};`);
  }
  const type =
    returns === "void"
      ? "undefined"
      : returns === "record"
        ? "Record<string, unknown>"
        : typescriptType(returns, schema);
  return `Returns: ${type}${many};`;
}

const isInput = ({ mode }: FunctionParameter) => mode === "in" || mode === "inout" || mode === "variadic";

const byName = ({ name: one = "" }: FunctionParameter, { name: other = "" }: FunctionParameter) =>
  one < other ? -1 : one > other ? 1 : 0;

/** The table or view whose rows a type means; supabase-js looks for it in the schema of the function. */
function relationOf(type: string, from: ObjectName, schema: DatabaseSchema): string | undefined {
  const { name, dimensions } = splitType(type, schema);
  const isIt = (item: ObjectName) => item.name === name.name && item.schema === name.schema;
  const found =
    dimensions === 0 && name.schema === from.schema && (schema.tables.some(isIt) || schema.views.some(isIt));
  return found ? name.name : undefined;
}

import type { Check, Column, ForeignKey, Index, Key, Policy } from "../model.ts";
import { shortType } from "../short-type.ts";

/* What parts of a table are, in short SQL on one line, as a change shows them. */

const flat = (sql: string) => sql.replaceAll(/\s+/g, " ").trim();

/** @example `varchar(20) not null default ''` */
export function columnWords({ type, nullable, default: initial, identity, generated, collation }: Column): string {
  return [
    shortType(type),
    ...(collation === undefined ? [] : [`collate ${collation}`]),
    ...(nullable ? [] : ["not null"]),
    ...(initial === undefined ? [] : [`default ${flat(initial)}`]),
    ...(identity === undefined ? [] : [`generated ${identity} as identity`]),
    ...(generated === undefined
      ? []
      : [`generated always as (${flat(generated.expression)})${generated.stored ? " stored" : ""}`]),
  ].join(" ");
}

const list = (names: readonly string[]) => `(${names.join(", ")})`;

export const keyWords = ({ columns, nullsEqual, deferrable }: Key): string =>
  [list(columns), ...(nullsEqual ? ["nulls not distinct"] : []), ...(deferrable ? [deferrable] : [])].join(" ");

/** @param target the label of the table */
export function foreignKeyWords(key: ForeignKey, target: string): string {
  return [
    `${list(key.columns)} references ${target}${key.targetColumns.length === 0 ? "" : list(key.targetColumns)}`,
    ...(key.onDelete === "no action" ? [] : [`on delete ${key.onDelete}`]),
    ...(key.onUpdate === "no action" ? [] : [`on update ${key.onUpdate}`]),
    ...(key.matchFull ? ["match full"] : []),
    ...(key.deferrable ? [key.deferrable] : []),
    ...(key.unproven ? ["not valid"] : []),
  ].join(" ");
}

export const checkWords = ({ expression }: Check): string => `(${flat(expression)})`;

export function indexWords({ unique, method, parts, includes, where }: Index): string {
  return [
    ...(unique ? ["unique"] : []),
    ...(method === "btree" ? [] : [`using ${method}`]),
    list(parts.map(({ text }) => flat(text))),
    ...(includes.length === 0 ? [] : [`include ${list(includes)}`]),
    ...(where === undefined ? [] : [`where ${flat(where)}`]),
  ].join(" ");
}

export function policyWords({ permissive, command, roles, using, withCheck }: Policy): string {
  return [
    ...(permissive ? [] : ["as restrictive"]),
    `for ${command} to ${roles.join(", ")}`,
    ...(using === undefined ? [] : [`using (${flat(using)})`]),
    ...(withCheck === undefined ? [] : [`with check (${flat(withCheck)})`]),
  ].join(" ");
}

import { formatList } from "../../../../text/format.ts";
import { dollarQuote, quoteLiteral } from "../../../sql/quote.ts";
import type { Lack } from "./lacks.ts";

/** A statement as comments, below the reason why it is not run. */
export function leftOut(what: string, reason: string, statement: string): string {
  return [`${what} is left out: ${reason}.`, ...statement.split(/\r\n|\r|\n/)]
    .map((line) => `-- ${line.replaceAll(/[\r\n]+/g, " ")}`.trimEnd())
    .join("\n");
}

/**
 * A statement that needs what this SQL does not make. What the model has no body of cannot be there, so the statement
 * becomes comments; what others may bring (an extension, a hosted project) is asked for when the SQL runs.
 * @param what the subject of a sentence: `The view v`
 */
export function whereItExists(what: string, statement: string, lacks: readonly Lack[]): string {
  if (lacks.length === 0) return statement;
  const unwritten = lacks.filter(({ isUnwritten }) => isUnwritten);
  if (unwritten.length > 0) {
    const bodies = unwritten.length === 1 ? "which is not written here" : "which are not written here";
    return leftOut(what, `it needs ${namesOf(unwritten)}, ${bodies}`, statement);
  }
  const said = oneLine(what);
  const body = [
    "",
    "BEGIN",
    statement,
    "EXCEPTION WHEN undefined_function OR undefined_table OR undefined_column OR undefined_object OR invalid_schema_name THEN",
    `  RAISE NOTICE '%: %', ${quoteLiteral(`${said} is left out`)}, SQLERRM;`,
    "END",
    "",
  ].join("\n");
  return `${remark(`${said} needs ${namesOf(lacks)}: made where that exists.`)}\nDO ${dollarQuote(body)};`;
}

const namesOf = (lacks: readonly Lack[]): string => oneLine(formatList(lacks.map(({ what }) => what)));
/** A sentence as a comment. */
export const remark = (text: string): string => `-- ${oneLine(text)}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

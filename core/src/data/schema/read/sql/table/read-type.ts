import type { SchemaDraft } from "../../draft/schema-draft.ts";
import type { Cursor } from "../lex/cursor.ts";
import { quoteIdentifier } from "../lex/identifier.ts";

/** Words that end a type: what follows in a column, an attribute or a domain. */
export const columnKeywords: ReadonlySet<string> = new Set(
  `constraint not null default primary unique references check collate generated as deferrable initially on
  auto_increment autoincrement comment storage compression options charset invisible visible key first after
  using virtual stored encode`.split(/\s+/),
);

/**
 * Reads a type up to one of `stops`: several words, arguments, array brackets. SQLite allows columns without one.
 * @returns lower case but for quoted parts, without the default schema; `""` when there is none
 */
export function readType(cursor: Cursor, draft: SchemaDraft, stops: ReadonlySet<string> = columnKeywords): string {
  const first = cursor.token;
  if (first === undefined || first.kind === "mark" || (first.kind === "word" && isStop(cursor, false, stops)))
    return "";
  cursor.takes("setof");
  let type = readBase(cursor, draft);
  for (;;) {
    const { token } = cursor;
    if (token === undefined) return type;
    if (token.kind === "mark" && token.text === "(") type += readArguments(cursor);
    else if (token.kind === "mark" && token.text === "[") {
      cursor.at++;
      while (!cursor.isDone && !cursor.takesMark("]")) cursor.at++;
      type += "[]";
    } else if (token.kind === "word" && token.text === "array") {
      cursor.at++;
      type += "[]";
    } else if (token.kind === "word" && !isStop(cursor, type === "national", stops)) {
      cursor.at++;
      type += ` ${token.text}`;
    } else return type;
  }
}

/** The first word, with its schema; types of the system and of the default schema stand alone. */
function readBase(cursor: Cursor, draft: SchemaDraft): string {
  const { token } = cursor;
  const isPlain = token?.kind === "word";
  const parts = cursor.dotted("a type");
  const name = parts.at(-1) ?? "";
  const schema = parts.at(-2);
  const written = isPlain && parts.length === 1 ? name.toLowerCase() : fromCatalog(quoteIdentifier(name));
  if (schema === "pg_catalog") return fromCatalog(name);
  if (schema !== undefined) return schema === draft.defaultSchema ? written : `${quoteIdentifier(schema)}.${written}`;
  const here = { schema: draft.currentSchema, name };
  const isOwn =
    draft.currentSchema !== draft.defaultSchema &&
    (draft.enums.get(here) ?? draft.domains.get(here) ?? draft.composites.get(here)) !== undefined;
  return isOwn ? `${quoteIdentifier(here.schema)}.${written}` : written;
}

/** `"char"`, one byte, is another type than `char`. */
const fromCatalog = (name: string) => (name === "char" ? '"char"' : name);

function readArguments(cursor: Cursor): string {
  const inside = cursor.group();
  let text = "";
  let wasWord = false;
  for (; !inside.isDone; inside.at++) {
    const token = inside.token;
    if (!token) break;
    const isWord = token.kind !== "mark";
    text += (isWord && wasWord ? " " : "") + inside.source.text.slice(token.start, token.end);
    wasWord = isWord;
  }
  return `(${text})`;
}

function isStop(cursor: Cursor, isNational: boolean, stops: ReadonlySet<string>): boolean {
  const word = cursor.token?.text ?? "";
  if (word === "character" && isNational) return false;
  // `character` begins a type, and goes on in MySQL's CHARACTER SET.
  if (word === "character") return cursor.peek()?.text === "set";
  if (word === "with" || word === "without") return cursor.peek()?.text !== "time" && cursor.peek()?.text !== "local";
  return stops.has(word);
}

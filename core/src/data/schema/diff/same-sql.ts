import type { Dialect } from "../model.ts";
import { Scanner } from "../read/sql/lex/scanner.ts";

/** Whether two expressions say the same: white space, comments, the case of words and outer brackets aside. */
export function sameSql(one: string | undefined, other: string | undefined, dialect: Dialect): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return bare(one, dialect) === bare(other, dialect);
}

/** The tokens of an expression as one text, without brackets around all of it. */
function bare(sql: string, dialect: Dialect): string {
  const scanner = new Scanner(sql, dialect);
  let tokens: string[] = [];
  // A name in quotes that needs none is the word.
  while (scanner.next()) tokens.push(`${scanner.kind === "name" ? "word" : scanner.kind} ${scanner.value()}`);
  while (isBracketed(tokens)) tokens = tokens.slice(1, -1);
  return JSON.stringify(tokens);
}

function isBracketed(tokens: readonly string[]): boolean {
  if (tokens[0] !== "mark (") return false;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    depth += token === "mark (" ? 1 : token === "mark )" ? -1 : 0;
    if (depth === 0) return index === tokens.length - 1;
  }
  return false;
}

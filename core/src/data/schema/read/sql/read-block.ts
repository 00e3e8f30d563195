import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { Place } from "../../model.ts";
import { readStatement } from "./read-statement.ts";
import { Scanner } from "./lex/scanner.ts";
import { Source } from "./lex/source.ts";
import { isRestart } from "./lex/statement-head.ts";
import type { Token } from "./lex/token.ts";

/** What a statement may follow in a body of PL/pgSQL, besides the end of another. */
const openers: ReadonlySet<string> = new Set(["then", "begin", "else", "loop"]);

/**
 * Reads the statements in the body of a DO block, such as `IF NOT EXISTS (…) THEN ALTER TABLE …; END IF;`, as if all its
 * conditions held. What goes wrong in there is not told: such blocks look before they act.
 */
export function readBlock(body: string, at: Place, draft: SchemaDraft): void {
  const { line: firstLine, file } = at;
  const source = new Source(body, draft.dialect, file === undefined ? { firstLine } : { firstLine, file });
  const { untold } = draft;
  const { length } = draft.problems;
  for (const tokens of blockStatements(body, draft)) {
    const kind = tokens
      .slice(0, 2)
      .map((token) => token.text.toUpperCase())
      .join(" ");
    const start = tokens[0]?.start ?? 0;
    readStatement({ kind, tokens, start, end: tokens.at(-1)?.end ?? start, isUnended: false }, source, draft);
  }
  draft.problems.length = length;
  draft.untold = untold;
}

function* blockStatements(body: string, { dialect }: SchemaDraft): Generator<readonly Token[]> {
  const scanner = new Scanner(body, dialect);
  let tokens: Token[] = [];
  let isOpen = true;
  while (scanner.next()) {
    const { kind, start, at: end, leads } = scanner;
    const token: Token = { kind, text: scanner.value(), start, end, leads };
    if (kind === "mark" && token.text === ";") {
      if (isStructural(tokens)) yield tokens;
      tokens = [];
    } else if (kind === "word" && openers.has(token.text) && !isStructural(tokens)) tokens = [];
    else tokens.push(token);
    isOpen = tokens.length === 0;
  }
  if (!isOpen && isStructural(tokens)) yield tokens;
}

const isStructural = ([first, second]: readonly Token[]): boolean =>
  first?.kind === "word" && second?.kind === "word" && isRestart(first.text, second.text);

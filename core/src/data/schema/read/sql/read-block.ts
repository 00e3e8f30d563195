import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { Place } from "../../model.ts";
import { readStatement } from "./read-statement.ts";
import { Scanner } from "./lex/scanner.ts";
import { Source } from "./lex/source.ts";
import { statements } from "./lex/statements.ts";
import { isRestart } from "./lex/statement-head.ts";
import type { Token } from "./lex/token.ts";

/** What a statement may follow in a body of PL/pgSQL, besides the end of another. */
const openers: ReadonlySet<string> = new Set(["then", "begin", "else", "loop"]);

/** What a text that is run may change of the structure. */
const structural = /\b(?:create|alter|drop|rename)\b/i;

/**
 * Reads the statements in the body of a DO block, such as `IF NOT EXISTS (…) THEN ALTER TABLE …; END IF;`, as if all its
 * conditions held. What goes wrong in there is not told: such blocks look before they act. A constant text that is run
 * (EXECUTE '…') is read too; one that is put together is told of where it speaks of structure.
 */
export function readBlock(body: string, at: Place, draft: SchemaDraft): void {
  const { line: firstLine, file } = at;
  const source = new Source(body, draft.dialect, file === undefined ? { firstLine } : { firstLine, file });
  const { untold } = draft;
  const { length } = draft.problems;
  const unread: Token[] = [];
  for (const tokens of blockStatements(body, draft)) {
    const run = executed(tokens);
    if (run?.isConstant === false)
      unread.push(...(structural.test(run.texts.map(({ text }) => text).join(" ")) ? run.texts.slice(0, 1) : []));
    if (run?.isConstant)
      for (const { text } of run.texts.slice(0, 1))
        for (const statement of statements(text, draft.dialect))
          if (statement.kind !== "DO") readStatement(statement, new Source(text, draft.dialect, at), draft);
    if (run) continue;
    const kind = tokens
      .slice(0, 2)
      .map((token) => token.text.toUpperCase())
      .join(" ");
    const start = tokens[0]?.start ?? 0;
    readStatement({ kind, tokens, start, end: tokens.at(-1)?.end ?? start, isUnended: false }, source, draft);
  }
  draft.problems.length = length;
  draft.untold = untold;
  for (const { start } of unread)
    draft.report(
      "notice",
      source.placeAt(start),
      "EXECUTE runs a statement here that is put together while it runs. It was not read: write it out if it belongs to the structure.",
    );
}

/** The texts behind EXECUTE: one constant, or pieces of what is put together; undefined for other statements. */
function executed([first, ...rest]: readonly Token[]):
  | { readonly texts: readonly Token[]; readonly isConstant: boolean }
  | undefined {
  if (first?.kind !== "word" || first.text !== "execute") return undefined;
  const [second, third] = rest;
  const isConstant =
    second?.kind === "string" &&
    (third === undefined || (third.kind === "word" && ["using", "into"].includes(third.text)));
  return { texts: rest.filter(({ kind }) => kind === "string"), isConstant };
}

function* blockStatements(body: string, { dialect }: SchemaDraft): Generator<readonly Token[]> {
  const scanner = new Scanner(body, dialect);
  let tokens: Token[] = [];
  let isOpen = true;
  while (scanner.next()) {
    const { kind, start, at: end, leads } = scanner;
    const token: Token = { kind, text: scanner.value(), start, end, leads };
    if (kind === "mark" && token.text === ";") {
      if (isMeant(tokens)) yield tokens;
      tokens = [];
    } else if (kind === "word" && openers.has(token.text) && !isMeant(tokens)) tokens = [];
    else tokens.push(token);
    isOpen = tokens.length === 0;
  }
  if (!isOpen && isMeant(tokens)) yield tokens;
}

const isMeant = (tokens: readonly Token[]): boolean => isStructural(tokens) || executed(tokens) !== undefined;

const isStructural = ([first, second]: readonly Token[]): boolean =>
  first?.kind === "word" && second?.kind === "word" && isRestart(first.text, second.text);

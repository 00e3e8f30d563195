import { type ConditionToken, conditionTokens } from "./condition-tokens.ts";

/** Functions of a request that give the same for every row. */
const perRequest: ReadonlySet<string> = new Set(["uid", "jwt", "role", "email"]);

/**
 * A condition in which `auth.uid()` and its like are asked once a query: each that stands bare is put into a subselect,
 * which means the same (supabase.com/docs/guides/database/postgres/row-level-security, "Call functions with select").
 */
export function wrapCalls(condition: string): string {
  const { tokens } = conditionTokens(condition);
  let written = "";
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const end = callEnd(tokens, index);
    const before = tokens[index - 1];
    if (end === undefined || (before?.kind === "word" && before.text === "select")) continue;
    written += `${condition.slice(from, token.start)}(select ${condition.slice(token.start, end)})`;
    from = end;
  }
  return written + condition.slice(from);
}

/** Where the call that begins at a token ends; undefined when none begins there. */
function callEnd(tokens: readonly ConditionToken[], index: number): number | undefined {
  const [schema, dot, name, open, close] = tokens.slice(index, index + 5);
  const isCall =
    (schema?.kind === "word" || schema?.kind === "name") &&
    schema.text === "auth" &&
    dot?.text === "." &&
    name !== undefined &&
    perRequest.has(name.text) &&
    open?.text === "(" &&
    close?.text === ")";
  return isCall ? close.end : undefined;
}

import { type ConditionToken, conditionTokens } from "./condition-tokens.ts";
import type { Rule } from "./read-rule.ts";
import { wrapCalls } from "./wrap-calls.ts";

/** What PostgreSQL takes in a condition of the user's own and Supabase's documentation warns against. */
export function conditionDoubts({ customCondition, table }: Rule): readonly string[] {
  const { tokens } = conditionTokens(customCondition);
  const says = (...texts: readonly string[]) =>
    tokens.some((_, index) => texts.every((text, offset) => tokens[index + offset]?.text === text));
  const doubts: string[] = [];
  if (wrapCalls(customCondition) !== customCondition)
    doubts.push(
      "Calls such as auth.uid() were put into (select …), so that they are made once a query, not once a row.",
    );
  if (tokens.some(({ text }) => /\buser_meta_?data\b|raw_user_meta_data/.test(text)))
    doubts.push("Users can change their own user_metadata: decide by app_metadata, which only the server writes.");
  if (says("auth", ".", "role")) doubts.push('auth.role() is deprecated: "Applies to" says whom the policies are for.');
  if (says("auth", ".", "email")) doubts.push("auth.email() is deprecated: use auth.jwt() ->> 'email'.");
  if (tokens.some((token, index) => isOwnTable(tokens, index, token, table)))
    doubts.push(
      `The condition reads from ${table.name}, its own table: PostgreSQL refuses that as an infinite recursion. Read it in a security definer function.`,
    );
  return doubts;
}

function isOwnTable(tokens: readonly ConditionToken[], index: number, token: ConditionToken, table: Rule["table"]) {
  if (token.kind !== "word" || (token.text !== "from" && token.text !== "join")) return false;
  const [first, dot, second] = tokens.slice(index + 1, index + 4);
  if (dot?.text === "." && second) return first?.text === table.schema && second.text === table.name;
  return first?.text === table.name;
}

import { lineAndColumn } from "../../../text/lines.ts";
import { conditionTokens } from "./condition-tokens.ts";

const partners: Readonly<Record<string, string>> = { ")": "(", "]": "[" };
const clause = /^(?:using|with|create|alter|drop|to|for)$/;

/**
 * Why a text cannot stand between the brackets of `using (…)`: nothing in it, a bracket or quote without its partner,
 * a semicolon. Whether its columns exist only the database knows. Undefined when nothing is wrong.
 */
export function conditionError(text: string): string | undefined {
  const { tokens, unended } = conditionTokens(text);
  const [first] = tokens;
  const place = (offset: number) => {
    const { line, column } = lineAndColumn(text)(offset);
    const character = `character ${Array.from(text.slice(offset - column + 1, offset)).length + 1}`;
    return text.includes("\n") ? `line ${line}, ${character}` : character;
  };
  if (/[\0]/.test(text)) return "There is a null character in the condition. Take it out.";
  if (unended) return `The ${unended.what} that begins at ${place(unended.offset)} does not end.`;
  if (!first) return "Write the condition: an expression that is true for the rows one may reach.";
  if (first.kind === "word" && clause.test(first.text))
    return `Write only what goes between the brackets, without "${first.text}".`;
  if (first.kind === "word" && first.text === "select")
    return "A query needs brackets around it, such as exists (select 1 from members where …).";
  const open: { readonly text: string; readonly start: number }[] = [];
  for (const token of tokens) {
    if (token.kind !== "mark") continue;
    if (token.text === ";") return `The ; at ${place(token.start)} would end the statement. Take it out.`;
    if (token.text === "(" || token.text === "[") open.push(token);
    const partner = partners[token.text];
    if (partner === undefined) continue;
    const last = open.pop();
    if (last?.text === partner) continue;
    return last
      ? `The ${token.text} at ${place(token.start)} closes the ${last.text} at ${place(last.start)}: they do not match.`
      : `The ${token.text} at ${place(token.start)} closes nothing: a ${partner} is missing before it.`;
  }
  const left = open.at(-1);
  return left ? `The ${left.text} at ${place(left.start)} is never closed.` : undefined;
}

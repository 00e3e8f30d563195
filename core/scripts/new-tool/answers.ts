import { createInterface, type Interface } from "node:readline/promises";
import type { Question } from "./questions.ts";

export type Answers = Readonly<Record<Question["flag"], string>>;

/**
 * An answer to each question: from its flag, else from the terminal, where a bad one is asked again.
 * Throws an error that names the flags when one is bad, or missing with nobody to ask.
 */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Partial<Record<string, string>>>,
): Promise<Answers> {
  const answers: Partial<Record<Question["flag"], string>> = {};
  for (const { flag, problem } of questions) {
    const answer = given[flag];
    const fault = answer === undefined ? undefined : problem(answer);
    if (fault !== undefined) throw new Error(`--${flag}: ${fault}`);
    if (answer !== undefined) answers[flag] = answer;
  }
  const open = questions.filter(({ flag }) => answers[flag] === undefined);
  if (open.length === 0) return answers as Answers;
  if (!process.stdin.isTTY) {
    const missing = open.filter(({ usual }) => usual === undefined);
    if (missing.length > 0)
      throw new Error(missing.map(({ flag, words }) => `--${flag} is missing: ${words}.`).join("\n"));
    return { ...Object.fromEntries(open.map(({ flag, usual }) => [flag, usual])), ...answers } as Answers;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const question of open) answers[question.flag] = await ask(terminal, question);
  } finally {
    terminal.close();
  }
  return answers as Answers;
}

async function ask(terminal: Interface, question: Question): Promise<string> {
  const { words, usual, problem } = question;
  const typed = await terminal.question(`${words}${usual === undefined ? "" : ` (${usual})`}: `);
  const answer = typed.trim() || (usual ?? "");
  const fault = problem(answer);
  if (fault === undefined) return answer;
  process.stdout.write(`${fault}\n`);
  return ask(terminal, question);
}

import { readFileSync } from "node:fs";
import { closest } from "../../src/text/words/closest.ts";
import { pageGroups } from "../../src/tool/pages.ts";

/** What lists and pages say of a tool. Each is a flag, and asked for where a person sits at the terminal. */
export interface Question {
  readonly flag: "summary" | "tagline" | "description" | "group" | "icon";
  readonly words: string;
  readonly usual?: string;
  /** Why an answer cannot be used; undefined when it can. */
  problem(answer: string): string | undefined;
}

/** Asked for each tool. */
export const toolQuestions: readonly Question[] = [
  {
    flag: "summary",
    words: "What does it make of what? A line for lists, without a full stop",
    problem: (answer) =>
      /^[^.\n]{10,80}$/.test(answer) ? undefined : "A summary has 10 to 80 characters and no full stop.",
  },
];

/** Asked for each new page. */
export const pageQuestions: readonly Question[] = [
  {
    flag: "tagline",
    words: "A few words under its name on the dashboard",
    problem: (answer) => (/^[^\n]{3,40}$/.test(answer) ? undefined : "A tagline has 3 to 40 characters."),
  },
  {
    flag: "description",
    words: "One sentence under the heading of the page",
    problem: (answer) =>
      /^[^\n]{10,120}\.$/.test(answer) ? undefined : "A description ends with a full stop, before 120 characters.",
  },
  {
    flag: "group",
    words: `Where in the sidebar? ${Object.keys(pageGroups).join(", ")}`,
    usual: "developer",
    problem: (answer) =>
      Object.hasOwn(pageGroups, answer) ? undefined : `The groups are ${Object.keys(pageGroups).join(", ")}.`,
  },
  {
    flag: "icon",
    words: "Its icon, by its name on https://lucide.dev/icons",
    usual: "wrench",
    problem: iconProblem,
  },
];

function iconProblem(name: string): string | undefined {
  const file = new URL("../../assets/icons/nodes.json", import.meta.url);
  const known = Object.keys(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>);
  if (known.includes(name)) return undefined;
  const guess = closest(name, known);
  return `Lucide has no icon "${name}".${guess === undefined ? ` "pnpm toolbox icon search ${name || "…"}" finds one.` : ` Did you mean ${guess}?`}`;
}

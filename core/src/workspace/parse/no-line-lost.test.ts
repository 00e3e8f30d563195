import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WorkspaceNode } from "../model.ts";
import { parseWorkspace } from "./parse-workspace.ts";

const read = (text: string) => parseWorkspace(text, { now: "2026-11-21T08:00:00.000Z" });

describe("no line is lost", () => {
  const part = fc.constantFrom(
    ..."## |# |- |* |1. |a. |  |\t|Status: |Tags: |Due: |Priority: |Title: |Feature: |component:|```|**|---|[x] |done|new".split(
      "|",
    ),
    ..."urgent|API|2026-12-05|31/02/2026|Word|word|設計|é|:|(done)|In Progress|not|Notes: |Description: ".split("|"),
  );
  const text = fc.array(fc.array(fc.oneof(part, fc.string({ maxLength: 8 })), { maxLength: 5 }), { maxLength: 14 });

  it("each ends up in a node or in a notice", () =>
    fc.assert(
      fc.property(text, (parts) => {
        const lines = parts.map((line) => line.join("").replaceAll(/[\r\n]/g, " "));
        const { workspace, notices } = read(lines.join("\n"));
        const told = new Set(notices.flatMap(({ line, message }) => [line, ...linesIn(message)]));
        const { nodes, metadata } = workspace;
        const said = JSON.stringify([nodes, metadata, notices]).toLowerCase();
        for (const [index, line] of lines.entries()) {
          if (told.has(index + 1) || /^[-*_=\s]*$/.test(line)) continue;
          for (const word of line.match(/[\p{L}\p{N}]+/gu) ?? []) {
            const isMeaning = MEANINGS.has(word.toLowerCase()) || /^\d+$/.test(word) || word.length === 1;
            expect(isMeaning || said.includes(word.toLowerCase()), `${word} of ${JSON.stringify(line)}`).toBe(true);
          }
        }
      }),
      { numRuns: 1500 },
    ));
});

/* A plan as people write them: titles come again, keys come again, and every word of its own is counted. */
const STATUSES = ["Not Started", "In Progress", "Complete"];
const PRIORITIES = ["Urgent", "High", "Medium", "Low"];
const title = fc.constantFrom(
  ..."Research|research!|Search|Sprint 1|Sprint 10|sprint-1|Release|Atlas Release Plan|RELEASE|Version 1.2|Version 12".split(
    "|",
  ),
);
const planLine = fc.oneof(
  fc.record({ kind: fc.constant("title"), value: title }),
  fc.record({ kind: fc.constant("Status"), value: fc.constantFrom(...STATUSES) }),
  fc.record({ kind: fc.constant("Priority"), value: fc.constantFrom(...PRIORITIES) }),
  fc.record({ kind: fc.constant("Deadline"), value: fc.integer({ min: 10, max: 28 }).map((day) => `2026-12-${day}`) }),
  fc.record({ kind: fc.constant("word"), value: fc.constantFrom("pending", "ongoing", "done", "urgent", "low") }),
  fc.record({ kind: fc.constant("item"), value: fc.constantFrom("- ", "  - [x] ", "    - ", "1. ", "* ") }),
  fc.record({ kind: fc.constant("text"), value: fc.constantFrom("", "Description: ", "Notes: ", "Tags: ", "> ") }),
);

it.each(["as typed", "as written"])("no value and no word of a plan %s is lost when titles and keys repeat", (form) => {
  fc.assert(
    fc.property(fc.array(planLine, { minLength: 1, maxLength: 40 }), (parts) => {
      const plan = [{ kind: "title", value: "Research" }, ...parts].map(({ kind, value }, index) => {
        if (kind === "title") return `## ${value}`;
        if (kind === "item" || kind === "text") return `${value}word${index}x`;
        return kind === "word" ? value : `${kind}: ${value}`;
      });
      const head = form === "as written" ? ["---", "workspace: 1", "title: A", "---"] : [];
      const { workspace, notices } = read([...head, ...plan].join("\n"));
      const told = new Set(notices.map((notice) => (notice.line ?? 0) - head.length));
      let owner: WorkspaceNode | undefined;
      let headings = 0;
      const lost = plan.filter((text, index) => {
        if (text.startsWith("## ")) {
          const isTyped = form === "as typed";
          owner =
            workspace.nodes[isTyped ? workspace.nodes.findIndex(({ title: own }) => isSame(own, text)) : headings];
          headings++;
          return owner === undefined;
        }
        const own = /word\d+x/.exec(text)?.[0];
        if (own !== undefined) return !JSON.stringify(owner).includes(own);
        const value = VALUES[text] ?? text.replace(/^\w+: /, "");
        const places = owner ? [owner, ...owner.children] : [];
        const isTaken = places.some((node) => [node.status, node.priority, node.deadline].includes(value));
        return !isTaken && !(JSON.stringify(owner).includes(text) && (told.has(index + 1) || form === "as written"));
      });
      expect(lost).toEqual([]);
    }),
    { numRuns: 600, seed: 20_261_122 },
  );
});

/** What single words mean. */
const VALUES: Readonly<Record<string, string>> = {
  pending: "Not Started",
  ongoing: "In Progress",
  done: "Complete",
  urgent: "Urgent",
  low: "Low",
};

const isSame = (one: string, other: string) => wordsOf(one) === wordsOf(other);
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z]+|[\d.]+/g)
    ?.join(" ");

/** The numbers of lines in a sentence such as "3 lines were not used: 1-2, 5." */
function linesIn(message: string): number[] {
  const list = /component was open: ([\d, -]+)/.exec(message)?.[1] ?? "";
  return list.split(", ").flatMap((run) => {
    const [from = 0, to = from] = run.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Words that became a value: a status, a priority, a key, a mark. */
const MEANINGS = new Set(
  "status tags due priority title feature component description notes done new urgent in progress not x".split(" "),
);

it.each(["a ", "__a ", "**", "- ", "# ", "status:", "not yet ", "1/1/", "[x]", "(", "Due: 1 ", " :", "{#a x=1"])(
  "takes time linear in a line of %j over and over",
  (piece) => {
    const line = piece.repeat(Math.ceil(300_000 / piece.length));
    for (const text of [line, `## A\n${line}`, `## A\n- ${line}`, `---\nworkspace: 1\n---\n## ${line}\n${line}`])
      expect(read(text).workspace.nodes.length).toBeLessThanOrEqual(2);
  },
);

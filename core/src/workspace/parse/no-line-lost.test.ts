import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

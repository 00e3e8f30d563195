import type { Notice } from "../model.ts";
import { CLAIM_KINDS, type Draft } from "./draft.ts";

/**
 * Settles what lines of one component say differently. The first key stands, else the last word, or the first date in a
 * text. A line that says something else becomes a note, and a notice names it: nothing of it is lost.
 */
export function settleClaims(drafts: readonly Draft[]): readonly Notice[] {
  return drafts.flatMap((draft) => {
    const noted = new Map<number, Notice>();
    for (const kind of CLAIM_KINDS) {
      const claims = draft.claims.filter((claim) => claim.kind === kind);
      const words = kind === "deadline" ? claims[0] : claims.at(-1);
      const winner = claims.find(({ isKey }) => isKey) ?? words;
      if (!winner) continue;
      Object.assign(draft, { [kind]: winner.value });
      for (const { line, value, text } of claims) {
        if (value === winner.value || line === winner.line || text === undefined || noted.has(line)) continue;
        draft.notes.push(text);
        const message = `"${text.slice(0, 60)}" is kept as a note: the ${kind} of "${draft.title}" is ${winner.value}, by line ${winner.line}.`;
        noted.set(line, { line, message });
      }
    }
    return [...noted.values()];
  });
}

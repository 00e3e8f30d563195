import type { Alert, Block, Inline, Paragraph } from "../document-model.ts";

const TASK = /^\[([ xX])\](?=\s|$)[ \t]*/;
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/i;

/** Takes the box of a task list item off its text: `[ ] Write` becomes an open task "Write". */
export function takeTask(blocks: readonly Block[]): {
  readonly checked: boolean | null;
  readonly blocks: readonly Block[];
} {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return { checked: null, blocks };
  const [text, ...after] = first.content;
  const box = text?.kind === "text" ? TASK.exec(text.text) : null;
  if (!box || text?.kind !== "text") return { checked: null, blocks };
  const words = text.text.slice(box[0].length);
  // `[x]` with nothing after it is not a task, as on GitHub.
  if (words === "" && after.length === 0) return { checked: null, blocks };
  const content: readonly Inline[] = words === "" ? after : [{ kind: "text", text: words }, ...after];
  return { checked: box[1] !== " ", blocks: [{ ...first, content }, ...rest] };
}

/** Takes GitHub's `[!NOTE]` off the first line of a quote. */
export function takeAlert(blocks: readonly Block[]): {
  readonly alert: Alert | null;
  readonly blocks: readonly Block[];
} {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return { alert: null, blocks };
  const [text, end, ...after] = first.content;
  const mark = text?.kind === "text" ? ALERT.exec(text.text.trim()) : null;
  if (!mark || (end !== undefined && end.kind !== "break")) return { alert: null, blocks };
  const paragraph: Paragraph = { ...first, content: after };
  return {
    alert: (mark[1] ?? "note").toLowerCase() as Alert,
    blocks: after.length > 0 ? [paragraph, ...rest] : rest,
  };
}

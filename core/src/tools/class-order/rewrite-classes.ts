import type { ClassSpan } from "./class-span.ts";

/** What one list becomes. */
export type ChangeList = (classes: readonly string[]) => readonly string[];

/** The classes of a span that may move: those glued to an expression are not among them. */
export function classesOf(text: string, span: ClassSpan): string[] {
  const all = text
    .slice(span.start, span.end)
    .split(/[\t\r\f\n ]+/)
    .filter(Boolean);
  return all.slice(span.isGluedBefore ? 1 : 0, span.isGluedAfter ? -1 : undefined);
}

/** The text with every list changed, single spaces between classes, and every other character as it was. */
export function rewriteClasses(text: string, spans: readonly ClassSpan[], change: ChangeList): string {
  const parts: string[] = [];
  let at = 0;
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    parts.push(text.slice(at, span.start), rewriteSpan(text, span, change));
    at = span.end;
  }
  return parts.join("") + text.slice(at);
}

function rewriteSpan(text: string, span: ClassSpan, change: ChangeList): string {
  const all = text
    .slice(span.start, span.end)
    .split(/[\t\r\f\n ]+/)
    .filter(Boolean);
  // One word between two expressions is glued to both.
  if (span.isGluedBefore && span.isGluedAfter && all.length === 1) return text.slice(span.start, span.end);
  const changed = [
    ...(span.isGluedBefore ? all.slice(0, 1) : []),
    ...change(classesOf(text, span)),
    ...(span.isGluedAfter ? all.slice(-1) : []),
  ].join(" ");
  const before = span.isAfterExpression && !span.isGluedBefore ? " " : "";
  const after = span.isBeforeExpression && !span.isGluedAfter ? " " : "";
  return changed === "" ? before || after : `${before}${changed}${after}`;
}

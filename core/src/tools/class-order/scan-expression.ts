import { type ClassSpan, isTemplated } from "./class-span.ts";

export interface ScannedExpression {
  readonly end: number;
  readonly spans: ClassSpan[];
  readonly left: number[];
  readonly expressions: number[];
}

/**
 * Finds the strings of a JavaScript expression without understanding it: quotes, templates, comments and brackets are
 * all that counts. Strings that are compared with something are not classes.
 * @param from just behind the opening bracket
 * @param limit where the expression ends at the latest
 * @returns `end`, just before the bracket that closes it, or `limit`
 */
export function scanExpression(text: string, from: number, limit: number): ScannedExpression {
  const found: ScannedExpression = { end: limit, spans: [], left: [], expressions: [] };
  let depth = 0;
  let at = from;
  for (; at < limit; at++) {
    const sign = text[at];
    if (sign === "{" || sign === "(" || sign === "[") depth++;
    else if (sign === "}" || sign === ")" || sign === "]") {
      if (depth === 0) break;
      depth--;
    } else if (sign === "/" && text[at + 1] === "/") at = until(text, "\n", at, limit);
    else if (sign === "/" && text[at + 1] === "*") at = until(text, "*/", at + 2, limit) + 1;
    else if (sign === '"' || sign === "'") {
      const end = endOfString(text, at, limit);
      if (!isCompared(text, at, end + 1)) take(found, text, plainSpan(text, at, end));
      at = end;
    } else if (sign === "`") {
      const template = scanTemplate(text, at + 1, limit);
      if (!isCompared(text, at, template.end + 1)) addAll(found, template);
      at = template.end;
    }
  }
  return { ...found, end: Math.min(at, limit) };
}

/** The static parts of a template literal. @param from just behind the backtick @param limit taken as its end without one */
export function scanTemplate(text: string, from: number, limit: number): ScannedExpression {
  const found: ScannedExpression = { end: limit, spans: [], left: [], expressions: [] };
  let start = from;
  let isAfter = false;
  const close = (end: number, isBefore: boolean) => {
    const part = text.slice(start, end);
    take(found, text, {
      start,
      end,
      isGluedBefore: isAfter && !/^\s/.test(part),
      isGluedAfter: isBefore && !/\s$/.test(part),
      isAfterExpression: isAfter,
      isBeforeExpression: isBefore,
    });
  };
  let at = from;
  for (; at < limit && text[at] !== "`"; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "$" && text[at + 1] === "{") {
      close(at, true);
      found.expressions.push(at);
      const inner = scanExpression(text, at + 2, limit);
      addAll(found, inner);
      at = inner.end;
      start = Math.min(at + 1, limit);
      isAfter = true;
    }
  }
  const end = Math.min(at, limit);
  close(end, false);
  return { ...found, end };
}

/** A quoted string: one that is joined to something by a plus keeps the class that touches it. */
function plainSpan(text: string, open: number, close: number): ClassSpan {
  const part = text.slice(open + 1, close);
  const isAfter = /\+\s*$/.test(text.slice(Math.max(0, open - 40), open));
  const isBefore = /^\s*\+/.test(text.slice(close + 1, close + 41));
  return {
    start: open + 1,
    end: close,
    isGluedBefore: isAfter && !/^\s/.test(part),
    isGluedAfter: isBefore && !/\s$/.test(part),
    isAfterExpression: isAfter,
    isBeforeExpression: isBefore,
  };
}

function take(found: ScannedExpression, text: string, span: ClassSpan): void {
  const part = text.slice(span.start, span.end);
  if (isTemplated(part)) found.left.push(span.start);
  else if (/\S/.test(part)) found.spans.push(span);
}

function addAll(found: ScannedExpression, inner: ScannedExpression): void {
  found.spans.push(...inner.spans);
  found.left.push(...inner.left);
  found.expressions.push(...inner.expressions);
}

function isCompared(text: string, start: number, end: number): boolean {
  return (
    /[=!]==?\s*$/.test(text.slice(Math.max(0, start - 20), start)) || /^\s*[=!]==?/.test(text.slice(end, end + 20))
  );
}

function endOfString(text: string, open: number, limit: number): number {
  const quote = text[open];
  let at = open + 1;
  while (at < limit && text[at] !== quote && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
  return Math.min(at, limit);
}

function until(text: string, sign: string, from: number, limit: number): number {
  const at = text.indexOf(sign, from);
  return at === -1 ? limit : Math.min(at, limit);
}

import { type ClassSpan, type FoundClasses, isTemplated } from "./class-span.ts";
import { scanExpression, scanTemplate, type ScannedExpression } from "./scan-expression.ts";

const attribute =
  /(?<![\w$.-])(?<bound>v-bind:|x-bind:|:)?(?:class|className|class:list|\[ngClass\]|\[class\]|:class)\s*=\s*(?=["'{`])|@apply\s+|(?<![\w$.-])(?:(?:cva|tv|cn|cx|clsx|classnames|classNames|twMerge|twJoin)\(|tw(?=`))/g;

/** Whether a text is source code with classes in it, not the bare classes. */
export const hasClassAttributes = (text: string): boolean => text.search(attribute) !== -1;

/** Markup or code, though no class stands in it. */
export const isMarkup = (text: string): boolean => /<\/?[a-z][\w-]*(\s|>|\/>)/i.test(text);

/**
 * The lists of classes in HTML, JSX, Vue, Svelte, Angular, Astro or CSS: `class` and `className`, strings of the
 * expressions bound to them, those given to the functions people merge classes with, and `@apply`.
 */
export function findClasses(text: string): FoundClasses {
  const spans: ClassSpan[] = [];
  const left: number[] = [];
  const expressions: number[] = [];
  const add = (scanned: ScannedExpression) => {
    spans.push(...scanned.spans);
    left.push(...scanned.left);
    expressions.push(...scanned.expressions);
  };
  let done = 0;
  for (const match of text.matchAll(attribute)) {
    if (match.index < done) continue;
    const open = match.index + match[0].length;
    if (match[0].startsWith("@apply")) {
      const rule = /^[^;{}]*/.exec(text.slice(open, open + 5000))?.[0] ?? "";
      const own = rule.replace(/(\s*!important)?\s*$/, "");
      if (isTemplated(rule) || rule.includes("#{")) left.push(open);
      else spans.push({ start: open, end: open + own.length });
      done = open + own.length;
      continue;
    }
    if (match[0].endsWith("(")) {
      const scanned = scanExpression(text, open, text.length);
      add(scanned);
      done = scanned.end;
      continue;
    }
    const quote = text[open];
    if (quote === "{" || quote === "`") {
      const scanned =
        quote === "{" ? scanExpression(text, open + 1, text.length) : scanTemplate(text, open + 1, text.length);
      add(scanned);
      done = scanned.end;
      continue;
    }
    const close = text.indexOf(quote ?? '"', open + 1);
    if (close === -1) break;
    const value = text.slice(open + 1, close);
    const isBound = match.groups?.["bound"] !== undefined || /\[|class:list|::?class/.test(match[0]);
    if (isTemplated(value) || (!isBound && /\$?\{/.test(value))) left.push(open + 1);
    else if (isBound) add(scanExpression(text, open + 1, close));
    else if (/\S/.test(value)) spans.push({ start: open + 1, end: close });
    done = close;
  }
  return { spans, left, expressions };
}

/** Bare classes: the whole text is one list, or each line is. A pair of quotes around it is not part of it. */
export function bareClasses(text: string, isPerLine: boolean): FoundClasses {
  const spans: ClassSpan[] = [];
  const left: number[] = [];
  const expressions: number[] = [];
  let start = 0;
  for (const line of isPerLine ? text.split("\n") : [text]) {
    const [, before = "", quote = "", list = ""] = /^(\s*)(["'`]?)([\s\S]*?)\2[\s,;]*$/.exec(line) ?? [];
    const from = start + before.length + quote.length;
    const own = list.trimEnd();
    if (isTemplated(own)) left.push(from);
    else if (own.includes("${")) {
      const scanned = scanTemplate(text, from, from + own.length);
      spans.push(...scanned.spans);
      expressions.push(...scanned.expressions);
    } else if (own !== "") spans.push({ start: from, end: from + own.length });
    start += line.length + 1;
  }
  return { spans, left, expressions };
}

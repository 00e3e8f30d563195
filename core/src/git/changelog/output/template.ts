import { isRecord } from "../../../text/is-record.ts";
import { lineAndColumn } from "../../../text/lines.ts";

/** What a template is filled with: texts, numbers, switches, lists and objects of them. */
export type TemplateValue = string | number | boolean | null | undefined | readonly TemplateValue[] | TemplateData;
export interface TemplateData {
  readonly [name: string]: TemplateValue;
}

type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "value"; readonly path: string }
  | { readonly kind: "section" | "inverted"; readonly path: string; readonly parts: readonly Part[] };

export class TemplateProblem extends Error {
  override readonly name = "TemplateProblem";
}

const TAG = /\{\{\s*([#^/!]?)\s*([^}]*?)\s*\}\}/g;

/**
 * Fills a template without logic, in the manner of Mustache: `{{name}}`, `{{a.b}}`, `{{.}}` for the item itself, a
 * section `{{#list}}…{{/list}}` for each item or when there is something, `{{^list}}…{{/list}}` when there is nothing,
 * `{{! a remark }}`. Values stand as they are. A tag of a section alone on its line leaves no empty line. Throws
 * {@link TemplateProblem} for a section that is not closed and for a name nobody knows.
 */
export function fillTemplate(template: string, data: TemplateData): string {
  return write(parse(template), [data]);
}

function parse(template: string): readonly Part[] {
  const root: Part[] = [];
  const open: { readonly path: string; readonly line: number; readonly parts: Part[] }[] = [];
  let parts = root;
  let end = 0;
  const placeAt = lineAndColumn(template);
  for (const match of template.matchAll(TAG)) {
    const [tag, sign = "", path = ""] = match;
    const { line } = placeAt(match.index);
    const [start, next] =
      sign === "" ? [match.index, match.index + tag.length] : ownLine(template, match.index, tag.length);
    if (start > end) parts.push({ kind: "text", text: template.slice(end, start) });
    end = next;
    if (sign === "!") continue;
    if (path === "") throw new TemplateProblem(`Line ${line}: ${tag} names nothing.`);
    if (sign === "") parts.push({ kind: "value", path });
    else if (sign === "/") {
      const last = open.pop();
      if (last?.path !== path)
        throw new TemplateProblem(
          `Line ${line}: {{/${path}}} closes ${last ? `{{#${last.path}}} of line ${last.line}` : "nothing"}.`,
        );
      parts = open.at(-1)?.parts ?? root;
    } else {
      const own: Part[] = [];
      parts.push({ kind: sign === "#" ? "section" : "inverted", path, parts: own });
      open.push({ path, line, parts: own });
      parts = own;
    }
  }
  const left = open.at(-1);
  if (left) throw new TemplateProblem(`Line ${left.line}: {{#${left.path}}} is never closed.`);
  parts.push({ kind: "text", text: template.slice(end) });
  return root;
}

/** Where a tag begins and ends, with its line when nothing else stands in it. */
function ownLine(template: string, index: number, length: number): readonly [number, number] {
  const start = template.lastIndexOf("\n", index - 1) + 1;
  const before = index === 0 ? "" : template.slice(start, index);
  const after = /^[ \t]*(?:\r?\n|$)/.exec(template.slice(index + length));
  return before.trim() === "" && after
    ? [index - before.length, index + length + after[0].length]
    : [index, index + length];
}

function write(parts: readonly Part[], stack: readonly TemplateValue[]): string {
  return parts.map((part) => writePart(part, stack)).join("");
}

function writePart(part: Part, stack: readonly TemplateValue[]): string {
  if (part.kind === "text") return part.text;
  const value = find(part.path, stack);
  if (part.kind === "value") return value === undefined || value === null || value === false ? "" : String(value);
  const isEmpty =
    value === undefined ||
    value === null ||
    value === false ||
    value === "" ||
    (Array.isArray(value) && value.length === 0);
  if (part.kind === "inverted") return isEmpty ? write(part.parts, stack) : "";
  if (isEmpty) return "";
  const items: readonly TemplateValue[] = Array.isArray(value) ? value : [value];
  return items.map((item) => write(part.parts, [...stack, item])).join("");
}

function find(path: string, stack: readonly TemplateValue[]): TemplateValue {
  if (path === ".") return stack.at(-1);
  const [first = "", ...rest] = path.split(".");
  const holder = stack.findLast((value) => isRecord(value) && Object.hasOwn(value, first));
  if (!isRecord(holder)) throw new TemplateProblem(`{{${path}}} is unknown here. Known: ${namesIn(stack).join(", ")}.`);
  let value: TemplateValue = holder[first];
  for (const name of rest) value = isRecord(value) ? value[name] : undefined;
  return value;
}

function namesIn(stack: readonly TemplateValue[]): readonly string[] {
  return [...new Set(stack.toReversed().flatMap((value) => (isRecord(value) ? Object.keys(value) : [])))];
}

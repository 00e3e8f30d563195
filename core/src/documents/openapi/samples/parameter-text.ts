import { isRecord } from "../../../text/is-record.ts";
import type { ParameterDoc } from "../model/api.ts";

type Pair = readonly [name: string, value: string];
type Styled = Pick<ParameterDoc, "name" | "style">;

/** A value inside another: what has parts itself is JSON, for no style says more. */
export function plainText(value: unknown): string {
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return value === undefined || value === null ? "" : String(value);
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

/** The pairs of a query or of cookies that carry a value, not yet encoded (OpenAPI 3.1, 4.8.12.2 and 4.8.12.3). */
export function parameterPairs({ name, style }: Styled, value: unknown): readonly Pair[] {
  if (style.name === "json") return [[name, typeof value === "string" ? value : JSON.stringify(value ?? null)]];
  if (isRecord(value)) {
    const parts = Object.entries(value);
    if (style.name === "deepObject")
      return parts.flatMap(([key, part]) => itemsOf(part).map((item): Pair => [`${name}[${key}]`, plainText(item)]));
    if (style.explode) return parts.map(([key, part]) => [key, plainText(part)]);
    return [[name, parts.map(([key, part]) => `${key},${plainText(part)}`).join(",")]];
  }
  if (Array.isArray(value) && style.explode) return value.map((item): Pair => [name, plainText(item)]);
  return [
    [
      name,
      itemsOf(value)
        .map(plainText)
        .join(separators[style.name] ?? ","),
    ],
  ];
}

/** A whole query from one object (3.2, `in: querystring`). */
export const formPairs = (value: unknown): readonly Pair[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, part]) => itemsOf(part).map((item): Pair => [key, plainText(item)]))
    : [];

/** A value in a path or a header: the style `simple`, and the marks of `label` and `matrix`. */
export function simpleText({ name, style }: Styled, value: unknown): string {
  if (style.name === "json") return plainText(value);
  const between = style.name === "label" && style.explode ? "." : style.name === "matrix" && style.explode ? ";" : ",";
  const own = style.name === "matrix" && style.explode && !isRecord(value) ? `${name}=` : "";
  const words = isRecord(value)
    ? Object.entries(value).map(([key, part]) => `${key}${style.explode ? "=" : ","}${plainText(part)}`)
    : itemsOf(value).map((item) => `${own}${plainText(item)}`);
  const text = words.join(between);
  if (style.name === "label") return `.${text}`;
  return style.name === "matrix" ? `;${style.explode ? "" : `${name}=`}${text}` : text;
}

/** How a value with parts is sent, in words; empty for the usual ways. */
export function styleLabel({ name, in: place, style }: Pick<ParameterDoc, "in" | "name" | "style">): string {
  if (style.name === "json") return place === "querystring" ? "" : "sent as JSON";
  if (style.name === "deepObject") return `sent as ${name}[key]=value`;
  if (style.explode) return "";
  if (style.name === "pipeDelimited") return "with | between";
  if (style.name === "spaceDelimited") return "with spaces between";
  return style.name === "form" ? "with commas between" : "";
}

const itemsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [value];

import { isRecord } from "../../../text/is-record.ts";
import type { MarkdownProblem } from "../document-model.ts";
import type { FrontMatter } from "./front-matter.ts";

type Known = Exclude<keyof FrontMatter, "other" | "lines">;

/** What the known keys are called in the generators people come from (Jekyll, Hugo, Eleventy, Pandoc, Astro). */
const names: Readonly<Record<string, Known>> = {
  title: "title",
  author: "author",
  authors: "author",
  date: "date",
  published: "date",
  pubdate: "date",
  publishdate: "date",
  publisheddate: "date",
  published_at: "date",
  updated: "updated",
  lastmod: "updated",
  modified: "updated",
  updateddate: "updated",
  updated_at: "updated",
  description: "description",
  summary: "description",
  excerpt: "description",
  tags: "tags",
  keywords: "tags",
  categories: "tags",
  lang: "language",
  language: "language",
  locale: "language",
  image: "image",
  cover: "image",
  heroimage: "image",
  slug: "slug",
  draft: "draft",
};

/** ISO 8601: a day, with or without a time and an offset. */
const DATE = /^\d{4}-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?$/;

/**
 * Sorts the keys of front matter into what Toolbox knows and the rest. A known key with a value that cannot be meant
 * (a title that is a list, the 31st of February) goes to the rest and is told by the line `lineOf` gives.
 */
export function describeDocument(
  values: Readonly<Record<string, unknown>>,
  lineOf: (key: string) => number,
): { readonly frontMatter: FrontMatter; readonly problems: readonly MarkdownProblem[] } {
  const known: { -readonly [K in Known]?: FrontMatter[K] } = {};
  const other: Record<string, unknown> = {};
  const problems: MarkdownProblem[] = [];
  for (const [key, value] of Object.entries(values)) {
    const name = Object.hasOwn(names, key.toLowerCase()) ? names[key.toLowerCase()] : undefined;
    const read = name === undefined || value === null ? undefined : readValue(name, value);
    if (name === "tags" && Array.isArray(read)) {
      known.tags = [...new Set([...(known.tags ?? []), ...(read as readonly string[])])];
    } else if (name !== undefined && read !== undefined && known[name] === undefined) {
      Object.assign(known, { [name]: read });
    } else {
      // defineProperty semantics: a key named __proto__ stays a key
      Object.defineProperty(other, key, { value, enumerable: true, configurable: true, writable: true });
      if (name !== undefined && value !== null && read === undefined) {
        problems.push({ line: lineOf(key), message: `${key} in the front matter must be ${wanted[name]}.` });
      }
    }
  }
  return { frontMatter: { ...known, tags: known.tags ?? [], other } as FrontMatter, problems };
}

const wanted: Readonly<Record<Known, string>> = {
  title: "one line of text",
  author: "a name or a list of names",
  date: "a day such as 2026-03-14",
  updated: "a day such as 2026-03-14",
  description: "one text",
  tags: "a list of words, or words with commas between them",
  language: "a language tag such as en or pt-BR",
  image: "one address",
  slug: "one word for the address of the page, such as first-steps",
  draft: "true or false",
};

function readValue(name: Known, value: unknown): unknown {
  if (name === "draft") return typeof value === "boolean" ? value : undefined;
  if (name === "tags") return readWords(value);
  if (name === "author") return readNames(value);
  const text = asText(value);
  if (text === undefined) return undefined;
  if (name === "date" || name === "updated") {
    const date = writtenOut(text) ?? text;
    return isDate(date) ? date : undefined;
  }
  if (name === "language")
    return /^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/.test(text) ? text.replaceAll("_", "-") : undefined;
  return text;
}

function asText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function readWords(value: unknown): readonly string[] | undefined {
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(",")
      : [value];
  const words = items.map(asText);
  return words.every((word) => word !== undefined) ? [...new Set(words)] : undefined;
}

function readNames(value: unknown): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const people = items.map((item) => asText(isRecord(item) && "name" in item ? item["name"] : item));
  return people.length > 0 && people.every((name) => name !== undefined) ? people.join(", ") : undefined;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** `Jul 08 2022` and `July 8, 2022`, as Astro's own blog has them, as ISO 8601. */
function writtenOut(text: string): string | undefined {
  const [, month = "", day = "", year = ""] = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(text) ?? [];
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return number === 0 ? undefined : `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
}

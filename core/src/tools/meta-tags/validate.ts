import { graphemeCount } from "../../text/graphemes.ts";
import type { Issue } from "../../tool/output.ts";
import { type MetaInput, metaFields } from "./fields.ts";
import { readSize } from "./read-size.ts";

export const limits = { title: 60, description: 160, keywords: 10 } as const;

/** The keywords between the commas; empty ones are none. */
export function keywordsOf(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/**
 * Everything that holds back the tags, in the order of the form: the four rules of the product, and what the chosen
 * type and card cannot do without.
 */
export function validate(input: MetaInput): readonly Issue[] {
  const { title, description } = metaFields;
  return [
    ...(fits(input.title, limits.title) ? [] : [{ field: "title", message: title.message ?? "" }]),
    ...(fits(input.description, limits.description)
      ? []
      : [{ field: "description", message: description.message ?? "" }]),
    ...checkRest(input),
  ];
}

/** The rules a single field cannot say. */
export function checkRest(input: MetaInput): readonly Issue[] {
  const isArticle = input.type === "article" || input.structuredData === "article";
  const rows: readonly (readonly [field: keyof MetaInput, isFine: boolean, message: string])[] = [
    ["keywords", keywordsOf(input.keywords).length <= limits.keywords, "Keywords should not exceed 10 items."],
    ["url", isEmptyOr(isAbsolute, input.url), "Canonical URL should be absolute."],
    ["image", isEmptyOr(isAbsolute, input.image), "Image URL should be absolute."],
    [
      "imageSize",
      isEmptyOr(isSize, input.imageSize),
      "Image size must be width and height in pixels, such as 1200x630.",
    ],
    ["publishedTime", !isArticle || isEmptyOr(isTime, input.publishedTime), badTime("Published")],
    ["modifiedTime", !isArticle || isEmptyOr(isTime, input.modifiedTime), badTime("Changed")],
    ["authorUrl", !isArticle || isEmptyOr(isAbsolute, input.authorUrl), "Author's page should be absolute."],
    ["locale", isEmptyOr(isLocale, input.locale), "Locale must be a language and a country, such as en_US."],
    [
      "twitterSite",
      isEmptyOr(isHandle, input.twitterSite),
      "Twitter username must be at most 15 letters, digits and _, such as @fieldnote.",
    ],
    ...cardRows(input),
    ...typeRows(input),
  ];
  return rows.flatMap(([field, isFine, message]) => (isFine ? [] : [{ field, message }]));
}

type Rows = readonly (readonly [field: keyof MetaInput, isFine: boolean, message: string])[];

function cardRows(input: MetaInput): Rows {
  if (input.twitterCard === "player")
    return [
      ["playerUrl", isSecure(input.playerUrl), "A player card needs the https:// address of its player."],
      ["playerSize", isSize(input.playerSize), "Player size must be width and height in pixels, such as 1280x720."],
      ["playerStream", isEmptyOr(isSecure, input.playerStream), "Stream URL should start with https://."],
    ];
  if (input.twitterCard !== "app") return [];
  const hasApp = [input.appIphone, input.appIpad, input.appGooglePlay].some((id) => id.trim() !== "");
  const number = "must be the number in the app's store address, such as 929750075.";
  return [
    ["appIphone", hasApp, "An app card needs the number or id of an app in a store."],
    ["appIphone", isEmptyOr(isAppNumber, input.appIphone), `App Store number, iPhone ${number}`],
    ["appIpad", isEmptyOr(isAppNumber, input.appIpad), `App Store number, iPad ${number}`],
  ];
}

function typeRows(input: MetaInput): Rows {
  const { type, structuredData, price, currency } = input;
  return [
    ["price", type !== "product" || isEmptyOr(isAmount, price), "Price must be a number with a dot, such as 9.90."],
    [
      "currency",
      type !== "product" || isEmptyOr(isCurrency, currency),
      "Currency must be three capital letters, such as EUR.",
    ],
    ["logo", structuredData === "website" || isEmptyOr(isAbsolute, input.logo), "Logo URL should be absolute."],
    [
      "sameAs",
      structuredData !== "organization" || input.sameAs.every((entry) => isEmptyOr(isAbsolute, entry)),
      "Every profile should be absolute: it starts with https://.",
    ],
  ];
}

const badTime = (label: string) => `${label} must be a date or a time in ISO 8601, such as 2026-11-21.`;

const isEmptyOr = (isFine: (text: string) => boolean, text: string) => text.trim() === "" || isFine(text.trim());

/** Between 1 and so many characters (grapheme clusters), as `readField` counts. */
function fits(text: string, max: number): boolean {
  return text.trim() !== "" && graphemeCount(text) <= max;
}

/** An http or https address with a host. */
export function isAbsolute(text: string): boolean {
  if (!/^https?:\/\//i.test(text.trim()) || /\s/.test(text.trim())) return false;
  try {
    return new URL(text.trim()).hostname !== "";
  } catch {
    return false;
  }
}

const isSecure = (text: string) => /^https:/i.test(text.trim()) && isAbsolute(text);
const isSize = (text: string) => readSize(text) !== undefined;
const isLocale = (text: string) => /^[a-z]{2,3}_[A-Z]{2}$/.test(text);
const isHandle = (text: string) => /^@?\w{1,15}$/.test(text);
const isAppNumber = (text: string) => /^\d{5,15}$/.test(text);
const isAmount = (text: string) => /^\d+(\.\d+)?$/.test(text);
const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text);

/** A day, or a moment with its zone, that exists. */
function isTime(text: string): boolean {
  const found = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.exec(text);
  if (!found || Number.isNaN(Date.parse(text))) return false;
  const [year, month, day] = found.slice(1, 4).map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
}

import type { Section } from "../parse/parse.ts";

/** How a file writes the line of a release: with `{version}`, `{date}` and `{url}` where these stand. */
export interface HeadingForm {
  /** Without hash signs: `[{version}]({url}) ({date})`; a line in bold with its stars. */
  readonly title: string;
  /** The line stands for a heading, without hash signs. */
  readonly isBare: boolean;
}

/** Keep a Changelog's own, and without brackets. */
export const headingForms = {
  brackets: { title: "[{version}] - {date}", isBare: false },
  plain: { title: "{version} - {date}", isBare: false },
} as const satisfies Readonly<Record<string, HeadingForm>>;

/**
 * The form of a release's heading, to write others alike; undefined for one that says more than version and date, such as
 * a code name, and for one without a day.
 */
export function readHeadingForm({ heading, release }: Pick<Section, "heading" | "release">): HeadingForm | undefined {
  const { title, raw } = heading;
  const { label, date } = release;
  const version = /\d+(?:\.\d+)+[0-9A-Za-z.+-]*/.exec(label)?.[0];
  if (version === undefined || date === undefined) return undefined;
  const isBare = !/^ {0,3}#/.test(raw) && !/[\r\n]./.test(raw.trim());
  const form = (isBare ? raw.trim() : title)
    .replace(/\]\([^()\s]*\)/, "]({url})")
    .replace(version, "{version}")
    .replace(date, "{date}");
  const rest = form.replace(
    /\{(?:version|date|url)\}|<\/?(?:small|b|em|strong)>|\b(?:version|release|v)\b|v(?=\{)/gi,
    "",
  );
  return /[\p{L}\p{N}]/u.test(rest) ? undefined : { title: form, isBare };
}

/** A title in a form. A link without a page is the name alone. */
export function fillHeadingForm(
  { title }: HeadingForm,
  { version, date, url }: { readonly version: string; readonly date?: string; readonly url?: string },
): string {
  const linked =
    url === undefined ? title.replace(/\[([^\][]*)\]\(\{url\}\)/, "$1") : title.replace("{url}", () => url);
  // Without a day what parts it from the version goes too.
  const dated = date === undefined ? linked.replace(/[\s,/–—-]*\(?\{date\}\)?/, "") : linked.replace("{date}", date);
  return dated.replace("{version}", () => version);
}

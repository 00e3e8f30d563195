/** What the title of a heading says about a release. */
export interface ReleaseHeading {
  readonly kind: "unreleased" | "release" | "other";
  /** The name as written, without brackets: `1.2.0`, `v1.2.0`, `Unreleased`. */
  readonly label: string;
  /** How the name is linked: `[1.2.0]` by a definition, `[1.2.0](https://…)` in place, or not. */
  readonly link: "reference" | "inline" | "none";
  /** What stands behind the name, without the mark of a yanked release: a date as a rule. */
  readonly rest: string;
  /** The day as YYYY-MM-DD when `rest` holds one in that form; it may be no real day. */
  readonly date?: string;
  /** The mark of a yanked release as written: `[YANKED]`. */
  readonly yanked?: string;
}

const LABEL =
  /^(?:<a [^>]*>\s*<\/a>\s*)?(?:(?:version|release)\s+)?(?:\[(?<linked>[^[\]]+)\](?<inline>\([^()]*\))?|(?<plain>[^\s[\]]+))(?<rest>.*)$/is;
// No release has a longer one; it keeps the patterns quick on lines that are no headings of people.
const LONGEST_TITLE = 400;
const VERSION = /^(?:[^\s]*[@/_-])?(?:v\d+|v?\d+\.\d+)(?:[.+-][0-9A-Za-z.+-]+)?$/i;

/**
 * Reads the title of a heading: `[1.2.0] - 2026-01-02 [YANKED]`, `1.2.0 (2026-01-02)`, `v1.2.0`, `pkg@1.2.0`,
 * `Version 1.2`, `[Unreleased]`. Anything else is `other`.
 */
export function readReleaseHeading(title: string): ReleaseHeading {
  const { linked, inline, plain, rest: behind = "" } = LABEL.exec(title.trim().slice(0, LONGEST_TITLE))?.groups ?? {};
  const label = (linked ?? plain?.replace(/^\*+/, "").replace(/(?<![:,*])[:,*]+$/, "") ?? "").trim();
  const yanked = /[[(]?\byanked\b[\])]?/i.exec(behind)?.[0];
  const rest = (yanked === undefined ? behind : behind.replace(yanked, "")).trim();
  const date = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(rest)?.[0];
  return {
    kind: /^unreleased$/i.test(label) ? "unreleased" : VERSION.test(label) ? "release" : "other",
    label,
    link: linked === undefined ? "none" : inline === undefined ? "reference" : "inline",
    rest,
    ...(date === undefined ? {} : { date }),
    ...(yanked === undefined ? {} : { yanked }),
  };
}

/** A version in the form used to compare names: without a leading v, lower case. */
export function releaseKey(version: string): string {
  return version
    .trim()
    .replace(/^v(?=\d)/i, "")
    .toLowerCase();
}

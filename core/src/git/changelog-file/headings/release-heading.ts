/** What the title of a heading says about a release. */
export interface ReleaseHeading {
  readonly kind: "unreleased" | "release" | "other";
  /** The name as written, without brackets: `1.2.0`, `v1.2.0`, `Unreleased`. */
  readonly label: string;
  /** How the name is linked: `[1.2.0]` by a definition, `[1.2.0](https://…)` in place, or not. */
  readonly link: "reference" | "inline" | "none";
  /** What stands behind the name, without the mark of a yanked release: a date as a rule. */
  readonly rest: string;
  /** The day as YYYY-MM-DD when the title holds one in that form; it may be no real day. */
  readonly date?: string;
  /** The mark of a yanked release as written: `[YANKED]`. */
  readonly yanked?: string;
}

const LABEL =
  /^(?:<a [^>]*>\s*<\/a>\s*)?(?:(?<day>\d{4}-\d{2}-\d{2}),?\s+(?:[-–—/]\s+)?)?(?:(?:version|release)\s+)?(?:\[(?<linked>[^[\]]+)\](?<inline>\([^()]*\))?|(?<plain>[^\s[\]]+))(?<rest>.*)$/is;
// No release has a longer one; it keeps the patterns quick on lines that are not headings of people.
const LONGEST_TITLE = 400;
const VERSION = /^(?:[^\s]*[@/_-])?(?:v\d+|v?\d+\.\d+)(?:[.+-][0-9A-Za-z.+-]+)?$/i;
/** The name of a product, a version and a year: `Rails 7.1.0 (October 05, 2023)`. */
const NAMED = /^(?:\p{L}[^\s[\]()]*\s+){1,4}(?=v?\d+\.\d)(?<dated>\S+\s*[-–—/(,].*\b(?:19|20)\d\d\b.*)$/u;
const ABOUT_VERSION = /\b(?:after|before|between|for|from|since|than|to|until)\s+v?\d/i;
/** What many call the changes that no release has. */
const NEXT =
  /^(?:(?:v?next|upcoming)(?: (?:release|version))?|head|master|main|trunk|develop|in development|not (?:yet )?released(?: yet)?)$/i;
/** Stands behind a version that is to come: `(unreleased)`, `- TBD`. */
const PENDING =
  /^[-–—/:([\s]*(?:unreleased|not (?:yet )?released(?: yet)?|tb[ad]|to be (?:announced|released)|upcoming|in (?:development|progress))[)\].\s]*$/i;

/** Whether a title speaks of a version rather than of its release: `Changes since 1.2.0`. */
export const aboutVersion = (title: string): boolean => ABOUT_VERSION.test(title);

/**
 * Reads the title of a heading: `[1.2.0] - 2026-01-02 [YANKED]`, `1.2.0 (2026-01-02)`, `v1.2.0`, `pkg@1.2.0`,
 * `Version 1.2`, `2026-01-02, Version 1.2.0`, `Rails 1.2.0 (January 2, 2026)`, `[Unreleased]`, `master (unreleased)`,
 * `1.2.0 - TBD`. Anything else is `other`.
 */
export function readReleaseHeading(title: string): ReleaseHeading {
  const text = title.trim().slice(0, LONGEST_TITLE);
  const read = readTitle(text);
  if (read.kind !== "other" || aboutVersion(text)) return read;
  const dated = NAMED.exec(text)?.groups?.["dated"];
  return dated === undefined ? read : readTitle(dated);
}

function readTitle(text: string): ReleaseHeading {
  const { day, linked, inline, plain, rest: behind = "" } = LABEL.exec(text)?.groups ?? {};
  const label = (linked ?? plain?.replace(/^\*+/, "").replace(/(?<![:,*])[:,*]+$/, "") ?? "").trim();
  const yanked = /[[(]?\byanked\b[\])]?/i.exec(behind)?.[0];
  const rest = (yanked === undefined ? behind : behind.replace(yanked, "")).trim();
  const date = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(rest)?.[0] ?? day;
  return {
    kind: kindOf(label, rest),
    label,
    link: linked === undefined ? "none" : inline === undefined ? "reference" : "inline",
    rest,
    ...(date === undefined ? {} : { date }),
    ...(yanked === undefined ? {} : { yanked }),
  };
}

function kindOf(label: string, rest: string): ReleaseHeading["kind"] {
  if (isUnreleasedName(label)) return "unreleased";
  const isPending = PENDING.test(rest);
  if (isVersionName(label)) return isPending ? "unreleased" : "release";
  return NEXT.test(isPending ? label : `${label} ${rest}`.trim()) ? "unreleased" : "other";
}

/** Whether a label is the one Keep a Changelog gives to what is not released yet. */
export const isUnreleasedName = (label: string): boolean => /^unreleased$/i.test(label);

/** Whether a label is a version, maybe behind the name of a package. */
export const isVersionName = (label: string): boolean => VERSION.test(label);

/** A version in the form used to compare names: without a leading v, lower case. */
export function releaseKey(version: string): string {
  return version
    .trim()
    .replace(/^v(?=\d)/i, "")
    .toLowerCase();
}

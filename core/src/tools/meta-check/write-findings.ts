import { annotation } from "../../text/annotation.ts";
import { pluralize } from "../../text/format.ts";
import { groupBy } from "../../text/group-by.ts";
import type { SiteFinding } from "../../documents/meta/site/site.ts";
import type { FactRow, FactsOutput, TextOutput } from "../../tool/output.ts";
import type { Found } from "./find.ts";

// More of one rule in a list hides the others.
const ROWS_A_RULE = 10;
const PLACES_A_ROW = 3;

export const severities = ["error", "warning", "note"] as const;

/** The findings as rows, the gravest first; of a site the same finding on several pages is one row. */
export function findingFacts(
  found: Found,
  { isStrict, hasRows }: { isStrict: boolean; hasRows: boolean },
): FactsOutput {
  const count = (severity: string) => found.findings.filter((finding) => finding.severity === severity).length;
  return {
    kind: "facts",
    name: "findings",
    label: "Findings",
    hasFaults: count("error") + (isStrict ? count("warning") : 0) > 0,
    rows: [
      ...(hasRows ? findingRows(shortPaths(found)) : []),
      ...found.sites.flatMap(siteRows),
      { label: "In all", value: severities.map((severity) => pluralize(count(severity), severity)).join(", ") },
    ],
  };
}

/** Of a single site the folder says nothing. */
function shortPaths({ findings, sites: [site, ...others], alone }: Found): readonly SiteFinding[] {
  if (!site || others.length > 0 || alone > 0) return findings;
  return findings.map((finding) => ({ ...finding, path: finding.path.slice(site.folder.length + 1) }));
}

function siteRows({ folder, pages, hidden, redirects, parts, address }: Found["sites"][number]): readonly FactRow[] {
  const words = [
    pluralize(pages, "page"),
    ...(hidden > 0 ? [`${hidden} kept out of search (noindex)`] : []),
    ...(redirects > 0 ? [pluralize(redirects, "redirect")] : []),
    ...(parts.length > 0 ? [`${pluralize(parts.length, "file")} without a head skipped`] : []),
  ];
  const where = address ?? "its address is not known: no page says it, --site-url does";
  return [{ label: folder, value: `${words.join(", ")}; ${where}` }];
}

/** The gravest first, one row for the same words on several pages; a rule that is found often is cut short. */
export function findingRows(findings: readonly SiteFinding[]): readonly FactRow[] {
  return severities.flatMap((severity) => {
    const byRule = groupBy(
      findings.filter((finding) => finding.severity === severity),
      ({ rule }) => rule,
    );
    return [...byRule].flatMap(([rule, ofRule]) => {
      const rows = [...groupBy(ofRule, ({ message, path }) => (path === "" ? {} : message)).values()].map(rowOf);
      const rest = rows.length - ROWS_A_RULE;
      return rest < 2
        ? rows
        : [
            ...rows.slice(0, ROWS_A_RULE),
            { label: severity, value: `and ${rest} more of ${rule}; the JSON lists all` },
          ];
    });
  });
}

function rowOf(same: readonly SiteFinding[]): FactRow {
  const [first] = same;
  if (!first) return { label: "", value: "" };
  const { severity, message, path, line } = first;
  if (path === "") return { label: line === undefined ? severity : `${severity}, line ${line}`, value: message };
  const places = same.slice(0, PLACES_A_ROW).map(placeOf).join(", ");
  const rest = same.length - PLACES_A_ROW;
  return { label: severity, value: `${message} In ${places}${rest > 0 ? ` and ${rest} more` : ""}` };
}

const placeOf = ({ path, line }: SiteFinding) => (line === undefined ? path : `${path}:${line}`);

/** All findings in a format that is not for the eye alone. */
export function findingsText(found: Found, format: "markdown" | "json" | "github"): TextOutput {
  const sorted = severities.flatMap((severity) => found.findings.filter((finding) => finding.severity === severity));
  if (format === "json")
    return text("meta-check.json", "JSON", "application/json", `${JSON.stringify(jsonOf(found), undefined, 2)}\n`);
  if (format === "github") return text("meta-check.txt", "GitHub", "text/plain", sorted.map(annotationOf).join(""));
  return text("meta-check.md", "Markdown", "text/markdown", markdownOf(sorted));
}

/** What the JSON holds. */
export interface FindingData {
  readonly pages: number;
  readonly sites: readonly {
    readonly folder: string;
    readonly address: string | null;
    readonly pages: number;
    readonly hidden: number;
    readonly redirects: number;
    readonly passedOver: readonly string[];
  }[];
  readonly findings: readonly (Omit<SiteFinding, "path"> & { readonly file?: string })[];
}

function jsonOf({ findings, sites, alone }: Found): FindingData {
  return {
    pages: sites.reduce((sum, { pages }) => sum + pages, alone),
    sites: sites.map(({ folder, pages, hidden, redirects, parts, address }) => ({
      folder,
      address: address ?? null,
      pages,
      hidden,
      redirects,
      passedOver: parts,
    })),
    findings: findings.map(({ severity, rule, path, line, message }) => ({
      severity,
      rule,
      ...(path === "" ? {} : { file: path }),
      ...(line === undefined ? {} : { line }),
      message,
    })),
  };
}

const annotationOf = ({ severity, rule, path, line, message }: SiteFinding) =>
  annotation(
    severity === "note" ? "notice" : severity,
    { ...(path === "" ? {} : { file: path }), ...(line === undefined ? {} : { line }), title: rule },
    message,
  );

function markdownOf(findings: readonly SiteFinding[]): string {
  if (findings.length === 0) return "No findings.\n";
  const byRule = groupBy(findings, ({ severity, rule }) => `${severity}: ${rule}`);
  const parts = [...byRule].map(([title, rows]) => {
    const lines = rows.map((row) => `- ${row.path === "" ? "" : `\`${placeOf(row)}\` `}${escapeMarkdown(row.message)}`);
    return `## ${title}\n\n${lines.join("\n")}\n`;
  });
  return `# Meta tags\n\n${parts.join("\n")}`;
}

const escapeMarkdown = (words: string) => words.replaceAll(/[\\`*_[\]<>|]/g, "\\$&");
const text = (name: string, label: string, mime: string, content: string): TextOutput => ({
  kind: "text",
  name,
  label,
  mime,
  text: content,
});

import { isSiteAddress } from "../../documents/meta/is-site-address.ts";
import { formatList } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { InputError } from "../../tool/errors.ts";
import type { Issue } from "../../tool/output.ts";
import { fields, rules } from "./fields.ts";
import { find } from "./find.ts";
import { findingFacts, findingsText } from "./write-findings.ts";

/** The meta tags of a page or of all pages of a built site, checked from their HTML. */
export const tool = defineTool({
  id: "meta-check",
  route: "/meta-tags",
  title: "Meta Tag Check",
  summary: "Checks the meta tags of a page, or of a whole built site with its images",
  aliases: ["seo check", "lint html", "open graph check", "hreflang", "canonical"],
  worker: { timeoutMs: 300_000 },
  action: { label: "Check Page", busyLabel: "Checking...", success: { title: "Page checked" } },
  fields,
  positional: "pages",
  examples: [
    {
      name: "A head with two faults",
      input: {
        html: '<title>Row-level security</title>\n<meta name="description" content="A field guide.">\n<meta property="og:image" content="/share.png">\n<meta name="twitter:card" content="player">',
      },
    },
  ],
  check({ pages, html, siteUrl, ignore }) {
    const issues: Issue[] = [];
    if (pages.length === 0 && html.trim() === "")
      issues.push({
        field: "html",
        message: "Give an HTML file, a folder, or paste the HTML of a page or of its head.",
      });
    if (siteUrl.trim() !== "" && !isSiteAddress(siteUrl))
      issues.push({ field: "siteUrl", message: "The site's address must begin with https:// and have no ? and no #." });
    const unknown = ignore.filter((rule) => !rules.includes(rule.trim()));
    if (unknown.length > 0)
      issues.push({
        field: "ignore",
        message: `There is no rule ${formatList(
          unknown.map((rule) => `"${rule}"`),
          "or",
        )}. The rules are ${formatList(rules)}.`,
      });
    return issues;
  },
  notInMake: "no file",
  async generate(input, _, context) {
    const ignored = new Set(input.ignore.map((rule) => rule.trim()));
    const all = await find(input, context);
    const [only] = all.findings;
    // One page alone that is none is wrong input; among others it is a finding.
    if (only?.rule === "page-unread" && all.findings.length === 1 && all.alone === 1 && all.sites.length === 0)
      throw new InputError({ field: input.pages.length > 0 ? "pages" : "html", message: only.message });
    const found = { ...all, findings: all.findings.filter(({ rule }) => !ignored.has(rule)) };
    const facts = findingFacts(found, { isStrict: input.strict, hasRows: input.format === "list" });
    return input.format === "list" ? [facts] : [findingsText(found, input.format), facts];
  },
});

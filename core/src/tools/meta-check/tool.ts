import { checkHead } from "../../documents/meta/check-head.ts";
import { readHead } from "../../documents/meta/read-head.ts";
import { pluralize } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { ToolError } from "../../tool/errors.ts";
import { field } from "../../tool/fields.ts";

const MAX_BYTES = 20 * 1024 * 1024;

/** The meta tags of a page that is there, checked from its HTML. */
export const tool = defineTool({
  id: "meta-check",
  route: "/meta-tags",
  title: "Meta Tag Check",
  summary: "Checks the meta tags of a page's HTML, each finding with its line",
  aliases: ["seo check", "lint html", "open graph check"],
  action: { label: "Check Page", busyLabel: "Checking...", success: { title: "Page checked" } },
  fields: {
    page: field.file({
      label: "Page",
      accept: ["text/html", "application/xhtml+xml", "text/plain"],
      maxBytes: MAX_BYTES,
      wrongType: { message: "A page must be an HTML file." },
      tooLarge: { message: "A page may have at most 20 MB here." },
    }),
    html: field.text({
      label: "Or its HTML",
      initial: "",
      lines: 8,
      mono: true,
      placeholder: "<title>A page</title>",
      hint: "The source of a page or only its head. It is read, never run.",
    }),
  },
  positional: "page",
  examples: [
    {
      name: "A head with two faults",
      input: {
        html: '<title>Row-level security</title>\n<meta name="description" content="A field guide.">\n<meta property="og:image" content="/share.png">\n<meta name="twitter:card" content="player">',
      },
    },
  ],
  check: ({ page, html }) =>
    page === null && html.trim() === ""
      ? [{ field: "html", message: "Give an HTML file, or paste the HTML of a page or of its head." }]
      : [],
  notInMake: "no file",
  async generate({ page, html }) {
    // What is not valid UTF-8 shows as replacement signs; the tags around it are read all the same.
    const source = page ? new TextDecoder("utf-8").decode(await page.bytes()) : html;
    if (source.includes("\0") && !/<(?:title|meta|link|html|head|body)\b/i.test(source))
      throw new ToolError(
        "decode",
        `${page?.name ?? "What was pasted"} is not HTML but a binary file, or text in UTF-16. Give the source of a page.`,
      );
    const findings = checkHead(readHead(source));
    const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
    const rows = findings.map(({ severity, line, message }) => ({
      label: line === undefined ? severity : `${severity}, line ${line}`,
      value: message,
    }));
    return [
      {
        kind: "facts",
        name: "findings",
        label: "Findings",
        hasFaults: count("error") > 0,
        rows: [
          ...rows,
          {
            label: "In all",
            value: ["error", "warning", "note"].map((severity) => pluralize(count(severity), severity)).join(", "),
          },
        ],
      },
    ];
  },
});

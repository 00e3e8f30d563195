import { headRules } from "../../documents/meta/check-head.ts";
import { siteRules } from "../../documents/meta/site/site.ts";
import { field, type InputOf } from "../../tool/fields.ts";

/** Every rule, by the name that `ignore` takes. */
export const rules: readonly string[] = [...headRules, ...siteRules];

/** A page larger than this is told of, not read. */
export const MAX_PAGE_BYTES = 20 * 1024 * 1024;

/** What the tool takes. */
export const fields = {
  pages: field.files({
    label: "Pages",
    hint: "HTML files, or the folder of a built site with its images",
    accept: [
      "text/html",
      "application/xhtml+xml",
      "text/plain",
      "image/*",
      "application/json",
      "application/manifest+json",
    ],
    maxBytes: 1024 * 1024 * 1024,
    maxItems: 200_000,
    mayBeEmpty: true,
    wrongType: { message: "A page must be an HTML file." },
    tooLarge: { message: "A file may have at most 1 GB here." },
  }),
  html: field.text({
    label: "Or its HTML",
    initial: "",
    lines: 8,
    mono: true,
    placeholder: "<title>A page</title>",
    hint: "The source of a page or only its head. It is read, never run.",
  }),
  siteUrl: field.text({
    label: "Site Address",
    initial: "",
    placeholder: "https://example.org/",
    hint: "Where the folder will stand. Without it the canonical addresses tell.",
  }),
  format: field.choice({
    label: "Format",
    initial: "list",
    options: [
      { value: "list", label: "List" },
      { value: "markdown", label: "Markdown" },
      { value: "json", label: "JSON" },
      { value: "github", label: "GitHub", hint: "Annotations of a pull request." },
    ],
  }),
  ignore: field.list({
    label: "Rules to Leave Out",
    hint: "By their names, such as og-missing. JSON and Markdown say them.",
    initial: [],
    item: "Rule",
    placeholder: "og-missing",
    maxItems: rules.length,
  }),
  strict: field.flag({ label: "Warnings count as errors", initial: false }),
};

export type MetaCheckInput = InputOf<typeof fields>;

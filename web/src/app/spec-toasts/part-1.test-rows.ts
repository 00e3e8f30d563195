import { copied, pdfFailed, type ToastRow } from "./toast-row.test-row.ts";

const og = "og-image-1200x630.png";
const json = { text: '[{"a":1}]' };

/** The toasts of the first part of the specification. */
export const part1: readonly ToastRow[] = [
  { says: ["Download Complete"], on: "/og-generator", press: [`Download ${og}`] },
  { says: ["All Downloads Complete"], on: "/og-generator", press: ["Download all"] },
  { says: ["Meta Tags Copied"], on: "/og-generator", press: ["Copy meta tags"] },
  {
    says: ["Download Failed", "Failed to generate OG image"],
    on: "/og-generator",
    press: ["see: Try again", `Download ${og}`],
    host: "cannot run",
  },
  {
    says: ["Download Failed", "Failed to download all formats"],
    on: "/og-generator",
    press: ["see: Try again", "Download all"],
    host: "cannot run",
  },
  {
    says: ["Invalid File Type", "Please upload an image file (PNG, JPG, or SVG)"],
    on: "/og-generator",
    press: ["file: a.txt"],
  },
  {
    says: ["File Too Large", "Please upload an image smaller than 2MB"],
    on: "/og-generator",
    press: ["file: large.png"],
  },
  { says: ["Download Complete"], on: "/favicon-maker", press: ["Download favicon-16x16.png"] },
  { says: ["Manifest Downloaded"], on: "/favicon-maker", press: ["Download manifest"] },
  {
    says: ["Download Failed", "Failed to generate favicon"],
    on: "/favicon-maker",
    press: ["see: Try again", "Download all"],
    host: "cannot run",
  },
  { says: ["PDF Generated"], on: "/markdown-pdf", holds: { "markdown-pdf": { text: "# A" } }, press: ["Generate PDF"] },
  {
    says: pdfFailed,
    on: "/markdown-pdf",
    holds: { "markdown-pdf": { text: "# A" } },
    press: ["Generate PDF"],
    host: "cannot run",
  },
  {
    says: ["Blog Site Generated"],
    on: "/markdown-pdf",
    holds: { "markdown-pdf": { text: "# A" } },
    press: ["Generate Blog Site"],
  },
  {
    says: ["No Image Selected", "Please select an image to create a mockup."],
    on: "/mockup-generator",
    press: ["Generate Mockup"],
  },
  { says: ["Mockup Generated"], on: "/mockup-generator", press: ["file: dot.svg", "Generate Mockup"] },
  {
    says: ["Error", "Failed to generate mockup. Please try again."],
    on: "/mockup-generator",
    press: ["file: dot.svg", "Generate Mockup"],
    host: "cannot run",
  },
  { says: ["No Colors", "Generate a color palette first."], on: "/color-palette", press: ["Export"] },
  { says: ["Config Exported"], on: "/color-palette", press: ["Generate", "Export"] },
  { says: copied("All colors"), on: "/color-palette", press: ["Generate", "Copy all"] },
  { says: ["JSON Formatted"], on: "/regex-json?tool=json", holds: { json }, press: ["Format"] },
  { says: ["JSON Minified"], on: "/regex-json?tool=json", holds: { json }, press: ["Minify"] },
  { says: ["Valid JSON"], on: "/regex-json?tool=json", holds: { json }, press: ["Validate"] },
  { says: ["Converted to CSV"], on: "/regex-json?tool=json", holds: { json }, press: ["Convert to CSV"] },
  {
    says: ["Invalid JSON", /^Invalid JSON string\. Line 1, column 2: /],
    on: "/regex-json?tool=json",
    holds: { json: { text: "{oops" } },
    press: ["Format"],
  },
  { says: ["Invalid JSON", /^Invalid JSON string\. /], on: "/regex-json?tool=json", press: ["Format"] },
  {
    says: ["Conversion Failed", /^Failed to convert JSON to CSV/],
    on: "/regex-json?tool=json",
    holds: { json: { text: "[]" } },
    press: ["Convert to CSV"],
  },
  {
    says: copied("The result is on the clipboard.").slice(0, 1) as [string],
    on: "/regex-json?tool=json",
    holds: { json },
    press: ["Format", "key: Copy"],
  },
  {
    says: ["Invalid regex", /^Invalid regular expression: /],
    on: "/regex-json?tool=regex",
    holds: { regex: { pattern: "[z-a]" } },
    press: ["Test"],
  },
];

import { copied, pdfFailed, saved, type ToastRow } from "./toast-row.test-row.ts";

const meta = { "meta-tags": { title: "A title", description: "A description" } };
const change = { "changelog-entries": { entries: ["Add a thing"] } };
const project = { scaffold: { projectName: "shop" } };
const commit = { "commit-message": { description: "rotate tokens" } };

/** The toasts of the second part of the specification, and what a host refuses. */
export const part2: readonly ToastRow[] = [
  {
    says: ["README Generated", "Your README file has been generated successfully."],
    on: "/readme-generator",
    press: ["Generate README"],
  },
  {
    says: ["Downloaded", "README.md file has been downloaded."],
    on: "/readme-generator",
    press: ["Generate README", "Download README.md"],
  },
  { says: copied("README"), on: "/readme-generator", press: ["Generate README", "Copy README.md"] },
  {
    says: ["Validation Errors", "Please fix the validation errors before generating tags."],
    on: "/meta-tags",
    press: ["Generate Meta Tags"],
  },
  { says: ["Meta Tags Generated"], on: "/meta-tags", holds: meta, press: ["Generate Meta Tags"] },
  { says: copied("Meta tags"), on: "/meta-tags", holds: meta, press: ["Generate Meta Tags", "Copy Tags"] },
  {
    says: saved("meta-tags.html"),
    on: "/meta-tags",
    holds: meta,
    press: ["Generate Meta Tags", "Download meta-tags.html"],
  },
  { says: ["Error", "Failed to generate hash"], on: "/dev-utilities?tool=hash", press: [], host: "cannot run" },
  {
    says: ["Error", "Failed to encode Base64"],
    on: "/dev-utilities?tool=base64",
    press: ["keys: a"],
    host: "cannot run",
  },
  {
    says: ["Error", /^Invalid Base64 string\. /],
    on: "/dev-utilities?tool=base64",
    holds: { base64: { direction: "decode" } },
    press: ["keys: %%%"],
  },
  {
    says: ["Error", /^Invalid JSON string\. /],
    on: "/dev-utilities?tool=json",
    holds: { json: { text: "{" } },
    press: ["Format"],
  },
  { says: copied("All values"), on: "/dev-utilities?tool=uuid", press: ["Copy all"] },
  { says: saved("ids.txt"), on: "/dev-utilities?tool=uuid", press: ["Download ids.txt"] },
  {
    says: ["Copied!", /^The result|copied to clipboard\.$/],
    on: "/dev-utilities?tool=slug",
    holds: { slug: { text: "A title" } },
    press: ["Copy a-title"],
  },
  { says: ["Config Exported"], on: "/dev-utilities?tool=palette", press: ["Export CSS"] },
  {
    says: ["Invalid Config", /^Please enter a valid Tailwind config/],
    on: "/tailwind-utilities?tool=color-extractor",
    holds: { "color-extractor": { config: "a list" } },
    press: ["Extract Colors"],
  },
  {
    says: ["Copied!", "Classes copied to clipboard."],
    on: "/tailwind-utilities?tool=class-order",
    holds: { "class-order": { classes: "p-1 m-1" } },
    press: ["key: Copy"],
  },
  {
    says: ["Copied!", "Component code copied to clipboard."],
    on: "/component-scaffolder",
    press: ["Generate Component", "Copy Button.tsx"],
  },
  { says: saved("Button.tsx"), on: "/component-scaffolder", press: ["Generate Component", "Download Button.tsx"] },
  { says: copied("Import"), on: "/icon-library", press: ["Copy Import"] },
  { says: copied("JSX"), on: "/icon-library", press: ["Copy JSX"] },
  { says: ["Downloaded!", /\.svg downloaded successfully\.$/], on: "/icon-library", press: ["Download SVG"] },
  {
    says: ["Success", "Loaded 5 tables from your database schema"],
    on: "/database-visualizer",
    press: ["Load Database Schema"],
  },
  {
    says: ["Error", "Failed to load database schema."],
    on: "/database-visualizer",
    holds: { schema: { text: "a list" } },
    press: ["Load Database Schema"],
  },
  {
    says: ["Schema Exported", "schema.json exported successfully"],
    on: "/database-visualizer",
    press: ["Load Database Schema", "Export JSON"],
  },
  {
    says: ["Diagram Exported", "Mermaid ER diagram exported successfully"],
    on: "/database-visualizer",
    press: ["Load Database Schema", "Export Mermaid"],
  },
  { says: copied("SQL"), on: "/rls-policy-generator", holds: { rls: { tableName: "notes" } }, press: ["Copy SQL"] },
  {
    says: saved("notes_policy.sql"),
    on: "/rls-policy-generator",
    holds: { rls: { tableName: "notes" } },
    press: ["Download notes_policy.sql"],
  },
  {
    says: copied("Code"),
    on: "/edge-function-scaffolder",
    holds: { "edge-function": { name: "hello" } },
    press: ["Copy Code"],
  },
  {
    says: copied("Config"),
    on: "/edge-function-scaffolder",
    holds: { "edge-function": { name: "hello" } },
    press: ["Copy Config"],
  },
  {
    says: ["Downloaded!", /files are saved\.$/],
    on: "/edge-function-scaffolder",
    holds: { "edge-function": { name: "hello" } },
    press: ["Download All"],
  },
  {
    says: copied("Code"),
    on: "/realtime-code-generator",
    holds: { realtime: { tableName: "notes" } },
    press: ["key: Copy"],
  },
  {
    says: ["All Downloads Complete"],
    on: "/realtime-code-generator",
    holds: { realtime: { tableName: "notes" } },
    press: ["Download All"],
  },
  {
    says: ["Structure Generated!", "Folder structure for Next.js with 0 modules created."],
    on: "/folder-structure-generator",
    holds: project,
    press: ["Generate Structure"],
  },
  {
    says: ["Downloaded!", "Structure script downloaded successfully."],
    on: "/folder-structure-generator",
    holds: project,
    press: ["Generate Structure", "tab: Commands", "Download Script"],
  },
  {
    says: copied("Tree"),
    on: "/folder-structure-generator",
    holds: project,
    press: ["Generate Structure", "Copy Tree"],
  },
  {
    says: copied("Commands"),
    on: "/folder-structure-generator",
    holds: project,
    press: ["Generate Structure", "tab: Commands", "Copy Commands"],
  },
  {
    says: ["Messages Generated!", "Commit messages generated in all formats."],
    on: "/commit-message-assistant",
    holds: commit,
    press: ["Generate Commit Messages"],
  },
  ...["Conventional", "Emoji", "Angular"].map((format): ToastRow => ({
    says: copied(`${format} commit message`),
    on: "/commit-message-assistant",
    holds: commit,
    press: [`tab: ${format}`, `Copy ${format}`],
  })),
  {
    says: ["Changelog Generated!", "Your changelog has been generated in both Markdown and JSON formats."],
    on: "/changelog-generator",
    holds: change,
    press: ["Generate Changelog"],
  },
  {
    says: ["Error", "Please add at least one change entry."],
    on: "/changelog-generator",
    press: ["Generate Changelog"],
  },
  ...(["Markdown", "JSON"] as const).flatMap((format): ToastRow[] => {
    const ending = format === "JSON" ? "JSON" : "MD";
    const first = ["Generate Changelog", `tab: ${format}`];
    return [
      {
        says: copied(`${format} changelog`),
        on: "/changelog-generator",
        holds: change,
        press: [...first, `Copy ${format}`],
      },
      {
        says: ["Downloaded!", `Changelog downloaded as ${ending}.`],
        on: "/changelog-generator",
        holds: change,
        press: [...first, `Download CHANGELOG.${ending.toLowerCase()}`],
      },
    ];
  }),
  {
    says: ['Sample data loaded! Click "Generate Workspace" to visualize.'],
    on: "/visual-workspace-generator",
    press: ["Load Sample Data"],
  },
  {
    says: ["Workspace generated successfully!"],
    on: "/visual-workspace-generator",
    press: ["Load Sample Data", "Generate Workspace"],
  },
  // what a host refuses, on the pages the specification names and on one of each other kind
  ...[
    ["/folder-structure-generator", ["Generate Structure", "Copy Tree"], project],
    ["/commit-message-assistant", ["Copy Conventional"], commit],
    ["/changelog-generator", ["Generate Changelog", "Copy Markdown"], change],
    ["/dev-utilities?tool=uuid", ["Copy all"], {}],
  ].map(
    ([on, press, holds]) =>
      ({ says: ["Error", "Failed to copy to clipboard."], on, press, holds, host: "has no clipboard" }) as ToastRow,
  ),
  {
    says: ["Download Failed", "The disk is full."],
    on: "/component-scaffolder",
    press: ["Generate Component", "Download Button.tsx"],
    host: "cannot save",
  },
  // a worker that does not come, ends or takes too long
  ...(["loads no worker", "loses its worker", "has no time"] as const).flatMap((host): ToastRow[] => [
    { says: pdfFailed, on: "/markdown-pdf", holds: { "markdown-pdf": { text: "# A" } }, press: ["Generate PDF"], host },
    { says: ["Error", "Failed to generate hash"], on: "/dev-utilities?tool=hash", press: [], host },
  ]),
];

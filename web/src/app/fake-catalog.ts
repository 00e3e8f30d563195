import { type BuiltPage, builtPages, type CatalogEntry, defineTool } from "@toolbox/core";

/* For tests: the whole product as it will be, one row per tool: id, page, title, other words for it. */
const rows: readonly (readonly [id: string, route: string, title: string, aliases: string])[] = [
  ["og-image", "/og-generator", "OG Image", "open graph, social card, share image, twitter card"],
  ["favicon", "/favicon-maker", "Favicon", "logo, app icon, manifest, ico"],
  ["api-docs", "/api-docs", "API Docs", "openapi, swagger, reference"],
  ["markdown-pdf", "/markdown-pdf", "Markdown to PDF", "md, print, document"],
  ["markdown-blog", "/markdown-pdf", "Blog Site", "static site, html, posts"],
  ["mockup", "/mockup-generator", "Mockup", "device frame, screenshot, phone"],
  ["palette", "/color-palette", "Palette", "harmony, swatches, scheme"],
  ["font-pairs", "/color-palette", "Font Pairs", "typography, typeface"],
  ["regex", "/regex-json", "Regex Tester", "regular expression, pattern"],
  ["json", "/regex-json", "JSON Formatter", "pretty print, minify"],
  ["csv", "/regex-json", "Convert to CSV", "spreadsheet, table"],
  ["readme", "/readme-generator", "README", "badges, documentation"],
  ["meta-tags", "/meta-tags", "Meta Tags", "seo, head, twitter tags"],
  ["uuid", "/dev-utilities", "UUID", "guid, identifier"],
  ["slug", "/dev-utilities", "Slug", "permalink, url"],
  ["password", "/dev-utilities", "Password", "passphrase, secret"],
  ["quick-palette", "/dev-utilities", "Quick Palette", "colors, swatches"],
  ["base64", "/dev-utilities", "Base64", "b64, encode, decode"],
  ["hash", "/dev-utilities", "Hash", "sha256, checksum, digest"],
  ["webhook", "/dev-utilities", "Webhook Helper", "signature, payload"],
  ["email", "/dev-utilities", "Email Validator", "address check"],
  ["color", "/dev-utilities", "Color Picker", "hex, rgb, hsl"],
  ["contrast", "/dev-utilities", "Contrast Checker", "wcag, a11y"],
  ["color-scale", "/dev-utilities", "Tailwind Color Scale", "shades, tints"],
  ["scaffold", "/folder-structure-generator", "Folder Structure", "project tree, boilerplate"],
  ["commit-message", "/commit-message-assistant", "Commit Message", "conventional commits, gitmoji, angular"],
  ["changelog-entries", "/changelog-generator", "Changelog", "release notes, keep a changelog, version"],
  ["workspace", "/visual-workspace-generator", "Visual Workspace", "mindmap, kanban, board"],
  ["component", "/component-scaffolder", "Component", "react, hook, tsx"],
  ["class-order", "/tailwind-utilities", "Class Optimizer", "sort classes, tailwind classes"],
  ["responsive", "/tailwind-utilities", "Responsive Helper", "breakpoints"],
  ["color-extractor", "/tailwind-utilities", "Color Extractor", "theme colors"],
  ["tailwind-config", "/tailwind-utilities", "Config Generator", "tailwind.config"],
  ["icon", "/icon-library", "Icon", "lucide, svg, glyph"],
  ["schema", "/database-visualizer", "Database Schema", "er diagram, mermaid, sql tables"],
  ["rls", "/rls-policy-generator", "RLS Policy", "row level security, postgres"],
  ["edge-function", "/edge-function-scaffolder", "Edge Function", "deno, serverless"],
  ["realtime", "/realtime-code-generator", "Realtime", "subscribe, websocket, channel"],
];

const code = defineTool({
  id: "fake",
  route: "/",
  title: "Fake",
  summary: "Stands for any tool",
  aliases: [],
  fields: {},
  action: { label: "Run", busyLabel: "Running...", success: { title: "Done" } },
  examples: [{ name: "Any", input: {} }],
  generate: () => [],
});

/** Every tool of the product, without its code. */
export const fullCatalog: readonly CatalogEntry[] = rows.map(([id, route, title, aliases]) => ({
  id,
  route,
  title,
  summary: `Makes what ${title} says`,
  aliases: aliases.split(", "),
  ...(id === "palette" && { alsoOn: ["/dev-utilities"] }),
  load: async () => code,
}));

/** Every page of the product. */
export const fullPages: readonly BuiltPage[] = builtPages(fullCatalog);

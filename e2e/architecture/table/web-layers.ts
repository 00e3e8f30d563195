import type { Layer } from "./layer.ts";

const root = "core/src/index.ts";
const react = ["lucide-react", "react"];

/** What every page may import. */
const underPages = ["core/src", "web/src/app-context", "web/src/kit", "web/src/ports", "web/src/session"];

/** The web app, from the bottom up: ports <- kit <- session <- app-context <- pages <- app. */
export const webLayers: readonly Layer[] = [
  {
    folder: "web/src/ports",
    holds: "The browser's side of core/src/ports, and the workers.",
    imports: [root, "core/src/data/digest", "core/src/graphics/image-input", "core/src/workspace/layout"],
    packages: ["virtual:core-assets"],
  },
  {
    folder: "web/src/kit/styles",
    holds: "Tokens, fonts and base styles.",
    imports: [],
  },
  {
    folder: "web/src/kit/host",
    holds: "What the kit asks of the browser, so that a test can put something else there.",
    imports: [root, "web/src/ports"],
    packages: ["react"],
  },
  {
    folder: "web/src/kit/elements",
    holds: "The smallest parts: button, badge, tabs, spinner, keys.",
    // the last two are on their way down: `tip` to elements, `page-actions` to host
    imports: ["web/src/kit/host", "web/src/kit/overlay/tip.ts", "web/src/kit/tool-page/page-actions.ts"],
    packages: [...react, "radix-ui", "react-router-dom"],
  },
  {
    folder: "web/src/kit/overlay",
    holds: "What lies above the page: dialog, sheet, menu, tooltip.",
    imports: ["web/src/kit/elements"],
    packages: [...react, "radix-ui", "react-dom"],
  },
  {
    folder: "web/src/kit/toast",
    holds: "Short messages that go by themselves.",
    imports: [root, "web/src/kit/elements"],
    packages: [...react, "sonner"],
  },
  {
    folder: "web/src/kit/emoji",
    holds: "Emoji drawn from the bundled outlines.",
    imports: [root, "core/src/graphics/drawing", "web/src/ports"],
    packages: ["react"],
  },
  {
    folder: "web/src/kit/inputs",
    holds: "One input per kind of value: text, number, color, choice, list.",
    // on its way: `field-context` to inputs
    imports: [
      root,
      "core/src/graphics/color",
      "web/src/kit/elements",
      "web/src/kit/emoji",
      "web/src/kit/form/field-context.ts",
    ],
    packages: react,
  },
  {
    folder: "web/src/kit/files",
    holds: "Files picked, dropped and pasted.",
    imports: [
      root,
      "core/src/graphics/image-input",
      "web/src/kit/elements",
      "web/src/kit/form/field-context.ts",
      "web/src/ports",
    ],
    packages: react,
  },
  {
    folder: "web/src/kit/form",
    holds: "A form made from the fields of a tool.",
    imports: [
      root,
      "web/src/kit/elements",
      "web/src/kit/files",
      "web/src/kit/inputs",
      "web/src/kit/tool-page/use-tool.ts",
    ],
    packages: react,
  },
  {
    folder: "web/src/kit/code",
    holds: "Code shown and edited.",
    imports: [
      "web/src/kit/elements",
      "web/src/kit/form/field-context.ts",
      "web/src/kit/tool-page/example-preview-context.ts",
    ],
    packages: ["@codemirror/*", "@lezer/highlight", "react"],
  },
  {
    folder: "web/src/kit/canvas-view",
    holds: "A drawing to pan and zoom.",
    imports: [root, "web/src/kit/elements", "web/src/kit/overlay"],
    packages: react,
  },
  {
    folder: "web/src/kit/result",
    holds: "The outputs of a run, each with copy and download.",
    imports: [
      root,
      "web/src/kit/canvas-view",
      "web/src/kit/code",
      "web/src/kit/elements",
      "web/src/kit/files",
      "web/src/kit/host",
      "web/src/kit/inputs",
      "web/src/kit/toast",
      "web/src/kit/tool-page/use-tool.ts",
    ],
    packages: react,
  },
  {
    folder: "web/src/kit/color",
    holds: "What several pages show of colors.",
    imports: [
      root,
      "core/src/graphics/color",
      "web/src/kit/elements",
      "web/src/kit/inputs",
      "web/src/kit/overlay",
      "web/src/kit/result",
    ],
    packages: react,
  },
  {
    folder: "web/src/kit/tool-page",
    holds: "The one ToolPage: form, run, status, result and link of any tool.",
    imports: [root, "core/src/config-file/tool-entry.ts", "web/src/kit"],
    packages: react,
  },
  {
    folder: "web/src/kit/tool-tabs",
    holds: "Several tools on one page, each under its tab.",
    imports: [root, "web/src/kit"],
    packages: ["react", "react-dom", "react-router-dom"],
  },
  {
    folder: "web/src/session",
    holds: "The Supabase client, the session and the account.",
    imports: ["core/src/site", root, "web/src/kit/elements", "web/src/kit/host", "web/src/kit/toast"],
    packages: ["@supabase/supabase-js", "react", "react-router-dom"],
  },
  {
    folder: "web/src/app-context",
    holds: "What the shell and the pages share: theme, recents, the built pages.",
    imports: [root, "web/package.json", "web/src/kit", "web/src/session"],
    packages: ["react"],
  },
  {
    folder: "web/src/pages/<page>",
    holds: "One page: page.tsx, loaded when its route opens, and its parts.",
    imports: underPages,
    packages: [...react, "@codemirror/view", "@fontsource/*", "react-dom", "react-router-dom"],
  },
  {
    folder: "web/src/pages/dashboard",
    holds: "The start page, whose pictures of tools are drawn by parts of their pages.",
    imports: [
      ...underPages,
      "web/src/pages/commit-message-assistant/message-view.tsx",
      "web/src/pages/folder-structure-generator/example-paths.ts",
      "web/src/pages/folder-structure-generator/file-line.tsx",
      "web/src/pages/folder-structure-generator/file-rows.ts",
      "web/src/pages/og-generator/og-canvas.tsx",
    ],
    packages: [...react, "react-router-dom"],
  },
  {
    folder: "web/src/pages/dev-utilities",
    holds: "The page of small tools, one of which the page of JSON has too.",
    imports: [...underPages, "web/src/pages/regex-json/json/json-panel.tsx"],
    packages: [...react, "react-router-dom"],
  },
  {
    folder: "web/src/pages/device",
    holds: "The approval of a terminal, which makes the tokens that the profile lists.",
    imports: [
      ...underPages,
      "web/src/pages/profile/refusal-message.ts",
      "web/src/pages/profile/tokens/use-tokens.ts",
      "web/src/pages/profile/when.ts",
    ],
    packages: [...react, "react-router-dom"],
  },
  {
    folder: "web/src/pages/readme-generator",
    holds: "The README page, which shows its Markdown in the frame of the Markdown page.",
    imports: [...underPages, "web/src/pages/markdown-pdf/preview/frame-page.ts"],
    packages: ["react", "react-router-dom"],
  },
  {
    folder: "web/src/app",
    holds: "Router, guard, shell and command palette.",
    imports: [root, "web/src/app-context", "web/src/kit", "web/src/pages", "web/src/session"],
    packages: [...react, "cmdk", "react-router-dom", "virtual:pwa-register"],
  },
  {
    folder: "web/src/*.ts",
    holds: "The entry of the app.",
    imports: ["web/src"],
    packages: ["react", "react-dom"],
  },
  {
    folder: "web/backend",
    holds: "The embedded backend of `start` and `dev`: its data, its accounts, its HTTP, its inbox.",
    imports: ["core/src/site"],
    packages: ["@supabase/lite", "bcryptjs", "node:*", "sirv"],
  },
  {
    folder: "web/backend/sql",
    holds: "The migrations under test, on the embedded database and on PostgreSQL.",
    imports: ["web/backend"],
    packages: ["@supabase/lite", "node:*", "vitest"],
  },
  {
    folder: "web/scripts",
    holds: "`start`, `dev`, `configure` and the build.",
    imports: ["core/scripts/licenses", "core/src/site", "web/backend"],
    packages: ["node:*", "vite"],
  },
  {
    folder: "web/publish",
    holds: "The published site: its command, its README, and what puts it together.",
    imports: ["core/scripts/licenses", "core/scripts/publish", "web/backend", "web/scripts"],
    packages: ["node:*", "rolldown"],
  },
  {
    folder: "web/*.ts",
    holds: "The configuration of Vite.",
    imports: ["web/backend", "web/scripts"],
    packages: ["@tailwindcss/vite", "@vitejs/plugin-react", "node:*", "vite", "vite-plugin-pwa"],
  },
];

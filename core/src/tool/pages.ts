export type PageGroup = "developer" | "project" | "backend";

export const pageGroups: Readonly<Record<PageGroup, string>> = {
  developer: "Developer Tools",
  project: "Project Tools",
  backend: "Backend & Code Tools",
};

/** One screen of the product. Its tools say by `route` that they stand on it. */
export interface Page {
  readonly route: string;
  /** The heading of the page. */
  readonly title: string;
  /** The name in the sidebar, when the title is too long for it. */
  readonly label: string;
  /** One short line under the name on the dashboard. */
  readonly tagline: string;
  /** One sentence under the heading of the page. */
  readonly description: string;
  readonly group: PageGroup;
  /** The name of a lucide icon. */
  readonly icon: string;
  readonly isFeatured?: boolean;
}

/** Every page of the product in the order of sidebar and dashboard. A page shows up once it has a tool. */
export const pages: readonly Page[] = [
  {
    route: "/og-generator",
    title: "OG Image Generator",
    label: "OG Image Generator",
    tagline: "Three share images",
    description: "Share images for links, drawn as you type and saved in the three sizes the networks use.",
    group: "developer",
    icon: "image",
    isFeatured: true,
  },
  {
    route: "/favicon-maker",
    title: "Favicon & Logo Maker",
    label: "Favicon & Logo Maker",
    tagline: "Every icon a site needs",
    description: "A few letters, two colors and a shape become every icon file a site needs.",
    group: "developer",
    icon: "shapes",
  },
  {
    route: "/api-docs",
    title: "API Docs Generator",
    label: "API Docs Generator",
    tagline: "Reference pages from a schema",
    description: "Reference pages from an OpenAPI file, with its problems listed by line.",
    group: "developer",
    icon: "book-open-text",
  },
  {
    route: "/markdown-pdf",
    title: "Markdown to PDF",
    label: "Markdown to PDF",
    tagline: "Five themes, or a blog site",
    description: "Write Markdown, read it as a page, save a real PDF or a blog site.",
    group: "developer",
    icon: "file-text",
  },
  {
    route: "/mockup-generator",
    title: "Mockup Generator",
    label: "Mockup Generator",
    tagline: "Screenshots in four devices",
    description: "Put a screenshot into a device and save it at the size you need.",
    group: "developer",
    icon: "monitor-smartphone",
  },
  {
    route: "/color-palette",
    title: "Color & Font Pairs",
    label: "Color & Font Pairs",
    tagline: "Harmonies and six font pairs",
    description: "One base color becomes a palette; six font pairs show it on real text.",
    group: "developer",
    icon: "swatch-book",
  },
  {
    route: "/regex-json",
    title: "Regex & JSON Tools",
    label: "Regex & JSON Tools",
    tagline: "Test a pattern, shape JSON",
    description: "Test a pattern on real text; format, check and convert JSON.",
    group: "developer",
    icon: "regex",
  },
  {
    route: "/readme-generator",
    title: "README Generator",
    label: "README Generator",
    tagline: "Three templates, eight badges",
    description: "Fill in the project once and get a README people can follow.",
    group: "developer",
    icon: "book-marked",
  },
  {
    route: "/meta-tags",
    title: "Meta Tag Generator",
    label: "Meta Tag Generator",
    tagline: "Checked tags, three previews",
    description: "Tags for search and sharing, checked as you type and previewed per network.",
    group: "developer",
    icon: "tags",
  },
  {
    route: "/dev-utilities",
    title: "Developer Utilities",
    label: "Dev Utilities",
    tagline: "UUID, slugs, webhooks",
    description: "Small tools for every day: identifiers, encodings, checks and colors.",
    group: "developer",
    icon: "wrench",
  },
  {
    route: "/folder-structure-generator",
    title: "Folder Structure Generator",
    label: "Folder Structure",
    tagline: "Tree and script",
    description: "Pick a framework and modules, get the tree and the script that makes it.",
    group: "project",
    icon: "folder-tree",
    isFeatured: true,
  },
  {
    route: "/commit-message-assistant",
    title: "Commit Message Assistant",
    label: "Commit Message",
    tagline: "Three formats",
    description: "Say what changed; get the message in three formats, ready to paste.",
    group: "project",
    icon: "git-commit-horizontal",
    isFeatured: true,
  },
  {
    route: "/changelog-generator",
    title: "Changelog Generator",
    label: "Changelog Generator",
    tagline: "Sorted by Keep a Changelog",
    description: "Write what changed, one line each. The version, the date and the headings are filled in.",
    group: "project",
    icon: "scroll-text",
  },
  {
    route: "/visual-workspace-generator",
    title: "Visual Workspace Generator",
    label: "Visual Workspace",
    tagline: "A map and a board from text",
    description: "Turns text into mindmaps and dashboards.",
    group: "project",
    icon: "network",
    isFeatured: true,
  },
  {
    route: "/component-scaffolder",
    title: "Component Scaffolder",
    label: "Component Scaffolder",
    tagline: "React components and hooks",
    description: "A React component or hook that compiles under strict TypeScript.",
    group: "backend",
    icon: "component",
  },
  {
    route: "/tailwind-utilities",
    title: "Tailwind Utilities",
    label: "Tailwind Utilities",
    tagline: "Order and clean class lists",
    description: "Order and clean class lists, read colors from a config, make a new one.",
    group: "backend",
    icon: "wind",
  },
  {
    route: "/icon-library",
    title: "Icon Library Browser",
    label: "Icon Library",
    tagline: "Search, copy as import or JSX",
    description: "Find an icon by name or meaning and copy it as code or SVG.",
    group: "backend",
    icon: "layout-grid",
  },
  {
    route: "/database-visualizer",
    title: "Database Schema Visualizer",
    label: "Database Visualizer",
    tagline: "Tables, keys and a Mermaid file",
    description: "See tables and their keys as a diagram, from SQL or a sample.",
    group: "backend",
    icon: "database",
  },
  {
    route: "/rls-policy-generator",
    title: "RLS Policy Generator",
    label: "RLS Policy Generator",
    tagline: "Row-level security as SQL",
    description: "Say who may see which rows; get policies, indexes and tests as SQL.",
    group: "backend",
    icon: "shield-check",
  },
  {
    route: "/edge-function-scaffolder",
    title: "Edge Function Scaffolder",
    label: "Edge Function Scaffolder",
    tagline: "CORS, sign-in and env vars set up",
    description: "A function with CORS, sign-in and configuration already right.",
    group: "backend",
    icon: "zap",
  },
  {
    route: "/realtime-code-generator",
    title: "Realtime Code Generator",
    label: "Realtime Code Generator",
    tagline: "A hook and its component",
    description: "A component and a hook that subscribe once and clean up.",
    group: "backend",
    icon: "radio",
  },
];
